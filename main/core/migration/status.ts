import type { RunId } from "../../../shared/ids.ts";
import { numberOf } from "../../../shared/migration/plan.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { RunProblem, StorageProblem } from "../../../shared/rpc/problems.ts";
import type { Clock } from "../../../shared/time.ts";
import type { AttemptsLeft, Storage } from "../storage/port.ts";
import type { LateAnswers } from "./run-context.ts";
import { isMovedBehind, newerThan } from "./newer-run.ts";
import { readRuns, type ReadRun } from "./read-runs.ts";
import { snapshotOf } from "./snapshot.ts";
import { momentOf } from "./timekeeping.ts";
import type { RunState } from "./state/run-state.ts";

type StatusDeps = {
  readonly storage: Storage;
  readonly ports: { readonly clock: Clock };
  readonly lateAnswers?: Pick<LateAnswers, "unwritten">;
};

/** The snapshot of a state that was just folded. */
export function snapshotNow(deps: StatusDeps, state: RunState): RunSnapshot {
  return snapshotBeside(deps, { state, damaged: 0 });
}

/** The snapshot of a run that was read, possibly together with others. */
function snapshotBeside(
  { storage, ports, lateAnswers }: StatusDeps,
  { state, damaged }: { readonly state: RunState; readonly damaged: number },
  others?: ReadonlyMap<RunId, ReadRun>,
): RunSnapshot {
  const newer = newerThan(storage, state, others);
  const behind = newer === undefined ? isMovedBehind(storage, state, { elsewhere: true }) : undefined;
  return snapshotOf(state, {
    now: momentOf(ports.clock),
    attempts: attemptsOf(storage, state),
    damagedRows: damaged,
    held: storage.isHeld(state.run),
    newer,
    isMovedBehind: behind?.ok === true && behind.value,
    unwritten: lateAnswers?.unwritten(state.run),
  });
}

/** A run whose journal has no usable row, or that a newer version of Switchover wrote. */
export type UnreadableRun = {
  readonly run: RunId;
  readonly rows: number;
  readonly newer?: { readonly found: number; readonly known: number };
};

/**
 * The snapshot of one run, or of all of them, oldest first. Read-only; needs no vault.
 *
 * In a list, a run that can't be read is left out, and `unreadableRuns` names it. For a single run that is
 * the problem.
 */
export function statusOf(deps: StatusDeps, run?: RunId): Result<RunSnapshot[], RunProblem | StorageProblem> {
  const listed = readRuns(deps.storage, run);
  if (!listed.ok) return listed;
  if (run !== undefined && listed.value.length === 0) return err({ kind: "noSuchRun", run });
  const [only] = listed.value;
  if (run !== undefined && only !== undefined && "problem" in only) return err(only.problem);
  const all = new Map(listed.value.map((each) => [each.run, each]));
  return ok(listed.value.flatMap((each) => ("problem" in each ? [] : [snapshotBeside(deps, each, all)])));
}

/**
 * The runs that `statusOf` leaves out of its list: their first row is corrupted, or a newer version wrote
 * them.
 */
export function unreadableRuns(storage: Storage): Result<UnreadableRun[], StorageProblem> {
  const listed = readRuns(storage, undefined);
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

function attemptsOf(storage: Storage, state: RunState): AttemptsLeft {
  const left = storage.attemptsLeft(numberOf(state.plan), state.run);
  return left.ok ? left.value : { inRun: 0, inWindow: 0 };
}
