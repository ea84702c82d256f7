import { ok } from "../../../shared/result.ts";
import { strictest } from "./attempt-ledger.ts";
import { attemptsLeftOf } from "./attempt-rows.ts";
import { numberKeyOf } from "./machine/number-key.ts";
import type { NumberKey } from "./machine/number-key.ts";
import type { Storage } from "./port.ts";
import { knownOwn, type StorageParts } from "./storage-parts.ts";
import { knownWait } from "./platform-waits.ts";

/** What a storage can tell of its numbers beyond its own folder, and what it is told about them. */
export function numberQueries(
  parts: StorageParts,
): Pick<
  Storage,
  | "inTheWay"
  | "giveUpElsewhere"
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
    attemptsLeft(number, asks) {
      const run = typeof asks === "string" ? asks : undefined;
      const here = tools.database.look(() => ok(attemptsLeftOf(tools, number, run)));
      const key = keyOf(asks);
      if (!here.ok || key === undefined) return here;
      const book = parts.register();
      const everywhere = book.ok ? book.value.attemptsLeft(key, run) : book;
      return everywhere.ok ? ok(strictest(here.value, everywhere.value)) : everywhere;
    },
    knowsLess(number, run) {
      const here = tools.database.look(() => ok(attemptsLeftOf(tools, number, run)));
      const key = keyOf(run);
      if (!here.ok || key === undefined) return here.ok ? ok(false) : here;
      const book = parts.register();
      const everywhere = book.ok ? book.value.attemptsLeft(key, run) : book;
      return everywhere.ok ? ok(everywhere.value.inRun < here.value.inRun) : everywhere;
    },
    settleRegister(run, end, platformDate) {
      const book = parts.register();
      return book.ok ? book.value.settle(run, end, platformDate) : book;
    },
    lastUnresolvedRegister(plan) {
      const book = parts.register();
      return book.ok ? book.value.lastUnresolved(numberKeyOf(plan)) : book;
    },
    tellPlatformDate(plan, platformDate, before) {
      const book = parts.register();
      if (book.ok) book.value.tellDate(numberKeyOf(plan), platformDate, before);
    },
  };
}

/** What a storage can tell of the waits of its numbers, and what it is told about them. */
export function waitQueries(parts: StorageParts): Pick<Storage, "toldWaits" | "waitsAreOver"> {
  return {
    toldWaits(plan) {
      const book = parts.register();
      const waits = book.ok ? book.value.waits(numberKeyOf(plan)) : book;
      return waits.ok ? ok(waits.value.map((wait) => knownWait(wait, parts.me.id))) : waits;
    },
    waitsAreOver(plan, waits) {
      const book = parts.register();
      return book.ok ? book.value.dropWaits(numberKeyOf(plan), waits) : book;
    },
  };
}
