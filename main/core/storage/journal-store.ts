import { numberOf } from "../../../shared/migration/plan.ts";
import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import type { RunId } from "../../../shared/ids.ts";
import type { E164 } from "../../../shared/phone.ts";
import { invariant } from "../../../shared/invariant.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import { mayAttempt } from "./attempt-ledger.ts";
import { attemptsLeftOf, countAttempt, highestSeen, keepHighest, type LedgerView } from "./attempt-rows.ts";
import { databasePath } from "./open-folder.ts";
import { hasEnded, insertRow, readRows, type DamagedCopy, type RowFrame } from "./journal-rows.ts";
import type { Checkpoint } from "./checkpoints.ts";
import type {
  AttemptsLeft,
  JournalReading,
  ChainedRow,
  KnownRun,
  ReadProblem,
  RunListing,
  StorageProblem,
} from "./port.ts";
import { ROW_VERSION } from "./row-versions.ts";
import {
  findRecord,
  knownRuns,
  laterRun,
  openBeside,
  openingTime,
  openRunOf,
  writeRecord,
} from "./run-records.ts";
import type { StoredRun } from "./stored-rows.ts";

/** What the journal's transactions use. */
export type JournalTools = LedgerView & { readonly dataDir: string; readonly appVersion: string };

/** Rows as they were written, and the end of the journal after them. */
export type Appended = { readonly rows: readonly ChainedRow[]; readonly head: Checkpoint };

/** Writes a run's record, first row and owner in one transaction. */
export function openRun(
  tools: JournalTools,
  opening: {
    readonly number: E164;
    readonly entry: Extract<JournalEntry, { kind: "opened" }>;
    readonly epoch: string;
  },
): Result<Appended, StorageProblem | { readonly kind: "runOpen"; readonly run: RunId }> {
  const { database, chain } = tools;
  const { number, entry, epoch } = opening;
  invariant(number === numberOf(entry.plan), "a migration is opened under its plan's number");
  return database.change(() => {
    const busy = openRunOf(database, chain, number);
    if (busy !== undefined) return err({ kind: "runOpen" as const, run: busy });
    invariant(findRecord(database, chain, entry.run) === undefined, "a migration's ID is new");
    writeOwner(tools, entry.run, epoch);
    const opened_at = openingTime(database, chain, tools.clock.now());
    const start = { head_seq: 0, head_hash: chain.start(entry.run), opened_at };
    return ok(writeRows(tools, { ...start, run: entry.run, number }, [entry]));
  });
}

export type RunOpen = { readonly kind: "runOpen"; readonly run: RunId };

/**
 * Makes `epoch` the run's owner; rows under an older epoch are refused from then on.
 *
 * A run that has not ended is refused while another one of its number is open, unless `toEnd` is set.
 */
export function takeRun(
  tools: JournalTools,
  run: RunId,
  { epoch, toEnd }: { readonly epoch: string; readonly toEnd: boolean },
): Result<null, StorageProblem | RunOpen | { readonly kind: "noSuchRun" }> {
  const { database, chain } = tools;
  return database.change((): Result<null, RunOpen | { readonly kind: "noSuchRun" }> => {
    if (findRecord(database, chain, run) === undefined) return err({ kind: "noSuchRun" });
    const otherOpen = toEnd || hasEnded(database, chain, run) ? undefined : openBeside(database, chain, run);
    if (otherOpen !== undefined) return err({ kind: "runOpen", run: otherOpen });
    writeOwner(tools, run, epoch);
    return ok(null);
  });
}

export type AppendProblem =
  | StorageProblem
  | RunOpen
  | { readonly kind: "fenced" }
  | { readonly kind: "attemptsSpent"; readonly left: AttemptsLeft };

/**
 * Writes the next rows under the owner's epoch, and the attempt they use, in one transaction: all or none.
 *
 * A run is not reopened while another one of its number is open, nor after a later one.
 */
export function appendRows(
  tools: JournalTools,
  hold: { readonly run: RunId; readonly epoch: string },
  entries: readonly JournalEntry[],
  countsAttempt: E164 | undefined,
): Result<Appended, AppendProblem> {
  const { database, chain } = tools;
  return database.change((): Result<Appended, AppendProblem> => {
    const owner = database.statement("SELECT epoch FROM owner WHERE run = ?").get(hold.run)?.["epoch"];
    if (owner !== hold.epoch) return err({ kind: "fenced" });
    const record = findRecord(database, chain, hold.run)?.record;
    // The end of the journal is unknown; a row at a guessed position would add damage.
    if (record === undefined) return err({ kind: "storageDamaged", setAside: databasePath(tools.dataDir) });
    if (entries.some(({ kind }) => kind === "reopened")) {
      const other = openBeside(database, chain, hold.run) ?? laterRun(database, chain, hold.run);
      if (other !== undefined) return err({ kind: "runOpen", run: other });
    }
    if (countsAttempt !== undefined) {
      const left = attemptsLeftOf(tools, countsAttempt, hold.run);
      if (!mayAttempt(left)) return err({ kind: "attemptsSpent", left });
      countAttempt(tools, countsAttempt, hold.run);
    }
    return ok(writeRows(tools, { ...record, run: hold.run }, entries));
  });
}

