import { judgeAttempts, mayAttempt, type AttemptsLeft } from "../../main/core/storage/attempt-ledger.ts";
import { judgeClaim } from "../../main/core/storage/machine/number-runs.ts";
import { platformClock } from "../../main/core/storage/machine/platform-clock.ts";
import type {
  MachineBook,
  NumberKey,
  NumberRun,
  PastAttempt,
  RegisterEnd,
} from "../../main/core/storage/machine/port.ts";
import { steadyTime } from "../../main/core/storage/steady-time.ts";
import type { RunId } from "../../shared/ids.ts";
import { err, ok } from "../../shared/result.ts";
import { instant, type Clock } from "../../shared/time.ts";

type Register = PastAttempt & {
  readonly platform: number | undefined;
  readonly end: RegisterEnd | undefined;
};

/** What several memory books share, as several processes share a machine. */
export type MemoryMachine = {
  runs: NumberRun[];
  registers: Register[];
  readonly locked: Map<NumberKey, symbol>;
  highest: number;
  orders: number;
};

/** A machine on which no number was ever moved. */
export function memoryMachine(): MemoryMachine {
  return { runs: [], registers: [], locked: new Map(), highest: 0, orders: 0 };
}

/** A book that forgets: the same promises as the real one, without the files. */
export function memoryBook(machine: MemoryMachine, clock: Clock): MachineBook {
  const steady = steadyTime(clock, machine.highest);
  const platform = platformClock(clock);
  const process = Symbol("process");

  const enter = (entry: Omit<NumberRun, "order">): void => {
    machine.orders += 1;
    machine.runs.push({ order: machine.orders, ...entry });
  };
  const change = (order: number, to: Partial<NumberRun>): void => {
    machine.runs = machine.runs.map((entry) => (entry.order === order ? { ...entry, ...to } : entry));
  };
  const openEntry = (run: RunId): NumberRun | undefined =>
    machine.runs.find((entry) => entry.run === run && entry.closed === undefined);
  const openRun = (number: NumberKey): NumberRun | undefined =>
    machine.runs.find((entry) => entry.number === number && entry.closed === undefined);
  const lastOf = (run: RunId): Register | undefined =>
    machine.registers.findLast((register) => register.run === run);

  const aged = (number: NumberKey): { now: number; registers: { register: Register; agoMs: number }[] } => {
    const told = platform.earliest();
    const now = Math.min(steady.earliest(machine.highest), told ?? Infinity);
    const registers = machine.registers
      .filter((register) => register.number === number)
      .map((register) => ({
        register,
        agoMs:
          told !== undefined && register.platform !== undefined
            ? told - register.platform
            : now - register.steady,
      }));
    return { now, registers };
  };
  const left = (number: NumberKey, run?: RunId): AttemptsLeft => {
    const { now, registers } = aged(number);
    const attempts = registers.map(({ register, agoMs }) => ({ run: register.run, at: now - agoMs }));
    return judgeAttempts(attempts, { now, wallNow: clock.now(), run });
  };

  return {
    lock(number) {
      if (machine.locked.has(number)) return ok(undefined);
      machine.locked.set(number, process);
      return ok({ release: () => void machine.locked.delete(number) });
    },
    isLocked: (number) => machine.locked.has(number),
    claim(claim) {
      const judged = judgeClaim(
        machine.runs.filter(({ number }) => number === claim.number),
        claim,
      );
      if (judged === "held") return ok(null);
      if (judged !== "free") return err(judged);
      const known = machine.runs.find(
        ({ run, folder }) => run === claim.run && folder.id === claim.folder.id,
      );
      const { number, run, folder, openedAt } = claim;
      if (known === undefined) enter({ number, run, folder, openedAt, closed: undefined });
      else change(known.order, { folder, closed: undefined });
      return ok(null);
    },
    closeRun({ run, folder }, by) {
      const entry = openEntry(run);
      if (entry?.folder.id === folder.id && entry.folder.path === folder.path)
        change(entry.order, { closed: by });
      return ok(null);
    },
    withdraw({ run, folder }) {
      const entry = openEntry(run);
      if (entry?.folder.id === folder.id) machine.runs = machine.runs.filter((other) => other !== entry);
      return ok(null);
    },
    moved(folder) {
      for (const entry of machine.runs) if (entry.folder.id === folder.id) change(entry.order, { folder });
      return ok(null);
    },
    openRun: (number) => ok(openRun(number)),
    find: (run) => ok(openEntry(run)),
    takeOver(runs, attempts) {
      for (const run of runs)
        if (!machine.runs.some((entry) => entry.run === run.run && entry.folder.id === run.folder.id))
          enter({ ...run, closed: openRun(run.number) === undefined ? undefined : "other" });
      for (const attempt of attempts)
        if (!machine.registers.some(({ run, ordinal }) => run === attempt.run && ordinal === attempt.ordinal))
          machine.registers.push({ ...attempt, platform: undefined, end: undefined });
      return ok(null);
    },
    attemptsLeft: (number, run) => ok(left(number, run)),
    count(number, run) {
      const allowed = left(number, run);
      if (!mayAttempt(allowed)) return err({ kind: "attemptsSpent", left: allowed });
      machine.registers.push({
        number,
        run,
        ordinal: (lastOf(run)?.ordinal ?? 0) + 1,
        steady: steady.latest(machine.highest),
        wall: clock.now(),
        monotonic: clock.monotonicMs(),
        platform: platform.latest(),
        end: undefined,
      });
      machine.highest = steady.earliest(machine.highest);
      return ok(null);
    },
    uncount(run) {
      const last = lastOf(run);
      machine.registers = machine.registers.filter((register) => register !== last);
      return ok(null);
    },
    settle(run, end, date) {
      const last = lastOf(run);
      machine.registers = machine.registers.map((register) =>
        register === last
          ? { ...last, end, platform: last.platform ?? (date === undefined ? undefined : date + 1000) }
          : register,
      );
      return ok(null);
    },
    lastUnresolved(number) {
      const open = aged(number).registers.filter(
        ({ register: { end } }) => end === undefined || end === "unknown",
      );
      const last = open.at(-1);
      if (last === undefined) return ok(undefined);
      const agoMs = Math.max(0, Math.min(...open.map((each) => each.agoMs)));
      return ok({ run: last.register.run, at: instant(last.register.wall), agoMs });
    },
    tellDate: (date) => platform.tell(date),
    forget(numbers) {
      machine.registers = machine.registers.filter(({ number }) => !numbers.includes(number));
      return ok(null);
    },
    close() {
      for (const [number, by] of machine.locked) if (by === process) machine.locked.delete(number);
    },
  };
}
