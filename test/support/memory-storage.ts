import { hash } from "node:crypto";
import {
  judgeAttempts,
  mayAttempt,
  strictest,
  type Attempt,
} from "../../main/core/storage/attempt-ledger.ts";
import { folderNumbers } from "../../main/core/storage/machine/folder-numbers.ts";
import type { OtherFolders, RunThere } from "../../main/core/storage/machine/inspect-folder.ts";
import { moveIn, stepsBeside, tellLateMoves } from "../../main/core/storage/late-moves.ts";
import { datedBy } from "../../main/core/storage/machine/waits.ts";
import { enteredAfter } from "../../main/core/storage/machine/number-runs.ts";
import { runAway } from "../../main/core/storage/storage-over.ts";
import type { NumberKey } from "../../main/core/storage/machine/number-key.ts";
import type {
  FolderMark,
  FolderPast,
  MachineRegister,
  NumberWait,
} from "../../main/core/storage/machine/port.ts";
import type { Random } from "../../main/core/runtime/random.ts";
import type {
  AppendOptions,
  AttemptsLeft,
  ChainedRow,
  JournalRow,
  FencedLock,
  Storage,
} from "../../main/core/storage/port.ts";
import { judgeRefusals } from "../../main/core/storage/pin-queries.ts";
import { knownWait, waitsIn } from "../../main/core/storage/platform-waits.ts";
import { quotaClock } from "../../main/core/storage/quota-clock.ts";
import type { RunId } from "../../shared/ids.ts";
import { JournalEntry } from "../../shared/migration/journal-entry.ts";
import { numberOf, type Plan } from "../../shared/migration/plan.ts";
import { laterOf, momentOf, platformWaitsIn } from "../../shared/migration/platform-wait.ts";
import { digitsOf, isSameLine, isSameNumber, type E164 } from "../../shared/phone.ts";
import { err, ok } from "../../shared/result.ts";
import type { Clock, Instant } from "../../shared/time.ts";
import { memoryBook, memoryMachine, type MemoryMachine } from "./memory-register.ts";
import { memoryOperations, noOperations, type MemoryOperations } from "./memory-operations.ts";
import { clientOf, numberKeyOf } from "./plan-keys.ts";

type StoredRun = {
  readonly number: E164;
  readonly plan: Plan;
  readonly openedAt: Instant;
  readonly rows: string[];
};

/** State that several memory storages share, as several processes share a data folder. */
export type MemoryDisk = {
  readonly folder: FolderMark;
  readonly runs: Map<RunId, StoredRun>;
  readonly owners: Map<RunId, string>;
  readonly held: Map<RunId, string>;
  readonly attempts: (Attempt & { readonly number: E164 })[];
  readonly refused: {
    readonly number: E164;
    readonly fingerprint: string;
    readonly at: Instant;
    readonly ref: string;
  }[];
  readonly operations: MemoryOperations;
  highest: number;
  forgottenAt?: Instant;
};

/** A machine with data folders in memory, by path. */
export type MemoryComputer = { readonly machine: MemoryMachine; readonly disks: Map<string, MemoryDisk> };

export function memoryComputer(): MemoryComputer {
  return { machine: memoryMachine(), disks: new Map() };
}

/** A copy of a computer on which no process runs, so that several histories can go on from there. */
export function copyComputer({ machine, disks }: MemoryComputer): MemoryComputer {
  const copyDisk = (disk: MemoryDisk): MemoryDisk => ({
    ...disk,
    runs: new Map(
      [...disk.runs].map(([run, stored]) => {
        const rows = [...stored.rows];
        readBefore.set(rows, [...(readBefore.get(stored.rows) ?? [])]);
        return [run, { ...stored, rows }];
      }),
    ),
    owners: new Map(disk.owners),
    held: new Map(disk.held),
    attempts: [...disk.attempts],
    refused: [...disk.refused],
    operations: { rows: [...disk.operations.rows], held: new Set(disk.operations.held) },
  });
  return {
    machine: {
      ...machine,
      runs: [...machine.runs],
      registers: machine.registers.map((register) => ({ ...register })),
      requests: [...machine.requests],
      lateMoves: [...machine.lateMoves],
      waits: [...machine.waits],
      refusals: machine.refusals.map((refusal) => ({ ...refusal })),
      pinChanges: [...machine.pinChanges],
      brought: new Set(machine.brought),
      locked: new Map(machine.locked),
    },
    disks: new Map([...disks].map(([path, disk]) => [path, copyDisk(disk)])),
  };
}

