import { isoOf } from "../../../../shared/time.ts";
import type { PointEnd } from "../../../../shared/webhook/standing-callback.ts";
import { replaceCallback, type ReplacedCallback } from "../replace-callback.ts";
import type { TestJob } from "../job.ts";
import { restoreLeftovers } from "../leftovers.ts";
import type { TestRecords } from "../records.ts";
import { isElsewhere, settle } from "../run-test.ts";
import { stayAwake } from "../stay-awake.ts";
import { openIngress } from "../ingress.ts";
import { markEnded } from "./restore-request.ts";
import { keepInPlace } from "./keep-in-place.ts";
import { resumeCallback } from "./resume-callback.ts";
import type { PointRequest } from "./callback-request.ts";

/**
 * Lets a number's notifications come here until something ends that, then gives back what stood there, while tunnel
 * and receiver still stand. Where the program ends and the callback is to stay until its time is over, its record is
 * left for the next process.
 */
export async function runPoint(
  job: TestJob,
  wish: PointRequest,
  records: TestRecords,
  closeIngress: () => Promise<void>,
): Promise<void> {
  let held: Pick<ReplacedCallback, "end"> | undefined;
  let letSleep: (() => void) | undefined;
  let end: PointEnd = "not-begun";
  try {
    end = await proceed(job, wish, records, (callback) => {
      held = callback;
      letSleep ??= stayAwake(job);
    });
    // Whoever ends it before it stood has ended it, and nothing went wrong.
    if (end === "not-begun" && job.stop.aborted) end = "asked";
  } finally {
    const stays = job.hurry.aborted && end === "asked" && wish.atQuit === "stay" && wish.until !== undefined;
    try {
      // Whoever finds what is left of it gives that back, and does not go on with it.
      const isEnded = job.stop.aborted || job.state.now().standing?.pointedAt !== undefined;
      if (!stays && isEnded) markEnded(job.deps.ports.dataDir, job.book.record().test);
      if (!stays) await settle(job, records);
    } finally {
      held?.end();
      letSleep?.();
      await closeIngress();
      const { standing } = job.state.now();
      const at = isoOf(job.deps.ports.clock.now());
      const told =
        standing === undefined ? {} : { standing: { ...standing, end: stays ? "left" : end } as const };
      job.state.change({ phase: "ended", endedAt: at, ...told }, ["until"]);
    }
  }
}

async function proceed(
  job: TestJob,
  wish: PointRequest,
  records: TestRecords,
  hold: (held: Pick<ReplacedCallback, "end">) => void,
): Promise<PointEnd> {
  if (!(await restoreLeftovers(job, records))) return "not-begun";
  if (await isElsewhere(job)) return "not-begun";
  if (!(await openIngress(job))) return wish.resumed ? "lost" : "not-begun";
  const held = wish.resumed ? await resumeCallback(job, hold) : await replaceCallback(job, hold);
  if (held === undefined) return isElsewhereNow(job) ? "changed" : "not-begun";
  return keepInPlace(job, wish, held);
}

/** What was to be gone on with may be somebody else's by now; everything else in the way of it lies here. */
function isElsewhereNow({ state }: TestJob): boolean {
  const { steps } = state.now();
  return steps.find(({ id }) => id === "webhooks.borrowed")?.check?.cause === "changed-meanwhile";
}
