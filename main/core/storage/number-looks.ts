import type { RunId } from "../../../shared/ids.ts";
import { ok } from "../../../shared/result.ts";
import { strictest } from "./attempt-ledger.ts";
import { attemptsLeftOf } from "./attempt-rows.ts";
import { numberKeyOf } from "./machine/number-key.ts";
import { enteredAfter } from "./machine/number-runs.ts";
import type { NumberKey, NumberRun } from "./machine/port.ts";
import type { RunAway, Storage } from "./port.ts";
import { findRecord } from "./run-records.ts";
import { knownOwn, type StorageParts } from "./storage-parts.ts";
import { knownWait } from "./told-waits.ts";

/** What a storage can tell of its numbers beyond its own folder, and what it is told about them. */
export function numberLooks(
  parts: StorageParts,
): Pick<
  Storage,
  | "inTheWay"
  | "giveUpElsewhere"
  | "laterElsewhere"
  | "attemptsLeft"
  | "knowsLess"
  | "settleRegister"
  | "lastUnresolvedRegister"
  | "tellPlatformDate"
> {
  const { tools, numbers } = parts;
  const keyOf = (asks: Parameters<Storage["attemptsLeft"]>[1]): NumberKey | undefined => {
    if (asks === undefined) return undefined;
    return typeof asks === "string" ? knownOwn(parts, asks)?.number : numberKeyOf(asks);
  };
  return {
    inTheWay: (plan) => numbers.inTheWay(numberKeyOf(plan)),
    giveUpElsewhere: (run, word) => numbers.giveUp(run, word),
    laterElsewhere(run) {
      const own = knownOwn(parts, run);
      if (own === undefined) return ok(undefined);
      const book = parts.book();
      const entered = book.ok ? book.value.runsOf(own.number) : book;
      if (!entered.ok) return entered;
      const later = enteredAfter(entered.value, { ...own, folder: parts.me });
      return tools.database.look(() => ok(runAway(later, (name) => isHere(parts, name))));
    },
    attemptsLeft(number, asks) {
      const run = typeof asks === "string" ? asks : undefined;
      const here = tools.database.look(() => ok(attemptsLeftOf(tools, number, run)));
      const key = keyOf(asks);
      if (!here.ok || key === undefined) return here;
      const book = parts.book();
      const everywhere = book.ok ? book.value.attemptsLeft(key, run) : book;
      return everywhere.ok ? ok(strictest(here.value, everywhere.value)) : everywhere;
    },
    knowsLess(number, run) {
      const here = tools.database.look(() => ok(attemptsLeftOf(tools, number, run)));
      const key = keyOf(run);
      if (!here.ok || key === undefined) return here.ok ? ok(false) : here;
      const book = parts.book();
      const everywhere = book.ok ? book.value.attemptsLeft(key, run) : book;
      return everywhere.ok ? ok(everywhere.value.inRun < here.value.inRun) : everywhere;
    },
    settleRegister(run, end, platformDate) {
      const book = parts.book();
      return book.ok ? book.value.settle(run, end, platformDate) : book;
    },
    lastUnresolvedRegister(plan) {
      const book = parts.book();
      return book.ok ? book.value.lastUnresolved(numberKeyOf(plan)) : book;
    },
    tellPlatformDate(platformDate, before) {
      const book = parts.book();
      if (book.ok) book.value.tellDate(platformDate, before);
    },
  };
}

function isHere({ tools: { database, chain } }: StorageParts, run: RunId): boolean {
  return findRecord(database, chain, run) !== undefined;
}

/**
 * The last of these entries whose run is not in this folder, be it that a copy of this folder had it. One that only waited
 * behind another run of the number has moved nothing.
 */
export function runAway(later: readonly NumberRun[], isKnown: (run: RunId) => boolean): RunAway | undefined {
  const last = later.findLast(({ run, closed }) => closed !== "other" && !isKnown(run));
  if (last === undefined) return undefined;
  const since = later.filter(({ run, order }) => order > last.order && isKnown(run));
  return { run: last.run, folder: last.folder.path, since: since.map(({ run }) => run) };
}

/** What a storage can tell of the waits of its numbers, and what it is told about them. */
export function waitLooks(parts: StorageParts): Pick<Storage, "toldWaits" | "waitsAreOver"> {
  return {
    toldWaits(plan) {
      const book = parts.book();
      const waits = book.ok ? book.value.waits(numberKeyOf(plan)) : book;
      return waits.ok ? ok(waits.value.map((wait) => knownWait(wait, parts.me.id))) : waits;
    },
    waitsAreOver(plan, holds) {
      const book = parts.book();
      return book.ok ? book.value.endWaits(numberKeyOf(plan), holds) : book;
    },
  };
}
