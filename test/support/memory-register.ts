import { isDeepStrictEqual } from "node:util";
import { judgeAttempts, mayAttempt, type AttemptsLeft } from "../../main/core/storage/attempt-ledger.ts";
import { judgePinChange } from "../../main/core/storage/machine/pin-changes.ts";
import { judgeClaim } from "../../main/core/storage/machine/number-runs.ts";
import { platformClock } from "../../main/core/storage/machine/platform-clock.ts";
import type { NumberKey } from "../../main/core/storage/machine/number-key.ts";
import type {
  MachineRegister,
  NumberRun,
  NumberWait,
  PastAttempt,
  PinClaim,
  PinRefusal,
  RegisterEnd,
  RunRequest,
  SinceRefusal,
} from "../../main/core/storage/machine/port.ts";
import { quotaClock } from "../../main/core/storage/quota-clock.ts";
import type { RunId } from "../../shared/ids.ts";
import { err, ok } from "../../shared/result.ts";
import { instant, type Clock } from "../../shared/time.ts";

type Register = PastAttempt & {
  readonly platform: number | undefined;
  readonly end: RegisterEnd | undefined;
};

type Refusal = PinRefusal & {
  readonly steady: number;
  readonly platform: number | undefined;
  readonly since: SinceRefusal | undefined;
};

/** State that several memory registers share, as several processes share a machine. */
export type MemoryMachine = {
  runs: NumberRun[];
  registers: Register[];
  requests: RunRequest[];
  lateMoves: RunRequest[];
  waits: NumberWait[];
  refusals: Refusal[];
  pinChanges: PinClaim[];
  readonly brought: Set<string>;
  readonly locked: Map<NumberKey, symbol>;
  highest: number;
  orders: number;
};

/** A machine on which no number was ever moved. */
export function memoryMachine(): MemoryMachine {
  return {
    runs: [],
    registers: [],
    requests: [],
    lateMoves: [],
    waits: [],
    refusals: [],
    pinChanges: [],
    brought: new Set(),
    locked: new Map(),
    highest: 0,
    orders: 0,
  };
}

