import type { RunId } from "../../../shared/ids.ts";
import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import type { StepName } from "../../../shared/migration/step.ts";
import { err, type Result } from "../../../shared/result.ts";
import { openDesk, type MigrationDeps } from "./desk.ts";
import { settleRegister } from "./settle-register.ts";
import { fold } from "./state/fold.ts";

export type LateAnswer = Extract<JournalEntry, { kind: "late-answer" }>;

/** A late answer and, where something belongs beside the journal (the print of a refused PIN), what keeps that. */
export type LateRecord = { readonly entry: LateAnswer; readonly keep?: (() => Kept) | undefined };

type Kept = Result<null, unknown>;
type Write = (entry: LateAnswer) => Kept;
type Deps = Omit<MigrationDeps, "lateAnswers">;

/** Takes the answers that come after their requests were given up, for as long as this process lives. */
export type LateAnswers = {
  /** Says who writes a run's journal now; gives the way to say that they do no longer. */
  attend(run: RunId, write: Write): () => void;
  /** Writes an answer into its run's journal: through whoever is at it here, else by taking the run for that moment. */
  take(deps: MigrationDeps, run: RunId, record: LateRecord): void;
  /** The step of a run whose late answer is not written down yet; undefined where there is none. */
  unwritten(run: RunId): StepName | undefined;
  /** Tries once more what is not written yet, and takes no more. */
  stop(): void;
};

/** What keeps an answer from being written passes (another process at the run) or lasts (a full disk): first often, then now and then. */
const OFTEN = 60;
const AGAIN_MS = 1000;
const RARELY_MS = 30_000;

/** One answer on its way into the journal: what is left to do for it, in this order. */
type Job = { readonly run: RunId; readonly step: StepName; written: boolean; readonly left: (() => Kept)[] };

/** Makes the taker of late answers of one data folder. */
export function createLateAnswers(againMs = AGAIN_MS, rarelyMs = RARELY_MS): LateAnswers {
  const writers = new Map<RunId, Write>();
  const jobs = new Map<Job, NodeJS.Timeout | undefined>();
  let stopped = false;
  const tryAgain = (job: Job, show: () => void, tries: number): void => {
    const wasWritten = job.written;
    if (isDone(job)) jobs.delete(job);
    else {
      const timer = setTimeout(() => tryAgain(job, show, tries + 1), tries < OFTEN ? againMs : rarelyMs);
      // A program that has nothing else to do ends without it.
      jobs.set(job, timer.unref());
    }
    const isNews = tries === 1 ? !job.written : wasWritten !== job.written;
    if (isNews) show();
  };
  return {
    attend(run, write) {
      writers.set(run, write);
      return () => writers.delete(run);
    },
    take(deps, run, { entry, keep }) {
      if (stopped) return;
      const job: Job = { run, step: entry.step, written: false, left: keep === undefined ? [] : [keep] };
      job.left.unshift(() => {
        const write = writers.get(run);
        const written = write === undefined ? writeAlone(deps, job, entry) : write(entry);
        job.written = written.ok;
        return written;
      });
      jobs.set(job, undefined);
      tryAgain(job, () => show(deps, run), 1);
    },
    unwritten: (run) => [...jobs.keys()].find((job) => job.run === run && !job.written)?.step,
    stop() {
      stopped = true;
      for (const [job, timer] of jobs) {
        clearTimeout(timer);
        isDone(job);
      }
      jobs.clear();
    },
  };
}

/** Does what is left, as far as it can be done. */
function isDone({ left }: Job): boolean {
  for (let next = left[0]; next !== undefined; next = left[0]) {
    // Taken off first: what it leaves to be done after it stands in its place.
    left.shift();
    if (next().ok) continue;
    left.unshift(next);
    return false;
  }
  return true;
}

// It sends nothing, so another open run of the number is not in its way. Taking a run that somebody holds waits for them,
// and with it everything else here does: so it is looked at first. Under a hold of its own it has an epoch of its own:
// it never writes beside another process, only before or after it.
function writeAlone(deps: Deps, job: Job, entry: LateAnswer): Kept {
  if (deps.storage.isHeld(job.run)) return err({ kind: "heldElsewhere" });
  const desk = openDesk({ ...deps, lateAnswers: NOBODY }, job.run, { toEnd: true });
  if (!desk.ok) return desk;
  try {
    const written = desk.value.append(entry);
    const { state } = desk.value;
    if (written.ok) job.left.unshift(() => settleRegister(deps, { state }));
    return written;
  } finally {
    desk.value.release();
    deps.publisher.letGo(desk.value.state);
  }
}

/** For a desk that is taken for one moment: nobody hands it an answer of others. */
const NOBODY: LateAnswers = {
  attend: () => () => undefined,
  take: () => undefined,
  unwritten: () => undefined,
  stop: () => undefined,
};

// An answer that cannot be written down is no row that anybody could read: whoever looks at the run here is told of it.
function show({ storage, publisher }: Deps, run: RunId): void {
  const read = storage.read(run);
  if (read.ok && read.value.rows.length > 0) publisher.letGo(fold(read.value.rows));
}
