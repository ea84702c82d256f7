import { withTimeout } from "../runtime/with-timeout.ts";
import { momentOf } from "../migration/timekeeping.ts";
import type { NumberHold } from "../storage/operation-port.ts";
import type { Storage } from "../storage/port.ts";
import { recorded, type CallOutcome } from "../../../shared/platform/outcome.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import type { ReplyReason } from "../../../shared/webhook/connectivity-test.ts";
import type { TestJob } from "./job.ts";
import { markOf } from "./records.ts";
import { isWindowOpen, type Recipient } from "./may-reply.ts";

/** What became of the one request; `unsent` where nothing has left. */
export type Sent =
  | { readonly kind: "unsent"; readonly reason: ReplyReason }
  | { readonly kind: "answered"; readonly outcome: CallOutcome<string> };

export type OutgoingText = { readonly recipient: Recipient; readonly text: Redacted<string> };

/**
 * Sends the one answer. The number is held meanwhile, so that no migration of it begins; where it is and whether the
 * window is open is looked at once more; the intent is durable before the request leaves and the outcome before anybody
 * hears of it. The request goes to the wire at most once, whatever becomes of it. `leaving` is called just before.
 */
export async function sendOnce(job: TestJob, letter: OutgoingText, sending: Sending): Promise<Sent> {
  const storage = job.deps.storage();
  if (!storage.ok) return { kind: "unsent", reason: "not-recorded" };
  const hold = storage.value.operations.hold(job.target.plan);
  if (!hold.ok) return { kind: "unsent", reason: unheld(hold.problem.kind) };
  try {
    const why = await notNow(job, letter.recipient);
    if (why !== undefined) return { kind: "unsent", reason: why };
    return await sendHeld(job, { storage: storage.value, hold: hold.value, letter, ...sending });
  } finally {
    hold.value.release();
  }
}

const BUSY: readonly string[] = ["runOpen", "runElsewhere", "numberBusy"];

function unheld(kind: string): ReplyReason {
  return BUSY.includes(kind) ? "number-busy" : "not-recorded";
}

async function notNow(job: TestJob, recipient: Recipient): Promise<ReplyReason | undefined> {
  if (!isLineUp(job)) return "line-broke";
  // A migration may have ended while a person thought about it.
  if ((await job.target.hasNumber()) === false) return "not-here";
  if (!isWindowOpen(job, recipient)) return "window-closed";
  return job.stop.aborted ? "stopped" : undefined;
}

/** Does the tunnel stand, under the address that the callback names? Nobody is written to in vain. */
function isLineUp({ deps, target, book }: TestJob): boolean {
  const { receiver, source } = target;
  const isOpen = deps.tunnels.all().some((one) => one.receiver === receiver && one.status === "open");
  const address = deps.tunnels.publicAddress(receiver, source);
  return isOpen && address !== undefined && markOf(address.url) === book.record().borrowed?.ours;
}

/** What is asked of whoever sends: to be told just before the request leaves, and of an answer that came too late. */
export type Sending = {
  readonly leaving: () => void;
  readonly cameLate: (outcome: CallOutcome<string>) => void;
};

type Held = Sending & {
  readonly storage: Storage;
  readonly hold: NumberHold;
  readonly letter: OutgoingText;
};

async function sendHeld(job: TestJob, { storage, hold, letter, leaving, cameLate }: Held): Promise<Sent> {
  const { target, book, deps, stop, hurry, waits } = job;
  const { clock } = deps.ports;
  const { operations } = storage;
  const { api, path } = target.openMessages();
  const { source: side, phoneNumberId } = target;
  try {
    const about = { test: book.record().test, side, phoneNumberId, method: "POST", path } as const;
    const begun = operations.begin(hold, { kind: "intent", what: "reply", ...about });
    if (!begun.ok) return { kind: "unsent", reason: unheld(begun.problem.kind) };
    leaving();
    const { to, inReplyTo } = letter.recipient;
    const response = api.reply({ to, inReplyTo, text: letter.text }, (outcome) => {
      const { boot, monotonicMs } = momentOf(clock);
      const answered = {
        what: "reply",
        side,
        outcome: recorded(outcome),
        stamp: { boot, monotonicMs },
      } as const;
      // It stands beside the outcome, which stays unknown: nobody waited for its statuses any more.
      operations.late(hold, begun.value, answered);
      cameLate(outcome);
    });
    await responseOrStop(response, { clock, stop, hurry, graceMs: waits.replyGraceMs });
    // A request that is still under way ends here, and its outcome is recorded as unknown.
    await api.close();
    const outcome = await response;
    const { boot, monotonicMs } = momentOf(clock);
    const stamp = { boot, monotonicMs };
    // What cannot be recorded stands there as an intent without an outcome: the next one takes it for interrupted.
    operations.end(hold, begun.value, { what: "reply", side, outcome: recorded(outcome), stamp });
    return { kind: "answered", outcome };
  } finally {
    await api.close();
  }
}

type Patience = Pick<TestJob, "stop" | "hurry"> & {
  readonly clock: TestJob["deps"]["ports"]["clock"];
  readonly graceMs: number;
};

/** Waits for the response; once the test is stopped, for a moment more, and not at all where the process closes. */
async function responseOrStop(
  response: Promise<unknown>,
  { clock, stop, hurry, graceMs }: Patience,
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
