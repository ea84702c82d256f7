import { scrubberFor } from "../platforms/http/safe-text.ts";
import { recorded, type CallOutcome, type RecordedOutcome } from "../../../shared/platform/outcome.ts";
import { redact } from "../../../shared/redacted.ts";
import { instant, isoOf } from "../../../shared/time.ts";
import type { ReplyReason, TestReply } from "../../../shared/webhook/connectivity-test.ts";
import type { WebhookEvent } from "../../../shared/webhook/event.ts";
import { replyTextIn } from "../../../shared/wording/reply-text.ts";
import type { Hit } from "./arrivals.ts";
import type { TestJob } from "./job.ts";
import { lastDigits, mayReply, type Recipient } from "./may-reply.ts";
import { sendOnce, type OutgoingText } from "./reply-send.ts";
import { failureIn, listenForReply, type ReplyListener, type SentMessage } from "./reply-statuses.ts";

type Verdict = Pick<TestReply, "sending" | "reason" | "error">;

/** Statuses that prove the answer reached a phone; `sent` only means that the platform accepted it. */
const REACHED: readonly string[] = ["delivered", "read"];

/**
 * Answers the counting message, if the user wants that, and waits for the answer's statuses. The callback URL
 * stays replaced meanwhile. Returns whether an answer was sent; the test's own verdict is separate.
 */
export async function proveSending(job: TestJob, hit: Hit): Promise<boolean> {
  const { input, state, offer } = job;
  if (input.reply === undefined) return false;
  const text = await replyTextIn(job.input.replyLanguage);
  const may = mayReply(job, hit);
  if (!may.ok) {
    await endReply(job, may.problem);
    return false;
  }
  const first: TestReply = { state: "offered", text, to: lastDigits(may.value.to), statuses: [] };
  state.change({ reply: first });
  const decision = input.reply === "yes" ? "send" : await offer.ask();
  if (decision !== "send") {
    await endReply(job, decision);
    return false;
  }
  return answer(job, may.value, first);
}

/** Reports that there was no message to answer, if the user had requested an answer. */
export async function noReply(job: TestJob): Promise<void> {
  if (job.input.reply === "yes" && job.state.now().reply === undefined)
    await endReply(job, job.stop.aborted ? "stopped" : "no-message");
}

async function endReply(job: TestJob, reason: ReplyReason): Promise<void> {
  const text = await replyTextIn(job.input.replyLanguage);
  const known = job.state.now().reply ?? { text, statuses: [] };
  job.state.change({ reply: { ...known, state: "ended", reason } });
}

async function answer(job: TestJob, recipient: Recipient, first: TestReply): Promise<boolean> {
  const { state, deps } = job;
  const { clock } = deps.ports;
  const outgoing: OutgoingText = { recipient, text: redact(first.text, "message text") };
  let reply: TestReply = { ...first, state: "sending" };
  const put = (change: Partial<TestReply>): void => {
    reply = { ...reply, ...change };
    state.change({ reply });
  };
  put({});
  // Started before the request: a status may arrive before the response.
  const listener = listenForReply(job);
  let sentMs = clock.monotonicMs();
  try {
    const sent = await sendOnce(job, outgoing, {
      leaving() {
        sentMs = clock.monotonicMs();
        put({ sentAt: isoOf(clock.now()) });
      },
      cameLate(outcome) {
        // Its statuses then count as ours and not as another system's.
        if (outcome.kind === "confirmed") job.notes?.replied(outcome.value);
        put(lateAnswer(outcome));
      },
    });
    if (sent.kind === "unsent") {
      await endReply(job, sent.reason);
      return false;
    }
    const { outcome } = sent;
    put({ outcome: recorded(outcome) });
    if (outcome.kind !== "confirmed") {
      put({ state: "ended", ...withoutId(outcome) });
      return outcome.kind !== "notSent";
    }
    job.notes?.replied(outcome.value);
    put({ state: "awaiting-status", messageId: outcome.value });
    const message = { messageId: outcome.value, sentMs };
    const verdict = await awaitVerdict(job, {
      ear: listener,
      letter: outgoing,
      message,
      put,
      now: () => reply,
    });
    put({ state: "ended", ...verdict });
    return true;
  } finally {
    listener.end();
  }
}

