import { isoOf, type Instant } from "../../../../shared/time.ts";
import type { PointEnd } from "../../../../shared/webhook/standing-callback.ts";
import { runDetached } from "../../runtime/run-detached.ts";
import { fingerprintOf } from "../../platforms/on-prem/webhook-authorities.ts";
import { watchSleep } from "../../runtime/sleep-watch.ts";
import { stillOurs } from "../explanations.ts";
import type { ReplacedCallback } from "../replace-callback.ts";
import type { TestJob } from "../job.ts";
import { watchAddress } from "../watch-address.ts";
import type { PointRequest } from "./callback-request.ts";

/** Never wait longer than this at once: the clock may be set, and the machine may sleep. */
const LONGEST_WAIT_MS = 30_000;

/** Keeps a callback URL in place until something ends it; returns the reason. */
export async function keepInPlace(
  job: TestJob,
  { until }: PointRequest,
  replaced: ReplacedCallback,
): Promise<PointEnd> {
  const { deps, stop, state } = job;
  const { clock } = deps.ports;
  const ended = Promise.withResolvers<PointEnd>();
  const waitEnded = new AbortController();
  const waitSignal = AbortSignal.any([stop, waitEnded.signal]);
  const onStop = (): void => ended.resolve("asked");
  stop.addEventListener("abort", onStop, { once: true });
  if (stop.aborted) onStop();
  // The user has not confirmed that production may miss notifications.
  const onBack = (): void => ended.resolve("circle");
  replaced.cameBack.addEventListener("abort", onBack, { once: true });
  if (replaced.cameBack.aborted) onBack();
  const checkCallback = callbackChecks(job, replaced, () => ended.resolve("changed"));
  const check = async (): Promise<void> => {
    // The authority that the client trusts is no longer ours: nothing arrives until the callback URL is set
    // again.
    if (!hasUploadedAuthority(job)) return ended.resolve("lost");
    await checkCallback();
  };
  const endTunnel = watchAddress(job, (how) => ended.resolve(how));
  const endWatch = watchSleep(deps.ports, () => runDetached(check()));
  const waitForEnd = async (at: Instant): Promise<void> => {
    for (let leftMs = at - clock.now(); !waitSignal.aborted; leftMs = at - clock.now()) {
      if (leftMs <= 0) return ended.resolve("time-over");
      await clock.sleep(Math.min(leftMs, LONGEST_WAIT_MS), waitSignal);
    }
  };
  const checkRepeatedly = async (): Promise<void> => {
    while (!waitSignal.aborted) {
      await clock.sleep(job.waits.standingMs, waitSignal);
      if (!waitSignal.aborted) await check();
    }
  };
  const { standing } = state.now();
  if (standing !== undefined) state.change({ standing: { ...standing, pointedAt: isoOf(clock.now()) } });
  if (until !== undefined) runDetached(waitForEnd(until));
  runDetached(checkRepeatedly());
  try {
    return await ended.promise;
  } finally {
    waitEnded.abort();
    endWatch();
    endTunnel();
    stop.removeEventListener("abort", onStop);
  }
}

/** Whether our certificate's authority is the one that was uploaded; true if none was uploaded. */
function hasUploadedAuthority({ deps, target, book }: TestJob): boolean {
  const { authority } = book.record();
  const pem = deps.receivers.address(target.receiver)?.lan?.caPem;
  return authority === undefined || pem === undefined || fingerprintOf(pem) === authority.fingerprint;
}

/**
 * Returns a function that checks whether the callback URL is still ours and on; a second query must agree before it
 * counts as changed by another party.
 */
function callbackChecks(
  job: TestJob,
  { chosen }: ReplacedCallback,
  onElsewhere: () => void,
): () => Promise<void> {
  const { deps, stop, waits } = job;
  let isChecking = false;
  return async () => {
    if (isChecking) return;
    isChecking = true;
    try {
      for (const pauseMs of [0, ...waits.looksMs.slice(0, 1)]) {
        if (pauseMs > 0) await deps.ports.clock.sleep(pauseMs, stop);
        if (stop.aborted) return;
        const isGone = (await stillOurs(job, chosen)).kind === "elsewhere";
        if (!isGone && !(await isSwitchedOff(job, chosen))) return;
      }
      onElsewhere();
    } finally {
      isChecking = false;
    }
  };
}

/** Whether the app's callback URL is switched off: nothing arrives then, whatever URL is set. */
async function isSwitchedOff({ target }: TestJob, { level }: ReplacedCallback["chosen"]): Promise<boolean> {
  if (level !== "application") return false;
  const queried = await (await target.level(level))?.query();
  return queried?.kind === "seen" && queried.standing.isOff === true;
}
