import type { RunId } from "../../../shared/ids.ts";
import type { StepName } from "../../../shared/migration/step.ts";
import { err, type Result } from "../../../shared/result.ts";
import { createLateWrites, USUAL_PACE, type LateWrite, type Pace } from "../runtime/late-writes.ts";
import {
  openRunContext,
  type LateAnswer,
  type LateAnswers,
  type MigrationDeps,
  type WriteLate,
} from "./run-context.ts";
import { resolveRegister } from "./resolve-register.ts";
import { fold } from "./state/fold.ts";

type Deps = Omit<MigrationDeps, "lateAnswers">;
type Kept = Result<null, unknown>;

/** One late answer that is being written to its run's journal. */
type Job = LateWrite & { readonly run: RunId; readonly step: StepName; written: boolean };

/** Creates the writer of late answers for one data folder. */
export function createLateAnswers(pace: Pace = USUAL_PACE): LateAnswers {
  const writers = new Map<RunId, WriteLate>();
  let forgotten = 0;
  const writes = createLateWrites<LateWrite | Job>(pace);
  return {
    attend(run, write) {
      writers.set(run, write);
      return () => writers.delete(run);
    },
    take(deps, run, { entry, keep }) {
      // A password change precedes the first observation, so it counts as part of "inspect".
      const step = entry.kind === "late-answer" ? entry.step : "inspect";
      const job: Job = { run, step, written: false, left: keep === undefined ? [] : [keep] };
      let wasWritten = true;
      job.left.unshift(() => {
        const write = writers.get(run);
        const written = write === undefined ? writeAlone(deps, job, entry) : write(entry);
        job.written = written.ok;
        return written;
      });
      writes.add(job, () => {
        if (wasWritten !== job.written) publishRun(deps, run);
        wasWritten = job.written;
      });
    },
    keep: (write, tried) => {
      let isKept = false;
      const once = (): Kept => {
        const kept = write();
        isKept = kept.ok;
        return kept;
      };
      writes.add({ left: [once] }, (first) => {
        if (first || isKept) tried(isKept);
      });
    },
    listening() {
      const since = forgotten;
      return () => since === forgotten;
    },
    forget() {
      forgotten += 1;
    },
    unwritten: (run) =>
      writes.open().find((job): job is Job => "run" in job && job.run === run && !job.written)?.step,
    stop: () => writes.stop(),
  };
}

// Writes a late answer under a short hold of the run.
//
// It sends nothing, so another open run of the number does not block it. Taking a run that another process
// holds would block this process, so `isHeld` is checked first. The hold has its own epoch: this process
// never writes at the same time as another one.
function writeAlone(deps: Deps, job: Job, entry: LateAnswer): Kept {
  if (deps.storage.isHeld(job.run)) return err({ kind: "heldElsewhere" });
  const context = openRunContext({ ...deps, lateAnswers: NO_LATE_ANSWERS }, job.run, { toEnd: true });
  if (!context.ok) return context;
  try {
    const written = context.value.append(entry);
    const { state } = context.value;
    if (written.ok) {
      job.left.unshift(() => resolveRegister(deps, { state }));
      // What later runs knew about the number's location may be outdated now.
      const later = deps.storage.laterRuns(job.run);
      for (const run of later.ok ? later.value : []) publishRun(deps, run);
    }
    return written;
  } finally {
    context.value.release();
    deps.publisher.publishLast(context.value.state);
  }
}

/** For a run context opened for one write: it receives no late answers itself. */
const NO_LATE_ANSWERS: LateAnswers = {
  attend: () => () => undefined,
  take: () => undefined,
  keep: () => undefined,
  listening: () => () => false,
  forget: () => undefined,
  unwritten: () => undefined,
  stop: () => undefined,
};

// A late answer that can't be written adds no row, so listeners are notified from the journal as it is.
function publishRun({ storage, publisher }: Deps, run: RunId): void {
  const read = storage.read(run);
  if (read.ok && read.value.rows.length > 0) publisher.publishLast(fold(read.value.rows));
}
