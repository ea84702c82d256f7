import { ok } from "../../../shared/result.ts";
import { strictest } from "./attempt-ledger.ts";
import { attemptsLeftOf } from "./attempt-rows.ts";
import { numberKeyOf } from "./machine/number-key.ts";
import type { NumberKey } from "./machine/number-key.ts";
import type { Storage } from "./port.ts";
import { knownOwn, type StorageParts } from "./storage-parts.ts";
import { knownWait } from "./platform-waits.ts";

/** What a storage reports and records about its numbers beyond its own folder. */
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
    giveUpElsewhere: (run, isConfirmed) => numbers.giveUp(run, isConfirmed),
    attemptsLeft(number, asks) {
      const run = typeof asks === "string" ? asks : undefined;
      const here = tools.database.read(() => ok(attemptsLeftOf(tools, number, run)));
      const key = keyOf(asks);
      if (!here.ok || key === undefined) return here;
      const machineRegister = parts.register();
      const everywhere = machineRegister.ok ? machineRegister.value.attemptsLeft(key, run) : machineRegister;
      return everywhere.ok ? ok(strictest(here.value, everywhere.value)) : everywhere;
    },
    knowsLess(number, run) {
      const here = tools.database.read(() => ok(attemptsLeftOf(tools, number, run)));
      const key = keyOf(run);
      if (!here.ok || key === undefined) return here.ok ? ok(false) : here;
      const machineRegister = parts.register();
      const everywhere = machineRegister.ok ? machineRegister.value.attemptsLeft(key, run) : machineRegister;
      return everywhere.ok ? ok(everywhere.value.inRun < here.value.inRun) : everywhere;
    },
    settleRegister(run, end, platformDate) {
      const machineRegister = parts.register();
      return machineRegister.ok ? machineRegister.value.settle(run, end, platformDate) : machineRegister;
    },
    lastUnresolvedRegister(plan) {
      const machineRegister = parts.register();
      return machineRegister.ok ? machineRegister.value.lastUnresolved(numberKeyOf(plan)) : machineRegister;
    },
    tellPlatformDate(plan, platformDate, before) {
      const machineRegister = parts.register();
      if (machineRegister.ok) machineRegister.value.tellDate(numberKeyOf(plan), platformDate, before);
    },
  };
}

/** What a storage reports and records about the waits of its numbers. */
export function waitQueries(parts: StorageParts): Pick<Storage, "toldWaits" | "waitsAreOver"> {
  return {
    toldWaits(plan) {
      const machineRegister = parts.register();
      const waits = machineRegister.ok ? machineRegister.value.waits(numberKeyOf(plan)) : machineRegister;
      return waits.ok ? ok(waits.value.map((wait) => knownWait(wait, parts.me.id))) : waits;
    },
    waitsAreOver(plan, waits) {
      const machineRegister = parts.register();
      return machineRegister.ok ? machineRegister.value.dropWaits(numberKeyOf(plan), waits) : machineRegister;
    },
  };
}
