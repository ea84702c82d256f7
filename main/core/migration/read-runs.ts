import type { RunId } from "../../../shared/ids.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { RunProblem, StorageProblem } from "../../../shared/rpc/problems.ts";
import type { JournalReading, JournalRow, Storage } from "../storage/port.ts";
import { fold } from "./state/fold.ts";
import type { RunState } from "./state/run-state.ts";

/** A run up to its first corrupted row, with the number of corrupted rows; or why it can't be read at all. */
export type ReadRun =
  | { readonly run: RunId; readonly state: RunState; readonly damaged: number }
  | {
      readonly run: RunId;
      readonly problem: Extract<RunProblem, { kind: "journalDamaged" | "runOfNewerVersion" }>;
    };

/**
 * Reads one run, or all of them, oldest first. Listed by name, so that runs with unreadable journals are
 * included.
 */
export function readRuns(
  storage: Storage,
  run: RunId | undefined,
): Result<readonly ReadRun[], StorageProblem> {
  const named = run === undefined ? storage.names() : ok([{ run }]);
  if (!named.ok) return named;
  const runs: ReadRun[] = [];
  for (const entry of named.value) {
    const read = readRun(storage, entry.run);
    if (!read.ok) return read;
    // Removed between the two queries.
    if (read.value !== undefined) runs.push(read.value);
  }
  return ok(runs);
}

/** Reads one run by its name; undefined if it does not exist. */
export function readRun(storage: Storage, run: RunId): Result<ReadRun | undefined, StorageProblem> {
  const read = storage.read(run);
  if (!read.ok) {
    if (read.problem.kind === "noSuchRun") return ok(undefined);
    return read.problem.kind === "runOfNewerVersion" ? ok({ run, problem: read.problem }) : err(read.problem);
  }
  const rows = soundRows(read.value);
  const damaged = read.value.damaged.length;
  return ok(
    rows.length === 0
      ? { run, problem: { kind: "journalDamaged", run, rows: damaged } }
      : { run, state: fold(rows), damaged },
  );
}

/** The rows before the first corrupted one. Later rows depend on what is missing, so they are left out. */
export function soundRows({ rows, damaged }: JournalReading): readonly JournalRow[] {
  const firstDamaged = Math.min(...damaged.map((row) => row.seq), Number.POSITIVE_INFINITY);
  const sound = rows.filter((row) => row.seq < firstDamaged);
  return sound[0]?.entry.kind === "opened" ? sound : [];
}
