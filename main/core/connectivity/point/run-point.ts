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
 * Sends a number's notifications here until something ends that, then restores the previous callback URL
 * while tunnel and receiver are still open. If the program ends and the callback URL is to stay until its end
 * date, leaves the record for the next process.
 */
export async function runPoint(
  job: TestJob,
  request: PointRequest,
  records: TestRecords,
  closeIngress: () => Promise<void>,
): Promise<void> {
  let replaced: Pick<ReplacedCallback, "end"> | undefined;
  let allowSleep: (() => void) | undefined;
  let end: PointEnd = "not-begun";
  try {
    end = await proceed(job, request, records, (callback) => {
      replaced = callback;
      allowSleep ??= stayAwake(job);
    });
    // If the user ends it before it was set, the end is as requested, not a failure.
    if (end === "not-begun" && job.stop.aborted) end = "asked";
  } finally {
    const stays =
      job.hurry.aborted && end === "asked" && request.atQuit === "stay" && request.until !== undefined;
    try {
      // A later process that finds leftovers then restores them and does not resume.
      const isEnded = job.stop.aborted || job.state.now().standing?.pointedAt !== undefined;
      if (!stays && isEnded) markEnded(job.deps.ports.dataDir, job.book.record().test);
      if (!stays) await settle(job, records);
    } finally {
      replaced?.end();
      allowSleep?.();
      await closeIngress();
      const { standing } = job.state.now();
      const at = isoOf(job.deps.ports.clock.now());
      const ended =
        standing === undefined ? {} : { standing: { ...standing, end: stays ? "left" : end } as const };
      job.state.change({ phase: "ended", endedAt: at, ...ended }, ["until"]);
    }
  }
}

async function proceed(
  job: TestJob,
  request: PointRequest,
  records: TestRecords,
  hold: (replaced: Pick<ReplacedCallback, "end">) => void,
): Promise<PointEnd> {
  if (!(await restoreLeftovers(job, records))) return "not-begun";
  if (await isElsewhere(job)) return "not-begun";
  if (!(await openIngress(job))) return request.resumed ? "lost" : "not-begun";
  const replaced = request.resumed ? await resumeCallback(job, hold) : await replaceCallback(job, hold);
  if (replaced === undefined) return isElsewhereNow(job) ? "changed" : "not-begun";
  return keepInPlace(job, request, replaced);
}

/**
 * A callback URL to resume may have been replaced by another party; every other obstacle is on this machine.
 */
function isElsewhereNow({ state }: TestJob): boolean {
  const { steps } = state.now();
  return steps.find(({ id }) => id === "webhooks.borrowed")?.check?.cause === "changed-meanwhile";
}
