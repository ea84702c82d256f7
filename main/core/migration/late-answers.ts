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

/** One answer on its way into its run's journal. */
type Job = LateWrite & { readonly run: RunId; readonly step: StepName; written: boolean };

/** Makes the taker of late answers of one data folder. */
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
      // The password is changed on the way to the first look.
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
        if (wasWritten !== job.written) show(deps, run);
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

// It sends nothing, so another open run of the number is not in its way. Taking a run that somebody holds waits for them,
// and with it everything else here does: so it is looked at first. Under a hold of its own it has an epoch of its own:
// it never writes beside another process, only before or after it.
function writeAlone(deps: Deps, job: Job, entry: LateAnswer): Kept {
  if (deps.storage.isHeld(job.run)) return err({ kind: "heldElsewhere" });
  const desk = openRunContext({ ...deps, lateAnswers: NOBODY }, job.run, { toEnd: true });
  if (!desk.ok) return desk;
  try {
    const written = desk.value.append(entry);
    const { state } = desk.value;
    if (written.ok) {
      job.left.unshift(() => resolveRegister(deps, { state }));
      // What later runs knew of the number's place may be past with it.
      const later = deps.storage.laterRuns(job.run);
      for (const run of later.ok ? later.value : []) show(deps, run);
    }
    return written;
  } finally {
    desk.value.release();
    deps.publisher.publishLast(desk.value.state);
  }
}

/** For a desk that is taken for one moment: nobody hands it an answer of others. */
const NOBODY: LateAnswers = {
  attend: () => () => undefined,
  take: () => undefined,
  keep: () => undefined,
  listening: () => () => false,
  forget: () => undefined,
  unwritten: () => undefined,
  stop: () => undefined,
};

// An answer that cannot be written down is no row that anybody could read: whoever looks at the run here is told of it.
function show({ storage, publisher }: Deps, run: RunId): void {
  const read = storage.read(run);
  if (read.ok && read.value.rows.length > 0) publisher.publishLast(fold(read.value.rows));
}
