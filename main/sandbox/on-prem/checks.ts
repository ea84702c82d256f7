import { member, text } from "../world/body.ts";
import type { ApiReply, Surroundings } from "../world/api-exchange.ts";
import { decodeNumberCertificate } from "../world/number-certificate.ts";
import { looksLikePin, tryPin } from "../world/pin.ts";
import { digitsOf, type WorldState } from "../world/state.ts";
import { onPremError } from "./replies.ts";

export type CertificateVerdict =
  | { readonly kind: "good"; readonly displayName: string }
  | { readonly kind: "expired" }
  | { readonly kind: "wrong" };

/** Gives the error for a body that does not name the practice number, or `undefined`. */
export function refuseNumber(state: WorldState, body: unknown): ApiReply | undefined {
  const [cc, phoneNumber] = [text(body, "cc"), text(body, "phone_number")];
  if (cc === undefined) return onPremError(1008, "cc is required.");
  if (phoneNumber === undefined) return onPremError(1008, "phone_number is required.");
  if (!/^\d{1,3}$/.test(cc) || !/^\d{4,14}$/.test(phoneNumber))
    return onPremError(1009, "cc and phone_number must be digits.");
  if (cc !== state.fixtures.cc || phoneNumber !== state.fixtures.phoneNumber)
    return onPremError(1005, "The number does not belong to this account.");
  return undefined;
}

/** Checks the registration certificate of a body. */
export function judgeCertificate(state: WorldState, cert: string, around: Surroundings): CertificateVerdict {
  const certificate = decodeNumberCertificate(cert);
  if (certificate === undefined || certificate.number !== digitsOf(state.fixtures)) return { kind: "wrong" };
  if (around.conduct.certExpired || certificate.goodUntilMs <= around.nowMs) return { kind: "expired" };
  return { kind: "good", displayName: certificate.displayName };
}

/** Checks the PIN of a body if two-step verification is on; `refusal` is missing if the PIN is accepted. */
export function weighPin(
  state: WorldState,
  body: unknown,
  nowMs: number,
): { readonly state: WorldState; readonly refusal?: ApiReply } {
  if (!state.number.twoStep) return { state };
  const pin = member(body, "pin");
  if (pin === undefined)
    return { state, refusal: onPremError(1008, "pin is required: two-step verification is enabled.") };
  if (typeof pin !== "string" || !looksLikePin(pin))
    return { state, refusal: onPremError(1009, "pin must be six digits.") };
  const tried = tryPin(state, pin, nowMs);
  switch (tried.verdict.kind) {
    case "right":
      return { state: tried.state };
    case "mismatch":
      return {
        state: tried.state,
        refusal: onPremError(1005, "The two-step verification PIN does not match."),
      };
    case "tooFast":
      return {
        state: tried.state,
        refusal: onPremError(1005, "The two-step verification PIN does not match; guessed too fast."),
      };
    case "locked":
      return {
        state: tried.state,
        refusal: onPremError(
          1031,
          `Too many PIN guesses. retry_after: ${tried.verdict.waitSeconds} seconds.`,
        ),
      };
  }
}
