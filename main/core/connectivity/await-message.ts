import type { CheckResult } from "../../../shared/checks/result.ts";
import { instant, isoOf } from "../../../shared/time.ts";
import type { TestState } from "../../../shared/webhook/connectivity-test.ts";
import { isEvidence, type WebhookEvent } from "../../../shared/webhook/event.ts";
import { spanOf } from "../checks/words.ts";
import { withTimeout } from "../runtime/with-timeout.ts";
import { checkAfterSleep } from "./after-sleep.ts";
import { listenForStatuses, onMessage, type Awaiting, type Hit, type StatusListener } from "./arrivals.ts";
import { finding, found } from "./findings.ts";
import type { ReplacedCallback } from "./replace-callback.ts";
import type { TestJob } from "./job.ts";
import { noReply, proveSending } from "./reply.ts";
import { watchAddress } from "./watch-address.ts";
import type { Came, WaitEnd } from "./explanations.ts";
import { leftBefore, whyNone, type NoneCame } from "./no-message.ts";
import { newKeyword } from "./keyword.ts";

type Verdict = NonNullable<TestState["verdict"]>;

const MINUTE_MS = 60_000;

/** The result of the wait: the message, or why none came and what that allows the test to conclude. */
type Awaited = { readonly kind: "arrived"; readonly hit: Hit } | NoneCame;

/**
 * Asks the person to send the keyword, waits for that message, then for statuses of what the business
 * answers; no status is required. Returns the verdict that the arrivals allow.
 */
export async function awaitArrivals(job: TestJob, replaced: ReplacedCallback): Promise<Verdict> {
  const { state } = job;
  const statuses = listenForStatuses(awaitedBy(job));
  try {
    const message = await awaitMessage(job, replaced);
    if (message.kind === "not") {
      state.done("webhooks.message", message.check);
      await noReply(job);
      return message.verdict;
    }
    const { event, by } = message.hit;
    if (by !== "other") job.notes?.message({ event, by }, job.deps.ports.clock.now());
    state.change({ proof: event.signature === "valid" ? "signed" : "none" });
    await awaitStatuses(job, event, statuses, () => proveSending(job, message.hit));
    return "arrives";
  } finally {
    statuses.end();
  }
}

async function awaitMessage(job: TestJob, replaced: ReplacedCallback): Promise<Awaited> {
  const { state, deps, input, stop } = job;
  const { clock, random } = deps.ports;
  const keyword = newKeyword(random);
  const waitMs = input.messageWaitMinutes * MINUTE_MS;
  state.begin("webhooks.message");
  const askedMs = clock.monotonicMs();
  const askedAt = clock.now();
  const waitEnded = new AbortController();
  const matched = Promise.withResolvers<Hit>();
  const received: Came = { others: 0, refused: 0 };
  const refusedBefore = refusedSoFar(job);
  const turnedAwayBefore = turnedAwaySoFar(job);
  const troubleBefore = deps.receivers.state(job.target.receiver)?.trouble;
  const counts = countsFor(job);
  const unlisten = onMessage(awaitedBy(job), keyword, (hit) => {
    // An event at the unsigned URL proves nothing about the cloud, whatever its content.
    if (hit.event.signature === "unchecked" && !counts(hit.event)) return;
    if (!provesArrival(job, hit)) {
      if (!counts(hit.event)) return;
      received.others += 1;
      // Where no text is kept, the keyword may have been in it.
      if (hit.by === "other" && state.now().lacksKeyword !== true) state.change({ lacksKeyword: true });
      return;
    }
    noteArrival(job, hit.event, "message", clock.monotonicMs() - askedMs);
    if (counts(hit.event)) matched.resolve(hit);
    else received.wrong = hit;
  });
  const tunnelWatch = watchTunnel(job);
  state.change({ phase: "awaiting-message", word: keyword, until: isoOf(instant(clock.now() + waitMs)) });
  const ended = clock.sleep(waitMs, AbortSignal.any([stop, waitEnded.signal])).then(() => undefined);
  const sleepChecks = checkAfterSleep(job, replaced);
  const end = await Promise.race([matched.promise, tunnelWatch.moved, sleepChecks.elsewhere, ended]);
  // A notification that was already answered may not be indexed yet; without this wait it would be reported
  // as missing.
  const isSettled = isHit(end) || (await isSettledSoon(job));
  const hit = isHit(end) ? end : await Promise.race([matched.promise, Promise.resolve(undefined)]);
  waitEnded.abort();
  unlisten();
  tunnelWatch.end();
  sleepChecks.end();
  state.change({ phase: "working" }, ["until"]);
  if (hit !== undefined) {
    state.done("webhooks.message", messageCheck(hit, clock.monotonicMs() - askedMs, isNew(hit, askedAt)));
    return { kind: "arrived", hit };
  }
  received.refused = refusedSoFar(job) - refusedBefore;
  const why = isHit(end) ? undefined : end;
  if (why === undefined && stop.aborted && received.wrong === undefined)
    return leftBefore({ word: keyword, came: received });
  return whyNone(job, replaced, {
    word: keyword,
    came: received,
    sinceMs: askedMs,
    end: why,
    turnedAway: turnedAwaySoFar(job) - turnedAwayBefore,
    troubleBefore,
    isSettled,
  });
}

