import { createHash } from "node:crypto";
import { z } from "zod";
import { RunId } from "../../../shared/ids.ts";
import { isSameNumber } from "../../../shared/phone.ts";
import { MaskedAddress } from "../../../shared/platform/callback-address.ts";
import { MoveMark, SenderItem, SenderSwitch } from "../../../shared/proof/chain.ts";
import { TestId, TestReply, TestState } from "../../../shared/webhook/connectivity-test.ts";
import { EventSource, SignatureState } from "../../../shared/webhook/event.ts";

/** Whose evidence something is. */
const OfNumber = { number: z.string(), phoneNumberId: z.string() };

/** What one connectivity test showed. Holds no text, no user, and no address that is not masked. */
export const TestEvidence = z.object({
  ...OfNumber,
  test: TestId,
  side: EventSource,
  /** The newest move that was known when it began: it proves nothing of a later one. */
  seen: MoveMark.optional(),
  startedAt: z.string(),
  endedAt: z.string().optional(),
  verdict: TestState.shape.verdict,
  message: z
    .object({
      at: z.string(),
      signature: SignatureState,
      /** `window`: no text is kept, so that nobody saw the keyword. */
      by: z.enum(["word", "window"]),
      /** When it was written, by its own word. */
      writtenAt: z.string().optional(),
    })
    .optional(),
  reply: z
    .object({
      /** Fingerprint of the answer's message id: its statuses are not those of another system. */
      message: z.string().optional(),
      sending: TestReply.shape.sending,
      /** The status that shows that it reached a phone, and when that came. */
      reached: z.object({ status: z.string(), at: z.string() }).optional(),
      endedAt: z.string().optional(),
    })
    .optional(),
  /** The address that notifications went to before, and go to again. */
  production: z.object({ fingerprint: z.string(), shown: MaskedAddress }).optional(),
});
export type TestEvidence = z.infer<typeof TestEvidence>;

/** What the doctor last found of one address. */
export const EndpointEvidence = z.object({
  fingerprint: z.string(),
  shown: MaskedAddress,
  at: z.string(),
  /** The newest move of each number that was known when it began. */
  seen: z.record(z.string(), MoveMark),
  failed: z.array(z.string()),
  /** Did test notifications go out? */
  sent: z.boolean(),
  /** Did an authority of one's own stand in for the public roots? */
  ownAuthority: z.boolean(),
});
export type EndpointEvidence = z.infer<typeof EndpointEvidence>;

/** That the customer's own system was seen sending after a move. */
export const SendsEvidence = z.object({
  ...OfNumber,
  move: MoveMark,
  sends: SenderSwitch.shape.sends.unwrap(),
});
export type SendsEvidence = z.infer<typeof SendsEvidence>;

/** What a person has ticked of the list, for the move of one run. */
export const Tick = z.object({ ...OfNumber, run: RunId, item: SenderItem, at: z.string() });
export type Tick = z.infer<typeof Tick>;

/** Everything that is kept of proofs in a data folder. */
export type Evidence = {
  /** In the order in which they were first noted, whatever their clocks say. */
  readonly tests: readonly TestEvidence[];
  /** In the order in which they were found. */
  readonly endpoints: readonly EndpointEvidence[];
  readonly sends: readonly SendsEvidence[];
  readonly ticks: readonly Tick[];
  /** Moves of a practice platform that has begun again since. */
  readonly voided: readonly MoveMark[];
};

/** Tells one value from another without keeping it. */
export function fingerprintOf(value: string): string {
  return createHash("sha256").update(value, "utf8").digest("hex");
}

/** The same for an address, however its host is written. */
export function addressFingerprint(address: string): string {
  return fingerprintOf(URL.canParse(address) ? new URL(address).href : address);
}

/** Is this evidence of a number that was moved so, however its line is written? */
export function isOfNumber(
  one: { readonly number: string; readonly phoneNumberId: string },
  other: { readonly number: string; readonly phoneNumberId: string },
): boolean {
  return isSameNumber(one.number, other.number) && one.phoneNumberId === other.phoneNumberId;
}

/** Did it begin after a move was certain? What knew of no move, or of another one, did not. */
export function isSince(move: MoveMark, seen: MoveMark | undefined): boolean {
  return seen !== undefined && seen.run === move.run && seen.seq === move.seq;
}