/** The run's record before the rows. */
type Before = Pick<StoredRun, "number" | "opened_at" | "head_seq" | "head_hash"> & { readonly run: RunId };

/** Writes rows after the record's head, then updates the record and the latest time once for all of them. */
function writeRows(tools: JournalTools, before: Before, entries: readonly JournalEntry[]): Appended {
  const { database, chain, clock, appVersion } = tools;
  const { run, number, opened_at } = before;
  let head: Checkpoint = { run, seq: before.head_seq, hash: before.head_hash };
  const rows = entries.map((entry) => {
    const times = { wall: clock.now(), monotonicMs: clock.monotonicMs() };
    const frame: RowFrame = { ...times, run, seq: head.seq + 1, prevHash: head.hash, appVersion };
    const row = insertRow(database, chain, frame, entry);
    head = { run, seq: row.seq, hash: row.hash };
    return row;
  });
  writeRecord(database, chain, { run, number, opened_at, head_seq: head.seq, head_hash: head.hash });
  keepHighest(database, chain, tools.steady.earliest(highestSeen(database, chain)));
  return { rows, head };
}

function writeOwner({ database, clock }: JournalTools, run: RunId, epoch: string): void {
  database
    .statement("INSERT OR REPLACE INTO owner (run, epoch, since) VALUES (?, ?, ?)")
    .run(run, epoch, clock.now());
}

/**
 * Reads a run's journal. Copies corrupted rows to a table of their own if the disk allows; the originals
 * stay.
 */
export function readRun(tools: JournalTools, run: RunId): Result<JournalReading, ReadProblem> {
  const { database, chain } = tools;
  const reading = database.read(() => {
    const found = findRecord(database, chain, run);
    return found === undefined
      ? err({ kind: "noSuchRun" as const })
      : ok(readRows(database, chain, run, found.record));
  });
  if (!reading.ok) return reading;
  const { rows, damaged, newer } = reading.value;
  // Without the newer rows, the meaning of the others is unknown too; this is not damage.
  if (newer !== undefined) return err({ kind: "runOfNewerVersion", run, found: newer, known: ROW_VERSION });
  if (damaged.length > 0) keepCopies(tools, run, damaged);
  return ok({ rows, damaged: damaged.map(({ seq, why }) => ({ seq, why })) });
}

function keepCopies({ database, clock }: JournalTools, run: RunId, damaged: readonly DamagedCopy[]): void {
  // Best effort: the originals stay in any case, and the damage is reported.
  database.change(() => {
    const insert = database.statement(
      "INSERT OR IGNORE INTO set_aside (run, seq, why, found_at, copy) VALUES (?, ?, ?, ?, ?)",
    );
    for (const { seq, why, copy } of damaged) insert.run(run, seq, why, clock.now(), copy);
    return ok(null);
  });
}

/** Every run, oldest first. Problem: storageDamaged if no valid row gives a run's number. */
export function listRuns(tools: JournalTools): Result<readonly RunListing[], StorageProblem> {
  return tools.database.read((): Result<readonly RunListing[], StorageProblem> => {
    const runs = knownRuns(tools.database, tools.chain);
    const listings = runs.flatMap(({ listing }) => (listing === undefined ? [] : [listing]));
    return listings.length === runs.length
      ? ok(listings)
      : err({ kind: "storageDamaged", setAside: databasePath(tools.dataDir) });
  });
}

/** Every run, oldest first, including those of which only the name is readable. */
export function nameRuns({ database, chain }: JournalTools): Result<readonly KnownRun[], StorageProblem> {
  return database.read(() => ok(knownRuns(database, chain)));
}

/** Problem: noSuchRun if neither a row nor a record of the run exists. */
export function runExists(
  tools: JournalTools,
  run: RunId,
): Result<null, StorageProblem | { readonly kind: "noSuchRun" }> {
  return tools.database.read(() =>
    tools.database
      .statement("SELECT 1 FROM journal WHERE run = ? UNION ALL SELECT 1 FROM run WHERE run = ? LIMIT 1")
      .get(run, run) === undefined
      ? err({ kind: "noSuchRun" as const })
      : ok(null),
  );
}
