import type { CheckResult } from "../../../../shared/checks/result.ts";
import { instant, isoOf } from "../../../../shared/time.ts";
import type { TestState } from "../../../../shared/webhook/connectivity-test.ts";
import type { WebhookEvent } from "../../../../shared/webhook/event.ts";
import { shownAddress, spanOf } from "../../checks/words.ts";
import { lookAfterSleep } from "./after-sleep.ts";
import { hearStatuses, onMessage, type Awaiting, type Hit, type StatusEar } from "./arrivals.ts";
import { finding, found } from "./findings.ts";
import type { Held } from "./borrow.ts";
import type { TestJob } from "./job.ts";
import { noReply, proveSending } from "./reply.ts";
import { markOf } from "./records.ts";
import { newWord } from "./word.ts";

type Verdict = NonNullable<TestState["verdict"]>;

const MINUTE_MS = 60_000;

/** What the wait came to: the message, or why there is none and what that allows to be said. */
type Awaited =
  | { readonly kind: "arrived"; readonly hit: Hit }
  | { readonly kind: "not"; readonly verdict: Exclude<Verdict, "arrives">; readonly check: CheckResult };

/**
 * Asks a person to send the word, waits for it, and then for statuses of what the business answers, of which none is
 * needed. Gives the verdict that what came, or did not come, allows.
 */
