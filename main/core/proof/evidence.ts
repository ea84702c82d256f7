import { createHash } from "node:crypto";
import { z } from "zod";
import { RunId, TestId } from "../../../shared/ids.ts";
import { isSameNumber } from "../../../shared/phone.ts";
import { canonicalAddress, MaskedAddress } from "../../../shared/platform/callback-address.ts";
import { MoveMark, SenderItem, SenderSwitch } from "../../../shared/proof/chain.ts";
import { TestReply, TestState } from "../../../shared/webhook/connectivity-test.ts";
import { EventSource, SignatureState } from "../../../shared/webhook/event.ts";

/** The number that the evidence belongs to. */
const OfNumber = { number: z.string(), phoneNumberId: z.string() };

/** What one connectivity test showed. Contains no text, no user, and only masked URLs. */
export const TestEvidence = z.object({
  ...OfNumber,
  test: TestId,
  side: EventSource,
  /** The newest migration known when the test started: the test proves nothing about a later one. */
  seen: MoveMark.optional(),
  startedAt: z.string(),
  endedAt: z.string().optional(),
  verdict: TestState.shape.verdict,
  message: z
    .object({
      at: z.string(),
      signature: SignatureState,
      /** `window`: no text is stored, so the keyword was not seen. */
      by: z.enum(["word", "window"]),
      /** When it was written, according to the message. */
      writtenAt: z.string().optional(),
    })
    .optional(),
  reply: z
    .object({
      /** Fingerprint of the answer's message id: its statuses do not count as another system's. */
      message: z.string().optional(),
      sending: TestReply.shape.sending,
      /** The status that shows delivery to a phone, and when it arrived. */
      reached: z.object({ status: z.string(), at: z.string() }).optional(),
      endedAt: z.string().optional(),
    })
    .optional(),
  /** The URL that notifications went to before the test, and go to again. */
  production: z.object({ fingerprint: z.string(), shown: MaskedAddress }).optional(),
});
export type TestEvidence = z.infer<typeof TestEvidence>;

/** The last result of the endpoint check for one URL. */
export const EndpointEvidence = z.object({
  fingerprint: z.string(),
  shown: MaskedAddress,
  at: z.string(),
  /** The newest migration of each number known when the check started. */
  seen: z.record(z.string(), MoveMark),
  failed: z.array(z.string()),
  /** Whether test notifications were sent. */
  sent: z.boolean(),
  /** Whether an authority of one's own replaced the public roots. */
  ownAuthority: z.boolean(),
});
export type EndpointEvidence = z.infer<typeof EndpointEvidence>;

/** Evidence that the user's own system was sending after a migration. */
export const SendsEvidence = z.object({
  ...OfNumber,
  move: MoveMark,
  sends: SenderSwitch.shape.sends.unwrap(),
});
export type SendsEvidence = z.infer<typeof SendsEvidence>;

/** A list item that the user completed, for the migration with this run id. */
export const Tick = z.object({ ...OfNumber, run: RunId, item: SenderItem, at: z.string() });
export type Tick = z.infer<typeof Tick>;

/** All stored evidence of a data folder. */
export type Evidence = {
  /** In the order in which they were first recorded, whatever their clocks say. */
  readonly tests: readonly TestEvidence[];
  /** In the order of the checks. */
  readonly endpoints: readonly EndpointEvidence[];
  readonly sends: readonly SendsEvidence[];
  readonly ticks: readonly Tick[];
  /** Migrations of a sandbox that has been reset since. */
  readonly voided: readonly MoveMark[];
};

/** Returns a fingerprint that identifies a value without storing it. */
export function fingerprintOf(value: string): string {
  return createHash("sha256").update(value, "utf8").digest("hex");
}

/** Returns the fingerprint of a URL, independent of how its host is written. */
export function addressFingerprint(address: string): string {
  return fingerprintOf(canonicalAddress(address));
}

/** Whether both belong to the same number, independent of how the number is written. */
export function isOfNumber(
  one: { readonly number: string; readonly phoneNumberId: string },
  other: { readonly number: string; readonly phoneNumberId: string },
): boolean {
  return isSameNumber(one.number, other.number) && one.phoneNumberId === other.phoneNumberId;
}

/**
 * Whether the evidence began after this migration was certain; false if it knew of no migration or of another
 * one.
 */
export function isSince(move: MoveMark, seen: MoveMark | undefined): boolean {
  return seen !== undefined && seen.run === move.run && seen.seq === move.seq;
}