/** How long indexing of an answered notification may take. */
const FILING_MS = 2_000;

function isHit(end: Hit | WaitEnd | undefined): end is Hit {
  return end !== undefined && "event" in end;
}

/** Whether everything that was answered is read, or soon will be. */
async function isSettledSoon({ deps, store }: TestJob): Promise<boolean> {
  let isSettled = false;
  const settled = store.settled().then(() => (isSettled = true));
  await withTimeout(deps.ports.clock, FILING_MS, settled);
  return isSettled;
}

/** Requests that this receiver answered with 503, and connections that it closed unread. */
function turnedAwaySoFar({ deps, target }: TestJob): number {
  const { busy = 0, dropped = 0 } = deps.receivers.state(target.receiver)?.counts ?? {};
  return busy + dropped;
}

/** Notifications to the signed URL whose signature was invalid. An on-premises client signs none. */
function refusedSoFar({ deps, target }: TestJob): number {
  return target.source === "cloud" ? (deps.receivers.state(target.receiver)?.counts.refused ?? 0) : 0;
}

/**
 * Without the keyword, an unsigned message proves nothing, because anyone could have sent it; the on-premises
 * client signs none.
 */
function provesArrival({ target }: TestJob, { by }: Hit): boolean {
  return by === "word" || (by === "window" && target.source === "cloud");
}

/** `answers` may send an answer itself and wait for its statuses; the business's own are then not awaited. */
async function awaitStatuses(
  job: TestJob,
  message: WebhookEvent,
  statuses: StatusListener,
  answers: () => Promise<boolean>,
): Promise<void> {
  const { state, deps, stop, waits } = job;
  const { clock } = deps.ports;
  state.begin("webhooks.status");
  const startMs = clock.monotonicMs();
  const waitEnded = new AbortController();
  const seen: WebhookEvent[] = [];
  const counts = countsFor(job);
  const enough = Promise.withResolvers<undefined>();
  statuses.to(message.user, (event) => {
    if (seen.length >= MOST_ARRIVALS || (event.signature === "unchecked" && !counts(event))) return;
    noteArrival(job, event, "status", clock.monotonicMs() - startMs);
    seen.push(event);
    if (counts(event) && LAST_STATUSES.includes(event.status ?? "")) enough.resolve(undefined);
  });
  const isAnswered = await answers();
  const leftMs = waits.statusMs - (clock.monotonicMs() - startMs);
  if (!isAnswered && leftMs > 0) {
    state.change({ until: isoOf(instant(clock.now() + leftMs)) });
    await Promise.race([enough.promise, clock.sleep(leftMs, AbortSignal.any([stop, waitEnded.signal]))]);
    waitEnded.abort();
    state.change({}, ["until"]);
  }
  state.done("webhooks.status", statusCheck(seen, counts, clock.monotonicMs() - startMs));
}

