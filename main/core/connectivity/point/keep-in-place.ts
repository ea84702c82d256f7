import { isoOf, type Instant } from "../../../../shared/time.ts";
import type { PointEnd } from "../../../../shared/webhook/standing-callback.ts";
import { runDetached } from "../../runtime/run-detached.ts";
import { fingerprintOf } from "../../platforms/on-prem/webhook-authorities.ts";
import { watchSleep } from "../../runtime/sleep-watch.ts";
import { stillOurs } from "../no-message.ts";
import type { ReplacedCallback } from "../replace-callback.ts";
import type { TestJob } from "../job.ts";
import { watchAddress } from "../watch-address.ts";
import type { PointRequest } from "./callback-request.ts";

/** A clock is never asked to wait longer than this: it may be set, and the machine may sleep. */
const LONGEST_WAIT_MS = 30_000;

/** Lets a callback stand until something ends that, and says what. */
export async function keepInPlace(
  job: TestJob,
  { until }: PointRequest,
  held: ReplacedCallback,
): Promise<PointEnd> {
  const { deps, stop, state } = job;
  const { clock } = deps.ports;
  const ended = Promise.withResolvers<PointEnd>();
  const over = new AbortController();
  const passing = AbortSignal.any([stop, over.signal]);
  const onStop = (): void => ended.resolve("asked");
  stop.addEventListener("abort", onStop, { once: true });
  if (stop.aborted) onStop();
  // Nobody has said that production may go without.
  const onBack = (): void => ended.resolve("circle");
  held.cameBack.addEventListener("abort", onBack, { once: true });
  if (held.cameBack.aborted) onBack();
  const lookAtCallback = callbackChecks(job, held, () => ended.resolve("changed"));
  const look = async (): Promise<void> => {
    // What the client trusts is over: nothing reaches this machine until it is begun anew.
    if (!isVouchedFor(job)) return ended.resolve("lost");
    await lookAtCallback();
  };
  const endTunnel = watchAddress(job, (how) => ended.resolve(how));
  const endWatch = watchSleep(deps.ports, () => runDetached(look()));
  const waitForEnd = async (at: Instant): Promise<void> => {
    for (let leftMs = at - clock.now(); !passing.aborted; leftMs = at - clock.now()) {
      if (leftMs <= 0) return ended.resolve("time-over");
      await clock.sleep(Math.min(leftMs, LONGEST_WAIT_MS), passing);
    }
  };
  const lookOften = async (): Promise<void> => {
    while (!passing.aborted) {
      await clock.sleep(job.waits.standingMs, passing);
      if (!passing.aborted) await look();
    }
  };
  const { standing } = state.now();
  if (standing !== undefined) state.change({ standing: { ...standing, pointedAt: isoOf(clock.now()) } });
  if (until !== undefined) runDetached(waitForEnd(until));
  runDetached(lookOften());
  try {
    return await ended.promise;
  } finally {
    over.abort();
    endWatch();
    endTunnel();
    stop.removeEventListener("abort", onStop);
  }
}

/** Is the authority behind our certificate the one that was uploaded, where one was? */
function isVouchedFor({ deps, target, book }: TestJob): boolean {
  const { authority } = book.record();
  const pem = deps.receivers.address(target.receiver)?.lan?.caPem;
  return authority === undefined || pem === undefined || fingerprintOf(pem) === authority.fingerprint;
}

/** Looks whose callback stands there; a second look has to agree before it is believed to be somebody else's. */
function callbackChecks(
  job: TestJob,
  { chosen }: ReplacedCallback,
  onElsewhere: () => void,
): () => Promise<void> {
  const { deps, stop, waits } = job;
  let isLooking = false;
  return async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      for (const pauseMs of [0, ...waits.looksMs.slice(0, 1)]) {
        if (pauseMs > 0) await deps.ports.clock.sleep(pauseMs, stop);
        if (stop.aborted || (await stillOurs(job, chosen)).kind !== "elsewhere") return;
      }
      onElsewhere();
    } finally {
      isLooking = false;
    }
  };
}
