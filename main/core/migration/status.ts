import type { RunId } from "../../../shared/ids.ts";
import { numberOf } from "../../../shared/migration/plan.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { RunProblem, StorageProblem } from "../../../shared/rpc/problems.ts";
import type { Clock } from "../../../shared/time.ts";
import type { AttemptsLeft, JournalReading, JournalRow, Storage } from "../storage/port.ts";
import { snapshotOf } from "./snapshot.ts";
import { fold } from "./state/fold.ts";
import { momentOf } from "./timekeeping.ts";
import type { RunState } from "./state/run-state.ts";

type StatusDeps = { readonly storage: Storage; readonly ports: { readonly clock: Clock } };

/** The snapshot of a state that was just folded. */
export function snapshotNow({ storage, ports }: StatusDeps, state: RunState, damagedRows = 0): RunSnapshot {
  return snapshotOf(state, {
    now: momentOf(ports.clock),
    attempts: attemptsOf(storage, state),
    damagedRows,
    held: storage.isHeld(state.run),
  });
}

/** A run whose journal says nothing that could be believed, or only to a newer version of the program. */
export type UnreadableRun = {
  readonly run: RunId;
  readonly rows: number;
  readonly newer?: { readonly found: number; readonly known: number };
};

/**
 * Where one run stands, or all of them, oldest first. Reads only; needs no vault.
 *
 * One run that cannot be read does not hide the others: it is left out of the list, and `unreadableRuns` names it.
 */
export function statusOf(deps: StatusDeps, run?: RunId): Result<RunSnapshot[], RunProblem | StorageProblem> {
  const listed = readAll(deps.storage, run);
  if (!listed.ok) return listed;
  if (run !== undefined && listed.value.length === 0) return err({ kind: "noSuchRun", run });
  const [only] = listed.value;
  if (run !== undefined && only !== undefined && "problem" in only) return err(only.problem);
  return ok(
    listed.value.flatMap((each) => ("problem" in each ? [] : [snapshotNow(deps, each.state, each.damaged)])),
  );
}

/** The runs that `statusOf` leaves out of its list: not even their first row is sound, or a newer version wrote them. */
export function unreadableRuns(storage: Storage): Result<UnreadableRun[], StorageProblem> {
  const listed = readAll(storage, undefined);
  if (!listed.ok) return listed;
  return ok(
    listed.value.flatMap((each): readonly UnreadableRun[] => {
      if (!("problem" in each)) return [];
      const { problem } = each;
      return problem.kind === "journalDamaged"
        ? [{ run: problem.run, rows: problem.rows }]
        : [{ run: problem.run, rows: 0, newer: { found: problem.found, known: problem.known } }];
    }),
  );
}

type ReadRun =
  | { readonly state: RunState; readonly damaged: number }
  | { readonly problem: Extract<RunProblem, { kind: "journalDamaged" | "runOfNewerVersion" }> };

// By their names alone, so that a run of which nothing else can be told is named beside the others.
function readAll(storage: Storage, run: RunId | undefined): Result<readonly ReadRun[], StorageProblem> {
  const named = storage.names();
  if (!named.ok) return named;
  const runs: ReadRun[] = [];
  for (const entry of named.value.filter((each) => run === undefined || each.run === run)) {
    const read = storage.read(entry.run);
    if (!read.ok) {
      // Gone between the two looks: then there is nothing to tell of it.
      if (read.problem.kind === "noSuchRun") continue;
      if (read.problem.kind !== "runOfNewerVersion") return err(read.problem);
      runs.push({ problem: read.problem });
      continue;
    }
    const rows = soundRows(read.value);
    const damaged = read.value.damaged.length;
    runs.push(
      rows.length === 0
        ? { problem: { kind: "journalDamaged", run: entry.run, rows: damaged } }
        : { state: fold(rows), damaged },
    );
  }
  return ok(runs);
}

/** The rows that can be believed. Those behind a damaged one cannot: what they rest on is missing. */
export function soundRows({ rows, damaged }: JournalReading): readonly JournalRow[] {
  const firstDamaged = Math.min(...damaged.map((row) => row.seq), Number.POSITIVE_INFINITY);
  const sound = rows.filter((row) => row.seq < firstDamaged);
  return sound[0]?.entry.kind === "opened" ? sound : [];
}

function attemptsOf(storage: Storage, state: RunState): AttemptsLeft {
  const left = storage.attemptsLeft(numberOf(state.plan), state.run);
  return left.ok ? left.value : { inRun: 0, inWindow: 0 };
}