export async function awaitArrivals(job: TestJob, held: Held): Promise<Verdict> {
  const { state } = job;
  const statuses = hearStatuses(awaitedBy(job));
  try {
    const message = await awaitMessage(job, held);
    if (message.kind === "not") {
      state.done("webhooks.message", message.check);
      noReply(job);
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

async function awaitMessage(job: TestJob, held: Held): Promise<Awaited> {
  const { state, deps, input, stop } = job;
  const { clock, random } = deps.ports;
  const word = newWord(random);
  const waitMs = input.messageWaitMinutes * MINUTE_MS;
  state.begin("webhooks.message");
  const askedMs = clock.monotonicMs();
  const over = new AbortController();
  const right = Promise.withResolvers<Hit>();
  const came: Came = { others: 0 };
  const counts = countsFor(job);
  const unlisten = onMessage(awaitedBy(job), word, (hit) => {
    // What came to the unsigned address says nothing of the cloud, whatever it looks like.
    if (hit.event.signature === "unchecked" && !counts(hit.event)) return;
    if (!provesArrival(job, hit)) {
      if (counts(hit.event)) came.others += 1;
      return;
    }
    noteArrival(job, hit.event, "message", clock.monotonicMs() - askedMs);
    if (counts(hit.event)) right.resolve(hit);
    else came.wrong = hit;
  });
  const line = watchLine(job);
  state.change({ phase: "awaiting-message", word, until: isoOf(instant(clock.now() + waitMs)) });
  const ended = clock.sleep(waitMs, AbortSignal.any([stop, over.signal])).then(() => undefined);
  const slept = lookAfterSleep(job, held);
  const hit = await Promise.race([right.promise, line.moved, slept.elsewhere, ended]);
  over.abort();
  unlisten();
  line.end();
  slept.end();
  state.change({ phase: "working" }, ["until"]);
  if (hit !== undefined && hit !== "moved" && "elsewhere" in hit)
    return { kind: "not", verdict: "inconclusive", check: hit.elsewhere };
  if (hit !== "moved" && hit !== undefined) {
    state.done("webhooks.message", messageCheck(hit, clock.monotonicMs() - askedMs));
    return { kind: "arrived", hit };
  }
  if (hit === "moved") return silent("went-elsewhere", found("addressMoved"));
  if (stop.aborted && came.wrong === undefined) {
    const check = finding("webhooks.message", { status: "skip", cause: "no-message" }, found("notAwaited"));
    return { kind: "not", verdict: "stopped", check };
  }
  return whyNone(job, held, { word, came, sinceMs: askedMs });
}

/** Without the word a message proves nothing where anybody could have sent it: the client signs none. */
function provesArrival({ target }: TestJob, { by }: Hit): boolean {
  return by === "word" || (by === "window" && target.source === "cloud");
}

/** What came instead of the message: one with the word whose signature does not fit, and others of the number. */
type Came = { wrong?: Hit; others: number };

/** `answers` may send an answer of its own; then its statuses were awaited, and the business's own are not any more. */
async function awaitStatuses(
  job: TestJob,
  message: WebhookEvent,
  statuses: StatusEar,
  answers: () => Promise<boolean>,
): Promise<void> {
  const { state, deps, stop, waits } = job;
  const { clock } = deps.ports;
  state.begin("webhooks.status");
  const startMs = clock.monotonicMs();
  const over = new AbortController();
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
    await Promise.race([enough.promise, clock.sleep(leftMs, AbortSignal.any([stop, over.signal]))]);
    over.abort();
    state.change({}, ["until"]);
  }
  state.done("webhooks.status", statusCheck(seen, counts, clock.monotonicMs() - startMs));
}

/** Watches the tunnel: one that comes back under another address leaves the callback pointing at nobody. */
function watchLine({ deps, target, book }: TestJob): {
  readonly moved: Promise<"moved">;
  readonly end: () => void;
} {
  const moved = Promise.withResolvers<"moved">();
  const end = deps.tunnels.onChange(({ receiver, status }) => {
    if (receiver !== target.receiver || status !== "open") return;
    const address = deps.tunnels.publicAddress(target.receiver, target.source);
    if (address !== undefined && markOf(address.url) !== book.record().borrowed?.ours) moved.resolve("moved");
  });
  return { moved: moved.promise, end };
}

const LAST_STATUSES: readonly string[] = ["delivered", "read", "failed"];

function awaitedBy({ target, store }: TestJob): Awaiting {
  const { receiver, source, phoneNumberId } = target;
  return { store, receiver, source, phoneNumberId };
}

type Counts = (event: WebhookEvent) => boolean;

/** Where signatures are checked, only a valid one proves anything; where nobody checks, that is said beside it. */
function countsFor({ deps, target }: TestJob): Counts {
  if (!target.provesItself) return ({ refused }) => refused === undefined;
  const checked = deps.receivers.state(target.receiver)?.checksSignatures === true;
  return ({ signature, refused }) =>
    refused === undefined && (signature === "valid" || (signature === "unchecked" && !checked));
}

/** Where no text is kept, everything that comes may be the message: more than these are stored, and not told one by one. */
const MOST_ARRIVALS = 100;

function noteArrival(job: TestJob, event: WebhookEvent, kind: "message" | "status", afterMs: number): void {
  const { state, store, deps } = job;
  const counted = countsFor(job)(event);
  // It is what the test's verdict rests on, so that its size must not drive it out. What proves nothing holds no room.
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

function messageCheck({ event, by }: Hit, afterMs: number): CheckResult {
  const span = spanOf(afterMs);
  const facts = { event: event.id, signature: event.signature, afterMs: Math.round(afterMs), by };
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
  const right = seen.filter(counts);
  if (right.length > 0) {
    const statuses = [...new Set(right.map(({ status }) => status ?? "?"))].join(", ");
    return finding("webhooks.status", "pass", found("status", { statuses, span: spanOf(afterMs) }));
  }
  return seen.length > 0
    ? finding("webhooks.status", { status: "warn", cause: "signature-wrong" }, found("statusWrong"))
    : finding("webhooks.status", { status: "skip", cause: "no-status" }, found("noStatus"));
}

/**
 * Nothing came, or nothing that counts. That webhooks do not arrive is said only where nothing else explains the
 * silence: the tunnel stood all along, the callback is still ours, and the public address still leads here.
 */
async function whyNone(
  job: TestJob,
  { chosen }: Held,
  {
    word,
    came: { wrong, others },
    sinceMs,
  }: { readonly word: string; readonly came: Came; readonly sinceMs: number },
): Promise<Awaited> {
  if (wrong === undefined && others > 0)
    return silent("others-came", found("othersCame", { count: others, word }), { others });
  if (!job.deps.tunnels.history(job.target.receiver, sinceMs).wasUpThroughout)
    return silent("line-broke", found("lineBroke"));
  const standing = await stillOurs(job, chosen);
  if (standing.kind === "elsewhere")
    return silent(
      "went-elsewhere",
      standing.to === undefined
        ? found("wentNowhere")
        : found("wentElsewhere", { to: shownAddress(standing.to) }),
    );
  if (standing.kind === "unseen") return silent("not-known", found("standingUnseen"));
  const address = job.deps.tunnels.publicAddress(job.target.receiver, job.target.source);
  if (address === undefined || !(await leadsHere(job))) return silent("not-reachable", found("leadsNoMore"));
  // One with the word whose signature does not fit is nobody's message, as far as anybody can tell.
  const check =
    wrong === undefined
      ? finding("webhooks.message", { status: "fail", cause: "no-message" }, found("noMessage", { word }))
      : finding("webhooks.message", { status: "fail", cause: "signature-wrong" }, found("messageWrong"), {
          event: wrong.event.id,
          signature: wrong.event.signature,
        });
  return { kind: "not", verdict: "does-not-arrive", check };
}

type MessageCause = Extract<Parameters<typeof finding<"webhooks.message">>[1], object>["cause"];

/** Something other than the platform explains the silence, or what came proves nothing: nobody can tell. */
function silent(cause: MessageCause, said: ReturnType<typeof found>, facts?: CheckResult["facts"]): Awaited {
  const check = finding("webhooks.message", { status: "fail", cause }, said, facts);
  return { kind: "not", verdict: "inconclusive", check };
}

type Standing = { readonly kind: "ours" | "unseen" } | { readonly kind: "elsewhere"; readonly to?: string };

/** Do the number's notifications still go to our callback? The level itself is asked where no look tells who wins. */
export async function stillOurs(
  { target, book }: Pick<TestJob, "target" | "book">,
  { level }: Held["chosen"],
): Promise<Standing> {
  const ours = book.record().borrowed?.ours;
  const winner = await target.winner();
  if (winner.kind === "at")
    return markOf(winner.address) === ours ? { kind: "ours" } : { kind: "elsewhere", to: winner.address };
  if (winner.kind === "nowhere") return { kind: "elsewhere" };
  const looked = await (await target.level(level))?.look();
  if (looked === undefined || looked.kind === "unseen") return { kind: "unseen" };
  const address = looked.kind === "seen" ? looked.standing.address : undefined;
  if (address === undefined) return { kind: "elsewhere" };
  return markOf(address) === ours ? { kind: "ours" } : { kind: "elsewhere", to: address };
}

/** Does what is sent to the public address still come here? A front that does not answer once is asked again. */
async function leadsHere({ deps, input, target, waits, stop }: TestJob): Promise<boolean> {
  const { caFile } = input;
  for (const pauseMs of [0, ...waits.looksMs]) {
    if (pauseMs > 0) await deps.ports.clock.sleep(pauseMs, stop);
    const probed = await deps.tunnels.probe({
      receiver: target.receiver,
      ...(caFile === undefined ? {} : { caFile }),
    });
    // Only what came here tells that it leads here; a name that this computer cannot see tells nothing.
    const came = probed.ok ? probed.value.checks.find(({ id }) => id === "webhooks.outside-in") : undefined;
    if (came?.status === "pass" || came?.cause === "slow") return true;
  }
  return false;
}
