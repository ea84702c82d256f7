import type { RunId } from "../../../shared/ids.ts";
import { numberOf } from "../../../shared/migration/plan.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { RunProblem, StorageProblem } from "../../../shared/rpc/problems.ts";
import type { Clock } from "../../../shared/time.ts";
import type { AttemptsLeft, JournalReading, Storage } from "../storage/port.ts";
import { snapshotOf } from "./snapshot.ts";
import { fold } from "./state/fold.ts";
import type { RunState } from "./state/run-state.ts";

type StatusDeps = { readonly storage: Storage; readonly ports: { readonly clock: Clock } };

/** The snapshot of a state that was just folded. */
export function snapshotNow({ storage, ports }: StatusDeps, state: RunState, damagedRows = 0): RunSnapshot {
  return snapshotOf(state, {
    now: ports.clock.now(),
    attempts: attemptsOf(storage, state),
    damagedRows,
    held: storage.isHeld(state.run),
  });
}

/** Where one run stands, or all of them, newest first. Reads only; needs no vault. */
export function statusOf(deps: StatusDeps, run?: RunId): Result<RunSnapshot[], RunProblem | StorageProblem> {
  const listed = deps.storage.runs();
  if (!listed.ok) return listed;
  const wanted = listed.value.filter((entry) => run === undefined || entry.run === run);
  if (run !== undefined && wanted.length === 0) return err({ kind: "noSuchRun", run });
  const snapshots: RunSnapshot[] = [];
  for (const entry of wanted) {
    const read = deps.storage.read(entry.run);
    if (!read.ok)
      return read.problem.kind === "noSuchRun"
        ? err({ kind: "noSuchRun", run: entry.run })
        : err(read.problem);
    const state = readable(read.value);
    if (state === undefined)
      return err({ kind: "journalDamaged", run: entry.run, rows: read.value.damaged.length });
    snapshots.push(snapshotNow(deps, state, read.value.damaged.length));
  }
  return ok(snapshots);
}

// Rows behind a damaged one are not believed: what they rest on is missing.
function readable({ rows, damaged }: JournalReading): RunState | undefined {
  const firstDamaged = Math.min(...damaged.map((row) => row.seq), Number.POSITIVE_INFINITY);
  const sound = rows.filter((row) => row.seq < firstDamaged);
  return sound[0]?.entry.kind === "opened" ? fold(sound) : undefined;
}

function attemptsOf(storage: Storage, state: RunState): AttemptsLeft {
  const left = storage.attemptsLeft(numberOf(state.plan), state.run);
  return left.ok ? left.value : { inRun: 0, inWindow: 0 };
}
