import { digitsOf, isSameLine } from "../../../shared/phone.ts";
import { redact, type Redacted } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { ReplyReason } from "../../../shared/webhook/connectivity-test.ts";
import { memberOf } from "../../../shared/webhook/loose-json.ts";
import { isEvidence } from "../../../shared/webhook/event.ts";
import { ownTextOf, type Hit } from "./arrivals.ts";
import type { TestJob } from "./job.ts";
import { parseJson } from "../../../shared/parse-json.ts";

/** Whom the one answer goes to, and which message it answers. */
export type Recipient = {
  readonly to: Redacted<string>;
  readonly inReplyTo: string;
  /** When the message was written, in milliseconds since 1970, and when it came on a clock that never jumps. */
  readonly writtenMs: number;
  readonly heardMs: number;
};

const WINDOW_MS = 24 * 3_600_000;
/** The request needs some time as well. */
const MARGIN_MS = 2 * 60_000;
const DIGITS = /^[0-9]{5,15}$/;

/**
 * May this very message be answered? Only where it held the keyword, where the cloud has signed it (the client signs
 * nothing), and where it names its sender itself: nobody may be written to who did not write first.
 */
export function mayReply(job: TestJob, { event, by }: Hit): Result<Recipient, ReplyReason> {
  const { target, store, deps } = job;
  if (!isEvidence(event) || (target.provesItself && event.signature !== "valid")) return err("not-signed");
  if (by !== "word") return err("keyword-not-seen");
  // What is listed may be the only contact beside the message; what counts is what the message says itself.
  const own = parseJson(ownTextOf(store, event) ?? "");
  const from = memberOf(own, "from");
  const { messageId, user } = event;
  const isSender = typeof from === "string" && from === user && DIGITS.test(from);
  // Whoever wrote to a group did not write to the number alone.
  const inGroup = memberOf(own, "group_id") !== undefined;
  if (!isSender || inGroup || isSameLine(from, digitsOf(target.number)) || messageId === undefined)
    return err("sender-unknown");
  const recipient = {
    to: redact(from, "recipient"),
    inReplyTo: messageId,
    writtenMs: Date.parse(event.at ?? event.receivedAt),
    heardMs: deps.ports.clock.monotonicMs(),
  };
  return isWindowOpen(job, recipient) ? ok(recipient) : err("window-closed");
}

/** Is the message young enough, by both clocks? One of them may have been set, the other may stand still in a sleep. */
export function isWindowOpen({ deps }: Pick<TestJob, "deps">, { writtenMs, heardMs }: Recipient): boolean {
  const { clock } = deps.ports;
  const ageMs = Math.max(clock.now() - writtenMs, clock.monotonicMs() - heardMs);
  return ageMs < WINDOW_MS - MARGIN_MS;
}

/** The last two digits, by which a person knows a number again. */
export function lastDigits(to: Redacted<string>): string {
  return `…${to.reveal().slice(-2)}`;
}
