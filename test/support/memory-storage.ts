import { JournalEntry } from "../../shared/migration/journal-entry.ts";
import type { RunId } from "../../shared/ids.ts";
import type { E164 } from "../../shared/phone.ts";
import { err, ok } from "../../shared/result.ts";
import type { Clock, Instant } from "../../shared/time.ts";
import type { Random } from "../../main/core/random.ts";
import { judgeAttempts, mayAttempt, type Attempt } from "../../main/core/storage/attempt-ledger.ts";
import type { AttemptsLeft, JournalRow, RunHold, Storage } from "../../main/core/storage/port.ts";
import { memoryOperations, noOperations, type MemoryOperations } from "./memory-operations.ts";
import { steadyTime } from "../../main/core/storage/steady-time.ts";

/** What several memory storages share, as several processes share a data folder. */
export type MemoryDisk = {
  readonly runs: Map<RunId, { readonly number: E164; readonly openedAt: Instant; readonly rows: string[] }>;
  readonly owners: Map<RunId, string>;
  readonly held: Map<RunId, string>;
  readonly attempts: (Attempt & { readonly number: E164 })[];
  readonly operations: MemoryOperations;
  readonly refused: { readonly number: E164; readonly fingerprint: string; readonly at: Instant }[];
  highest: number;
};

/** An empty memory disk. */
export function memoryDisk(): MemoryDisk {
  return {
    runs: new Map(),
    owners: new Map(),
    held: new Map(),
    attempts: [],
    refused: [],
    operations: noOperations(),
    highest: 0,
  };
}

/** A storage that forgets: the same promises as the real one, without the files. Rows are kept as text, so that nothing is shared by reference. */
export function memoryStorage(ports: {
  readonly disk?: MemoryDisk;
  readonly clock: Clock;
  readonly random: Random;
  readonly appVersion: string;
}): Storage {
  const { clock, random, appVersion, disk = memoryDisk() } = ports;
  const steady = steadyTime(clock, disk.highest);
  const holds = new Map<string, RunHold>();
  let open = true;

  const rowsOf = (run: RunId): readonly JournalRow[] =>
    (disk.runs.get(run)?.rows ?? []).map((text) => JSON.parse(text) as JournalRow);

  const hasEnded = (run: RunId): boolean => {
    const words = rowsOf(run).filter(({ entry }) => entry.kind === "ended" || entry.kind === "reopened");
    return words.at(-1)?.entry.kind === "ended";
  };

  const write = (run: RunId, entry: JournalEntry): JournalRow => {
    const rows = disk.runs.get(run)?.rows ?? [];
    const text = JSON.stringify({
      seq: rows.length + 1,
      run,
      entry: JournalEntry.parse(entry),
      at: clock.now(),
      appVersion,
    });
    rows.push(text);
    disk.highest = steady.earliest(disk.highest);
    return JSON.parse(text) as JournalRow;
  };

  const left = (number: E164, run?: RunId): AttemptsLeft =>
    judgeAttempts(
      disk.attempts.filter((attempt) => attempt.number === number),
      { now: steady.earliest(disk.highest), wallNow: clock.now(), run },
    );

  const take = (run: RunId): RunHold => {
    const epoch = Buffer.from(random.bytes(32)).toString("hex");
    const release = (): void => {
      holds.delete(epoch);
      if (disk.held.get(run) === epoch) disk.held.delete(run);
    };
    const hold = { run, epoch, release };
    disk.held.set(run, epoch);
    disk.owners.set(run, epoch);
    holds.set(epoch, hold);
    return hold;
  };

  const openRunOf = (number: E164): RunId | undefined =>
    [...disk.runs].find(([run, { number: other }]) => other === number && !hasEnded(run))?.[0];

  const operations = memoryOperations(disk.operations, clock, {
    openRunOf,
    forgetRefusals: (number) => {
      const kept = disk.refused.filter((pin) => pin.number !== number);
      disk.refused.splice(0, disk.refused.length, ...kept);
    },
  });

  return {
    create(number, entry) {
      const open = openRunOf(number);
      if (open !== undefined) return err({ kind: "runOpen", run: open });
      disk.runs.set(entry.run, { number, openedAt: clock.now(), rows: [] });
      const hold = take(entry.run);
      write(entry.run, entry);
      return ok(hold);
    },
    openRunOf: (number) => ok(openRunOf(number)),
    hold(run) {
      if (!disk.runs.has(run)) return err({ kind: "noSuchRun" });
      return disk.held.has(run) ? err({ kind: "heldElsewhere" }) : ok(take(run));
    },
    append(hold, entry, options) {
      if (!holds.has(hold.epoch) || disk.owners.get(hold.run) !== hold.epoch) return err({ kind: "fenced" });
      if (options?.countsAttempt !== undefined) {
        const allowed = left(options.countsAttempt, hold.run);
        if (!mayAttempt(allowed)) return err({ kind: "attemptsSpent", left: allowed });
        disk.attempts.push({ number: options.countsAttempt, run: hold.run, at: steady.latest(disk.highest) });
      }
      return ok(write(hold.run, entry));
    },
    read: (run) => (disk.runs.has(run) ? ok({ rows: rowsOf(run), damaged: [] }) : err({ kind: "noSuchRun" })),
    names: () =>
      ok([...disk.runs].map(([run, { number, openedAt }]) => ({ run, listing: { run, number, openedAt } }))),
    runs: () => ok([...disk.runs].map(([run, { number, openedAt }]) => ({ run, number, openedAt }))),
    attemptsLeft: (number, run) => ok(left(number, run)),
    isHeld: (run) => disk.held.has(run),
    refusedPins: (number) =>
      ok(
        disk.refused
          .filter((pin) => pin.number === number)
          .map(({ fingerprint, at }) => ({ fingerprint, at }))
          .reverse(),
      ),
    noteRefusedPin(number, fingerprint) {
      disk.refused.push({ number, fingerprint, at: clock.now() });
      return ok(null);
    },
    forgetTries() {
      disk.attempts.length = 0;
      disk.refused.length = 0;
      return ok(null);
    },
    operations,
    close() {
      operations.releaseAll();
      if (open) for (const hold of holds.values()) hold.release();
      open = false;
    },
  };
}
