import { digitsOf, isSameLine } from "../../../shared/phone.ts";
import { redact, type Redacted } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { ReplyReason } from "../../../shared/webhook/connectivity-test.ts";
import { memberOf } from "../../../shared/webhook/loose-json.ts";
import { isEvidence } from "../../../shared/webhook/event.ts";
import { ownTextOf, type Hit } from "./arrivals.ts";
import type { TestJob } from "./job.ts";
import { parseJson } from "../../../shared/parse-json.ts";

/** The recipient of the one answer, and the message that it answers. */
export type Recipient = {
  readonly to: Redacted<string>;
  readonly inReplyTo: string;
  /** When the message was written, in ms since 1970, and when it arrived, on the monotonic clock. */
  readonly writtenMs: number;
  readonly heardMs: number;
};

const WINDOW_MS = 24 * 3_600_000;
/** Leaves time for the request itself. */
const MARGIN_MS = 2 * 60_000;
const DIGITS = /^[0-9]{5,15}$/;

/**
 * Decides whether this message may be answered. Requires that it held the keyword, that the cloud signed it
 * (the client signs nothing), and that it names its own sender: only people who wrote first may be written
 * to.
 */
export function mayReply(job: TestJob, { event, by }: Hit): Result<Recipient, ReplyReason> {
  const { target, store, deps } = job;
  if (!isEvidence(event) || (target.provesItself && event.signature !== "valid")) return err("not-signed");
  if (by !== "word") return err("keyword-not-seen");
  // The listed contact may be the only one in the notification; only the message's own `from` counts.
  const own = parseJson(ownTextOf(store, event) ?? "");
  const from = memberOf(own, "from");
  const { messageId, user } = event;
  const isSender = typeof from === "string" && from === user && DIGITS.test(from);
  // A message to a group was not sent to the number alone.
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

/**
 * Whether the message is young enough by both clocks. One clock may have been set; the other may pause during
 * sleep.
 */
export function isWindowOpen({ deps }: Pick<TestJob, "deps">, { writtenMs, heardMs }: Recipient): boolean {
  const { clock } = deps.ports;
  const ageMs = Math.max(clock.now() - writtenMs, clock.monotonicMs() - heardMs);
  return ageMs < WINDOW_MS - MARGIN_MS;
}

/** The last two digits, enough for a person to recognize the number. */
export function lastDigits(to: Redacted<string>): string {
  return `…${to.reveal().slice(-2)}`;
}