function diskAt({ disks }: MemoryComputer, path: string): MemoryDisk {
  const disk = disks.get(path) ?? {
    folder: { id: `id of ${path}`, path },
    runs: new Map(),
    owners: new Map(),
    held: new Map(),
    attempts: [],
    refused: [],
    operations: noOperations(),
    highest: 0,
  };
  disks.set(path, disk);
  return disk;
}

const rowIn = (text: string): ChainedRow =>
  frozen({
    ...(JSON.parse(text) as JournalRow),
    hash: hash("sha256", text),
  });

/** Rows that were read before. Nobody can change one, so every reader may get the same. */
const readBefore = new WeakMap<string[], { readonly text: string; readonly row: ChainedRow }[]>();

const rowsOf = (disk: MemoryDisk, run: RunId): readonly ChainedRow[] => {
  const rows = disk.runs.get(run)?.rows ?? [];
  const known = readBefore.get(rows) ?? [];
  readBefore.set(rows, known);
  return rows.map((text, index) => {
    const read = known[index];
    if (read?.text === text) return read.row;
    const row = rowIn(text);
    known[index] = { text, row };
    return row;
  });
};

function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) frozen(member);
  return Object.freeze(value);
}

const hasEnded = (disk: MemoryDisk, run: RunId): boolean => {
  const words = rowsOf(disk, run).filter(({ entry }) => entry.kind === "ended" || entry.kind === "reopened");
  return words.at(-1)?.entry.kind === "ended";
};

const stands = (disk: MemoryDisk, run: RunId): RunThere => {
  if (!disk.runs.has(run)) return "absent";
  return hasEnded(disk, run) ? "ended" : "open";
};

const foldersOf = ({ disks }: MemoryComputer): OtherFolders => ({
  same: (one, other) => one === other,
  statusOf({ id, path }, run) {
    const disk = disks.get(path);
    return disk?.folder.id === id ? stands(disk, run) : "gone";
  },
  isMarkedMoved: () => false,
});

/**
 * A storage that behaves like the real one but keeps everything in memory. Rows are kept as text, so that no
 * object is shared by reference.
 */