/** A machine-wide register that behaves like the real one but keeps its entries in memory. */
export function memoryBook(machine: MemoryMachine, clock: Clock): MachineRegister {
  const steady = quotaClock(clock, machine.highest);
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

  const ages = (number: NumberKey, isStrict = false) => {
    const told = platform.earliest(number);
    const now = Math.min(steady.earliest(machine.highest), told ?? Infinity);
    const agoMs = ({
      steady: then,
      platform: served,
      wall,
    }: {
      readonly steady: number;
      readonly platform: number | undefined;
      readonly wall: number;
    }): number => {
      if (served === undefined || (told === undefined && !isStrict)) return now - then;
      if (told === undefined) return 0;
      const walled = clock.now() - wall;
      return walled < 0 ? told - served : Math.min(told - served, walled);
    };
    return { now, agoMs };
  };
  const aged = (number: NumberKey): { now: number; registers: { register: Register; agoMs: number }[] } => {
    const { now, agoMs } = ages(number);
    const registers = machine.registers
      .filter((register) => register.number === number)
      .map((register) => ({ register, agoMs: agoMs(register) }));
    return { now, registers };
  };
  const tell = (waits: readonly NumberWait[]): void => {
    for (const wait of waits) {
      machine.waits = machine.waits.filter(
        ({ number, holds, folder }) =>
          number !== wait.number || holds !== wait.holds || folder.id !== wait.folder.id,
      );
      machine.waits.push(wait);
    }
  };
  const refuse = (refusal: PinRefusal, dated: Pick<Refusal, "steady" | "platform">): void => {
    const known = machine.refusals.some(
      ({ number, ref }) => number === refusal.number && ref === refusal.ref,
    );
    if (!known) machine.refusals.push({ ...refusal, ...dated, since: undefined });
  };
  const pinChange = (number: NumberKey): PinClaim | undefined =>
    machine.pinChanges.find((claim) => claim.number === number);
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
      const changing = pinChange(claim.number);
      if (changing !== undefined) return err({ kind: "refused", why: "pin-change", by: changing });
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
    runsOf: (number) => ok(machine.runs.filter((entry) => entry.number === number)),
    find: (run) => ok(openEntry(run)),
    claimPinChange(claim) {
      const judged = judgePinChange(openRun(claim.number), pinChange(claim.number));
      if (judged !== "free") return err(judged);
      machine.pinChanges.push(claim);
      return ok(null);
    },
    endPinChange({ claim }) {
      machine.pinChanges = machine.pinChanges.filter((other) => other.claim !== claim);
      return ok(null);
    },
    pinChange: (number) => ok(pinChange(number)),
    takeOver({ folder: from, runs, attempts, early }) {
      for (const run of runs)
        if (!machine.runs.some((entry) => entry.run === run.run && entry.folder.id === run.folder.id))
          enter({ ...run, closed: openRun(run.number) === undefined ? undefined : "other" });
      for (const attempt of attempts)
        if (!machine.registers.some(({ run, ordinal }) => run === attempt.run && ordinal === attempt.ordinal))
          machine.registers.push({ ...attempt, platform: undefined, end: undefined });
      if (early === undefined) return ok(null);
      tell(early.waits);
      for (const refusal of early.refusals) refuse(refusal, { steady: refusal.at, platform: undefined });
      machine.brought.add(`${from.id} ${from.path}`);
      return ok(null);
    },
    hasBrought: ({ id, path }) => ok(machine.brought.has(`${id} ${path}`)),
    tellWaits(waits) {
      tell(waits);
      return ok(null);
    },
    endWaits(number, holds) {
      machine.waits = machine.waits.filter((wait) => wait.number !== number || !holds.includes(wait.holds));
      return ok(null);
    },
    dropWaits(number, waits) {
      machine.waits = machine.waits.filter(
        (wait) =>
          wait.number !== number ||
          !waits.some(({ holds, seconds, from, toldTo }) =>
            isDeepStrictEqual(
              { holds, seconds, from, toldTo },
              { holds: wait.holds, seconds: wait.seconds, from: wait.from, toldTo: wait.toldTo },
            ),
          ),
      );
      return ok(null);
    },
    waits: (number) => ok(machine.waits.filter((wait) => wait.number === number)),
    noteRefusal(refusal) {
      refuse(refusal, { steady: steady.latest(machine.highest), platform: platform.latest(refusal.number) });
      return ok(null);
    },
    refusals(number) {
      const { agoMs } = ages(number);
      return ok(
        machine.refusals
          .filter((refusal) => refusal.number === number)
          .map(({ ref, folder, at, since, ...dated }) => ({
            number,
            ref,
            folder,
            at,
            since,
            agoMs: Math.max(0, agoMs({ ...dated, wall: at })),
          })),
      );
    },
    sinceRefusals(number, since) {
      machine.refusals = machine.refusals.map((refusal) =>
        refusal.number === number && refusal.since !== "void" ? { ...refusal, since } : refusal,
      );
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
        platform: platform.latest(number),
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
    enterRequest(request) {
      const isSame = ({ run, step, attempt }: RunRequest): boolean =>
        run === request.run && step === request.step && attempt === request.attempt;
      if (machine.requests.some(isSame)) return err({ kind: "sentBefore" });
      machine.requests.push(request);
      return ok(null);
    },
    withdrawRequest({ run, step, attempt }) {
      machine.requests = machine.requests.filter(
        (known) => known.run !== run || known.step !== step || known.attempt !== attempt,
      );
      return ok(null);
    },
    tellLateMoves(moves) {
      machine.lateMoves.push(...moves);
      return ok(null);
    },
    lateMoves: (number) => ok(machine.lateMoves.filter((move) => move.number === number)),
    tellDate: (number, date, before) => platform.tell(number, date, before),
    forget(numbers) {
      machine.registers = machine.registers.filter(({ number }) => !numbers.includes(number));
      machine.requests = machine.requests.filter(({ number }) => !numbers.includes(number));
      machine.lateMoves = machine.lateMoves.filter(({ number }) => !numbers.includes(number));
      machine.waits = machine.waits.filter(({ number }) => !numbers.includes(number));
      machine.refusals = machine.refusals.filter(({ number }) => !numbers.includes(number));
      return ok(null);
    },
    close() {
      for (const [number, by] of machine.locked) if (by === process) machine.locked.delete(number);
    },
  };
}