type NotConfirmed = Exclude<CallOutcome<string> | RecordedOutcome, { kind: "confirmed" }>;

/** The verdict if the message id is missing: without it, no status can be matched to this answer. */
export function withoutId(outcome: NotConfirmed): Verdict {
  switch (outcome.kind) {
    case "rejected":
      return { sending: "refused", reason: "rejected" };
    case "notSent":
      // Rejected credentials also count as a rejection by the platform.
      return outcome.cause === "sign-in-refused"
        ? { sending: "refused", reason: "rejected" }
        : { reason: "not-sent" };
    case "unknown":
      return { sending: "unknown", reason: "response-unknown" };
  }
}

/**
 * The change for a response that came after its call was ended: the id is known, but statuses are not
 * awaited.
 */
function lateAnswer(outcome: CallOutcome<string>): Partial<TestReply> {
  const common = { outcome: recorded(outcome), state: "ended" } as const;
  if (outcome.kind !== "confirmed") return { ...common, ...withoutId(outcome) };
  return { ...common, messageId: outcome.value, sending: "unknown", reason: "no-status" };
}

type Awaited = {
  readonly ear: ReplyListener;
  readonly letter: OutgoingText;
  readonly message: SentMessage;
  readonly put: (change: Partial<TestReply>) => void;
  readonly now: () => TestReply;
};

/** Waits for a deciding status; statuses received before the id was known count too. */
async function awaitVerdict(
  job: TestJob,
  { ear: listener, letter: outgoing, message, put, now }: Awaited,
): Promise<Verdict> {
  const { store, state, deps, stop, waits } = job;
  const { clock } = deps.ports;
  const decided = Promise.withResolvers<Verdict>();
  const waitEnded = new AbortController();
  const scrub = scrubberFor([outgoing.recipient.to.reveal(), outgoing.text.reveal()]);
  let failed: WebhookEvent | undefined;
  let isKnown = false;
  const decide = (): void => {
    if (now().statuses.some(({ status }) => REACHED.includes(status))) decided.resolve({ sending: "works" });
    else if (failed !== undefined) decided.resolve(failure(failureIn(store, failed, scrub)));
  };
  listener.of(message, (common, event) => {
    const { statuses } = now();
    if (statuses.some(({ status }) => status === common.status) || statuses.length >= MOST_STATUSES) return;
    // The answer's verdict rests on it, so it must not be evicted.
    store.pin([common.event]);
    put({ statuses: [...statuses, common] });
    if (common.status === "failed") failed = event;
    if (isKnown) decide();
  });
  // Statuses from before the response are judged together: their order means nothing.
  isKnown = true;
  decide();
  state.change({ until: isoOf(instant(clock.now() + waits.replyStatusMs)) });
  const ended = clock
    .sleep(waits.replyStatusMs, AbortSignal.any([stop, waitEnded.signal]))
    .then((): Verdict => ({ sending: "unknown", reason: undecided(now(), stop) }));
  const verdict = await Promise.race([decided.promise, ended]);
  waitEnded.abort();
  state.change({}, ["until"]);
  return verdict;
}

function failure(error: TestReply["error"]): Verdict {
  return { sending: "refused", reason: "failed", ...(error === undefined ? {} : { error }) };
}

/** A platform sends a handful; more than these are not genuine. */
const MOST_STATUSES = 10;

function undecided({ statuses }: TestReply, stop: AbortSignal): ReplyReason {
  if (stop.aborted) return "stopped-waiting";
  return statuses.some(({ status }) => status === "sent") ? "sent-only" : "no-status";
}