export function memoryStorage(ports: {
  readonly computer: MemoryComputer;
  readonly path: string;
  readonly clock: Clock;
  readonly random: Random;
  readonly appVersion: string;
}): Storage {
  const { clock, random, appVersion, computer } = ports;
  const disk = diskAt(computer, ports.path);
  const steady = quotaClock(clock, disk.highest);
  const holds = new Map<string, { readonly run: RunId; release(): void; letNumberGo(): void }>();
  const register = memoryBook(computer.machine, clock);
  const numbers = folderNumbers(disk.folder, {
    register: () => ok(register),
    statusHere: (run) => stands(disk, run),
    lockWaitMs: 0,
    folders: foldersOf(computer),
  });

  const counted = new Map<string, number>();
  const keysOf = (number: E164): readonly NumberKey[] => [
    ...new Set(
      [...disk.runs.values()].flatMap((run) => (run.number === number ? [numberKeyOf(run.plan)] : [])),
    ),
  ];
  const early = (): FolderPast["early"] => {
    const waits = new Map<string, NumberWait>();
    for (const [run, { plan }] of disk.runs)
      for (const { entry, at } of rowsOf(disk, run)) {
        const number = numberKeyOf(plan);
        const { told, over } = platformWaitsIn(entry);
        for (const holds of over) waits.delete(`${number} ${holds}`);
        for (const { holds, seconds, cutsNone } of at > (disk.forgottenAt ?? -Infinity) ? told : []) {
          const key = `${number} ${holds}`;
          const wait = { seconds, from: datedBy(clientOf(plan), holds, momentOf(entry, at)) };
          const kept = cutsNone === true ? laterOf(wait, waits.get(key)) : wait;
          waits.set(key, { number, holds, ...kept, toldTo: run, folder: disk.folder });
        }
      }
    return {
      waits: [...waits.values()],
      refusals: disk.refused.flatMap(({ number, ref, at }) =>
        keysOf(number).map((key) => ({ number: key, ref, folder: disk.folder, at })),
      ),
    };
  };
  const brought = register.hasBrought(disk.folder);
  const told = brought.ok && !brought.value ? early() : undefined;
  register.takeOver({
    folder: disk.folder,
    ...(told === undefined ? {} : { early: told }),
    runs: [...disk.runs].flatMap(([run, { plan, openedAt }]) =>
      hasEnded(disk, run) ? [] : [{ number: numberKeyOf(plan), run, folder: disk.folder, openedAt }],
    ),
    attempts: disk.attempts.flatMap(({ run, at }) => {
      const stored = disk.runs.get(run as RunId);
      const ordinal = (counted.get(run) ?? 0) + 1;
      counted.set(run, ordinal);
      const times = { steady: at, wall: at, monotonic: 0 };
      return stored === undefined
        ? []
        : [{ number: numberKeyOf(stored.plan), run: run as RunId, ordinal, ...times }];
    }),
  });

  const own = (run: RunId) => {
    const stored = disk.runs.get(run);
    return stored === undefined
      ? undefined
      : {
          number: numberKeyOf(stored.plan),
          run,
          openedAt: stored.openedAt,
          client: clientOf(stored.plan),
        };
  };

  const write = (run: RunId, entry: JournalEntry): ChainedRow => {
    const rows = disk.runs.get(run)?.rows ?? [];
    const text = JSON.stringify({
      seq: rows.length + 1,
      run,
      entry,
      at: clock.now(),
      appVersion,
    });
    rows.push(text);
    disk.highest = steady.earliest(disk.highest);
    return rowsOf(disk, run).at(-1) as ChainedRow;
  };

  const left = (number: E164, run?: RunId): AttemptsLeft =>
    judgeAttempts(
      disk.attempts.filter((attempt) => attempt.number === number),
      { now: steady.earliest(disk.highest), wallNow: clock.now(), run },
    );

  const take = (run: RunId, release: () => void = () => undefined): FencedLock => {
    const epoch = Buffer.from(random.bytes(32)).toString("hex");
    const held = {
      run,
      letNumberGo: release,
      release(): void {
        held.letNumberGo();
        holds.delete(epoch);
        if (disk.held.get(run) === epoch) disk.held.delete(run);
      },
    };
    disk.held.set(run, epoch);
    disk.owners.set(run, epoch);
    holds.set(epoch, held);
    return { run, epoch, release: () => held.release() };
  };

  const others = (number: E164, run?: RunId): readonly (readonly [RunId, StoredRun])[] =>
    [...disk.runs].filter(
      ([name, { number: of }]) => isSameLine(digitsOf(of), digitsOf(number)) && name !== run,
    );
  const openRunOf = (number: E164, beside?: RunId): RunId | undefined =>
    others(number, beside).find(([run]) => !hasEnded(disk, run))?.[0];

  const laterRuns = (run: RunId): readonly RunId[] => {
    const own = disk.runs.get(run);
    if (own === undefined) return [];
    const order = [...disk.runs.keys()];
    return others(own.number, run)
      .map(([name]) => name)
      .filter((name) => order.indexOf(name) > order.indexOf(run))
      .toReversed();
  };

  const allowedByBook = (
    run: RunId,
    [first]: readonly JournalEntry[],
    options: AppendOptions = {},
  ): ReturnType<MachineRegister["count"]> | ReturnType<MachineRegister["enterRequest"]> => {
    const key = own(run)?.number;
    if (key === undefined) return ok(null);
    if (options.once === true && first?.kind === "intent")
      return register.enterRequest({ number: key, run, step: first.step, attempt: first.attempt });
    const number = options.countsAttempt;
    if (number === undefined) return ok(null);
    const allowed = left(number, run);
    if (!mayAttempt(allowed)) return err({ kind: "attemptsSpent", left: allowed });
    const counted = register.count(key, run);
    if (counted.ok) disk.attempts.push({ number, run, at: steady.latest(disk.highest) });
    return counted;
  };

  const appendAll: Storage["appendAll"] = (hold, entries, options) => {
    const held = holds.get(hold.epoch);
    const stored = disk.runs.get(hold.run);
    if (held === undefined || stored === undefined || disk.owners.get(hold.run) !== hold.epoch)
      return err({ kind: "fenced" });
    const parsed = entries.map((entry) => JournalEntry.parse(entry));
    if (parsed.some(({ kind }) => kind === "reopened")) {
      const other = openRunOf(stored.number, hold.run) ?? laterRuns(hold.run).at(-1);
      if (other !== undefined) return err({ kind: "runOpen", run: other });
      const release = numbers.take(own(hold.run) as NonNullable<ReturnType<typeof own>>, "reopen");
      if (!release.ok) return release;
      held.letNumberGo = release.value;
    }
    const allowed = allowedByBook(hold.run, parsed, options);
    if (!allowed.ok) return allowed;
    const waits = waitsIn(
      { register: () => ok(register), me: disk.folder, at: clock.now() },
      own(hold.run),
      parsed,
    );
    waits.tell();
    tellLateMoves({ register: () => ok(register) }, own(hold.run), parsed);
    const rows = parsed.map((entry) => write(hold.run, entry));
    waits.end();
    if (hasEnded(disk, hold.run) && parsed.some(({ kind }) => kind === "ended")) {
      numbers.closed(hold.run);
      held.letNumberGo();
      held.letNumberGo = () => undefined;
    }
    return ok(rows);
  };

  const operations = memoryOperations(disk.operations, clock, {
    openRunOf: (number) => openRunOf(number),
    forgetRefusals: (number) => {
      const kept = disk.refused.filter((pin) => pin.number !== number);
      disk.refused.splice(0, disk.refused.length, ...kept);
    },
    register: () => ok(register),
    me: disk.folder,
    takePinChange: (number) => numbers.takePinChange(number, Buffer.from(random.bytes(16)).toString("hex")),
  });

  return {
    create(number, entry) {
      const busy = openRunOf(number);
      if (busy !== undefined) return err({ kind: "runOpen", run: busy });
      if (operations.isHeld(number)) return err({ kind: "numberBusy" });
      const run = { number: numberKeyOf(entry.plan), run: entry.run, openedAt: clock.now() };
      const release = numbers.take(run, "create");
      if (!release.ok) return release;
      disk.runs.set(entry.run, { number, plan: entry.plan, openedAt: clock.now(), rows: [] });
      const hold = take(entry.run, release.value);
      write(entry.run, JournalEntry.parse(entry));
      return ok(hold);
    },
    openRunOf: (number) => ok(openRunOf(number)),
    laterRuns: (run) => ok(laterRuns(run)),
    lateMoves(plan, beside) {
      const here = others(numberOf(plan)).flatMap(([run]) =>
        rowsOf(disk, run).flatMap(({ entry }) => moveIn(run, entry)),
      );
      const everywhere = register.lateMoves(numberKeyOf(plan));
      return everywhere.ok ? ok(stepsBeside([...here, ...everywhere.value], beside)) : everywhere;
    },
    laterElsewhere(run) {
      const known = own(run);
      const entered = known === undefined ? undefined : register.runsOf(known.number);
      if (known === undefined || entered?.ok !== true) return entered?.ok === false ? entered : ok(undefined);
      return ok(
        runAway(enteredAfter(entered.value, { ...known, folder: disk.folder }), (name) =>
          disk.runs.has(name),
        ),
      );
    },
    hold(run, { toEnd = false } = {}) {
      const stored = disk.runs.get(run);
      if (stored === undefined) return err({ kind: "noSuchRun" });
      if (disk.held.has(run)) return err({ kind: "heldElsewhere" });
      const open = hasEnded(disk, run) ? undefined : own(run);
      if (open === undefined) return ok(take(run));
      if (toEnd) {
        numbers.touch(open);
        return ok(take(run));
      }
      const beside = openRunOf(stored.number, run);
      if (beside !== undefined) return err({ kind: "runOpen", run: beside });
      const release = numbers.take(open, "take-up");
      return release.ok ? ok(take(run, release.value)) : release;
    },
    appendAll,
    append(hold, entry, options) {
      const rows = appendAll(hold, [entry], options);
      return rows.ok ? ok(rows.value[0] as ChainedRow) : rows;
    },
    read: (run) =>
      disk.runs.has(run) ? ok({ rows: rowsOf(disk, run), damaged: [] }) : err({ kind: "noSuchRun" }),
    names: () =>
      ok([...disk.runs].map(([run, { number, openedAt }]) => ({ run, listing: { run, number, openedAt } }))),
    runsOf: (number) =>
      ok([...disk.runs].flatMap(([run, other]) => (isSameNumber(other.number, number) ? [run] : []))),
    runs: () => ok([...disk.runs].map(([run, { number, openedAt }]) => ({ run, number, openedAt }))),
    inTheWay: (plan) => numbers.inTheWay(numberKeyOf(plan)),
    giveUpElsewhere: (run, word) => numbers.giveUp(run, word),
    attemptsLeft(number, asks) {
      const run = typeof asks === "string" ? asks : undefined;
      const key =
        typeof asks === "object" ? numberKeyOf(asks) : run === undefined ? undefined : own(run)?.number;
      const here = left(number, run);
      if (key === undefined) return ok(here);
      const everywhere = register.attemptsLeft(key, run);
      return everywhere.ok ? ok(strictest(here, everywhere.value)) : everywhere;
    },
    knowsLess(number, run) {
      const key = own(run)?.number;
      const everywhere = key === undefined ? undefined : register.attemptsLeft(key, run);
      return ok(everywhere?.ok === true && everywhere.value.inRun < left(number, run).inRun);
    },
    settleRegister: (run, end, date) => register.settle(run, end, date),
    lastUnresolvedRegister: (plan) => register.lastUnresolved(numberKeyOf(plan)),
    tellPlatformDate: (plan, date, before) => register.tellDate(numberKeyOf(plan), date, before),
    isHeld: (run) => disk.held.has(run),
    toldWaits(plan) {
      const waits = register.waits(numberKeyOf(plan));
      return waits.ok ? ok(waits.value.map((wait) => knownWait(wait, disk.folder.id))) : waits;
    },
    waitsAreOver: (plan, waits) => register.dropWaits(numberKeyOf(plan), waits),
    refusedPins(plan) {
      const known = register.refusals(numberKeyOf(plan));
      const here = disk.refused.filter((pin) => pin.number === numberOf(plan)).reverse();
      return known.ok ? ok(judgeRefusals(here, known.value)) : known;
    },
    noteRefusedPin(plan, fingerprint) {
      const [number, at] = [numberOf(plan), clock.now()];
      const ref = `${disk.folder.id} ${disk.refused.length} ${at}`;
      disk.refused.push({ number, fingerprint, at, ref });
      return register.noteRefusal({ number: numberKeyOf(plan), ref, folder: disk.folder, at });
    },
    pinAccepted: (plan) => register.sinceRefusals(numberKeyOf(plan), "accepted"),
    forgetTries() {
      disk.attempts.length = 0;
      disk.refused.length = 0;
      disk.forgottenAt = clock.now();
      return register.forget([...disk.runs.values()].map(({ plan }) => numberKeyOf(plan)));
    },
    operations,
    close() {
      operations.releaseAll();
      for (const hold of holds.values()) hold.release();
      register.close();
    },
  };
}
