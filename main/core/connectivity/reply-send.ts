import { withTimeout } from "../runtime/with-timeout.ts";
import { momentOf } from "../migration/timekeeping.ts";
import type { NumberHold } from "../storage/operation-port.ts";
import type { Storage } from "../storage/port.ts";
import { recorded, type CallOutcome } from "../../../shared/platform/outcome.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import type { ReplyReason } from "../../../shared/webhook/connectivity-test.ts";
import type { TestJob } from "./job.ts";
import { isMarkedBy } from "./own-marks.ts";
import { isWindowOpen, type Recipient } from "./may-reply.ts";

/** The result of the one request; `unsent` if no request was sent. */
export type Sent =
  | { readonly kind: "unsent"; readonly reason: ReplyReason }
  | { readonly kind: "answered"; readonly outcome: CallOutcome<string> };

export type OutgoingText = { readonly recipient: Recipient; readonly text: Redacted<string> };

/**
 * Sends the one answer, at most once. Locks the number, so that no migration of it starts meanwhile; checks
 * again that the number is at this API and that the customer service window is open. The intent is on disk
 * before the request is sent, and the outcome before it is reported. Calls `leaving` right before the
 * request.
 */
export async function sendOnce(job: TestJob, message: OutgoingText, sending: Sending): Promise<Sent> {
  const storage = job.deps.storage();
  if (!storage.ok) return { kind: "unsent", reason: "not-recorded" };
  const hold = storage.value.operations.hold(job.target.plan);
  if (!hold.ok) return { kind: "unsent", reason: reasonFor(hold.problem.kind) };
  try {
    const why = await whyNotNow(job, message.recipient);
    if (why !== undefined) return { kind: "unsent", reason: why };
    return await sendHeld(job, { storage: storage.value, hold: hold.value, letter: message, ...sending });
  } finally {
    hold.value.release();
  }
}

const BUSY: readonly string[] = ["runOpen", "runElsewhere", "numberBusy"];

function reasonFor(kind: string): ReplyReason {
  return BUSY.includes(kind) ? "number-busy" : "not-recorded";
}

async function whyNotNow(job: TestJob, recipient: Recipient): Promise<ReplyReason | undefined> {
  if (!isTunnelReady(job)) return "line-broke";
  // A migration may have ended while the user was deciding.
  if ((await job.target.hasNumber()) === false) return "not-here";
  if (!isWindowOpen(job, recipient)) return "window-closed";
  return job.stop.aborted ? "stopped" : undefined;
}

/** Whether the tunnel is open at the URL that the callback URL names; without it no status could arrive. */
function isTunnelReady({ deps, target, book }: TestJob): boolean {
  const { receiver, source } = target;
  const isOpen = deps.tunnels.all().some((one) => one.receiver === receiver && one.status === "open");
  const address = deps.tunnels.publicAddress(receiver, source);
  return isOpen && address !== undefined && isMarkedBy(book.record().borrowed?.ours, address.url);
}

/**
 * Callbacks of a send: `leaving` runs right before the request, `cameLate` on a response after the call
 * ended.
 */
export type Sending = {
  readonly leaving: () => void;
  readonly cameLate: (outcome: CallOutcome<string>) => void;
};

type Held = Sending & {
  readonly storage: Storage;
  readonly hold: NumberHold;
  readonly letter: OutgoingText;
};

async function sendHeld(
  job: TestJob,
  { storage, hold, letter: message, leaving, cameLate }: Held,
): Promise<Sent> {
  const { target, book, deps, stop, hurry, waits } = job;
  const { clock } = deps.ports;
  const { operations } = storage;
  const { api, path } = target.openMessages();
  const { source: side, phoneNumberId } = target;
  try {
    const about = { test: book.record().test, side, phoneNumberId, method: "POST", path } as const;
    const operation = operations.begin(hold, { kind: "intent", what: "reply", ...about });
    if (!operation.ok) return { kind: "unsent", reason: reasonFor(operation.problem.kind) };
    leaving();
    const { to, inReplyTo } = message.recipient;
    const response = api.reply({ to, inReplyTo, text: message.text }, (outcome) => {
      const { boot, monotonicMs } = momentOf(clock);
      const answered = {
        what: "reply",
        side,
        outcome: recorded(outcome),
        stamp: { boot, monotonicMs },
      } as const;
      // Recorded in addition to the outcome, which stays unknown: no statuses were awaited any more.
      operations.late(hold, operation.value, answered);
      cameLate(outcome);
    });
    await responseOrStop(response, { clock, stop, hurry, graceMs: waits.replyGraceMs });
    // Ends a request that is still running and records its outcome as unknown.
    await api.close();
    const outcome = await response;
    const { boot, monotonicMs } = momentOf(clock);
    const stamp = { boot, monotonicMs };
    // If this cannot be recorded, the intent has no outcome in the journal and later counts as interrupted.
    operations.end(hold, operation.value, { what: "reply", side, outcome: recorded(outcome), stamp });
    return { kind: "answered", outcome };
  } finally {
    await api.close();
  }
}

type ResponseWait = Pick<TestJob, "stop" | "hurry"> & {
  readonly clock: TestJob["deps"]["ports"]["clock"];
  readonly graceMs: number;
};

/** Waits for the response; after a stop for `graceMs` more, and not at all if the process closes. */
async function responseOrStop(
  response: Promise<unknown>,
  { clock, stop, hurry, graceMs }: ResponseWait,
): Promise<void> {
  const stopped = aborted(stop).then(() =>
    Promise.race([aborted(hurry), withTimeout(clock, graceMs, response)]),
  );
  await Promise.race([response, stopped]);
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}