/**
 * A tunnel that reopens at another URL leaves the callback URL pointing nowhere; one that is only down may
 * reopen.
 */
function watchTunnel(job: TestJob): { readonly moved: Promise<WaitEnd>; readonly end: () => void } {
  const moved = Promise.withResolvers<WaitEnd>();
  const end = watchAddress(job, (how) => {
    if (how === "moved") moved.resolve({ kind: "moved" });
  });
  return { moved: moved.promise, end };
}

const LAST_STATUSES: readonly string[] = ["delivered", "read", "failed"];

function awaitedBy({ target, store }: TestJob): Awaiting {
  const { receiver, source, phoneNumberId } = target;
  return { store, receiver, source, phoneNumberId };
}

type Counts = (event: WebhookEvent) => boolean;

/** If signatures are checked, only a valid one is evidence; if they are not checked, the finding says so. */
function countsFor({ deps, target }: TestJob): Counts {
  if (!target.provesItself) return isEvidence;
  const checked = deps.receivers.state(target.receiver)?.checksSignatures === true;
  return (event) => {
    const { signature } = event;
    return isEvidence(event) && (signature === "valid" || (signature === "unchecked" && !checked));
  };
}

/** If no text is kept, any event may be the message: events above this count are stored but not listed. */
const MOST_ARRIVALS = 100;

function noteArrival(job: TestJob, event: WebhookEvent, kind: "message" | "status", afterMs: number): void {
  const { state, store, deps } = job;
  const counted = countsFor(job)(event);
  // The verdict rests on counted events: pin them so that the size limit does not evict them. Others are not
  // pinned.
  if (counted) store.pin([event.id]);
  if (!counted && state.now().arrivals.length >= MOST_ARRIVALS) return;
  const arrival = {
    event: event.id,
    kind,
    signature: event.signature,
    ...(event.status === undefined ? {} : { status: event.status }),
    at: isoOf(deps.ports.clock.now()),
    afterMs: Math.max(0, Math.round(afterMs)),
  };
  state.change({ arrivals: [...state.now().arrivals, arrival] });
}

/** How much the clocks of platform and machine may differ. */
const CLOCKS_APART_MS = 60_000;

/**
 * Whether the message was written for this test. Without the keyword, one that the platform has retried for
 * days counts as arrived, but says nothing about where the number is now.
 */
function isNew({ event, by }: Hit, askedAt: number): boolean {
  return by === "word" || Date.parse(event.at ?? "") >= askedAt - CLOCKS_APART_MS;
}

function messageCheck({ event, by }: Hit, afterMs: number, isNewMessage: boolean): CheckResult {
  const span = spanOf(afterMs);
  const facts = {
    event: event.id,
    signature: event.signature,
    afterMs: Math.round(afterMs),
    by,
    new: isNewMessage,
  };
  if (event.signature === "unchecked")
    return finding(
      "webhooks.message",
      { status: "warn", cause: "unchecked" },
      found(event.source === "cloud" ? "messageUnchecked" : "messageUnsigned", { span }),
      facts,
    );
  return finding(
    "webhooks.message",
    "pass",
    found(by === "word" ? "message" : "messageByWindow", { span }),
    facts,
  );
}

function statusCheck(seen: readonly WebhookEvent[], counts: Counts, afterMs: number): CheckResult {
  const matched = seen.filter(counts);
  if (matched.length > 0) {
    const statuses = [...new Set(matched.map(({ status }) => status ?? "?"))].join(", ");
    return finding("webhooks.status", "pass", found("status", { statuses, span: spanOf(afterMs) }));
  }
  return seen.length > 0
    ? finding("webhooks.status", { status: "warn", cause: "signature-wrong" }, found("statusWrong"))
    : finding("webhooks.status", { status: "skip", cause: "no-status" }, found("noStatus"));
}
