import { z } from "zod";
import { ToldSeconds } from "./wait-seconds.ts";

/** Details of a response, safe to store and show: no secret, no request body. */
export const Evidence = z.object({
  /** ISO 8601; when the response, or its absence, was certain. */
  at: z.string(),
  durationMs: z.number(),
  httpStatus: z.number().optional(),
  traceId: z.string().optional(),
  /** The API's own error, if the body had its format. Texts are cut at 500 characters. */
  apiError: z
    .object({
      code: z.number(),
      subcode: z.number().optional(),
      title: z.string().optional(),
      details: z.string().optional(),
    })
    .optional(),
  /** Seconds to wait, from all that the response says; nothing in it may mean more. */
  retryAfterSeconds: ToldSeconds.optional(),
  /**
   * The response says something about a wait that isn't understood; what it said isn't kept. `seconds` is the longest wait
   * in it that is understood, `named` the longest time in texts that aren't kept.
   */
  unclearWait: z.object({ seconds: ToldSeconds.optional(), named: ToldSeconds.optional() }).optional(),
  /** The server's Date header, ISO 8601. */
  serverDate: z.string().optional(),
  /**
   * Number of the connection among those this process opened: two calls with the same number shared a socket.
   */
  connection: z.number().optional(),
  /** `meta.version` of an on-premises response. */
  clientVersion: z.string().optional(),
});
export type Evidence = z.infer<typeof Evidence>;

/** Why no connection to a server could be made whose name was resolved. */
export const RESOLVED_CAUSES = [
  "connection-refused",
  "no-route",
  "connect-timeout",
  "proxy-refused",
  "proxy-unreachable",
  "proxy-authentication",
  "proxy-lost",
  "proxy-unsupported",
  /** What the administrator of this computer fixed as the proxy can't be understood. */
  "proxy-invalid",
] as const;

/** Why no connection to a server could be made. */
export const CONNECTION_CAUSES = ["name-not-found", ...RESOLVED_CAUSES] as const;

/** Why a server's certificate or encryption is not accepted. */
export const TLS_CAUSES = [
  "self-signed",
  "unknown-ca",
  "name-mismatch",
  "expired",
  "not-yet-valid",
  "missing-intermediate",
  "old-tls",
  "weak-certificate",
  "fingerprint-mismatch",
  "tls-failed",
] as const;

/** Whether a server was reached, and its certificate or encryption isn't accepted. */
export function isOfTls(cause: string): boolean {
  return TLS_CAUSES.some((one) => one === cause);
}

/** Why a request certainly did not reach the platform: not one byte of it was written. */
export const NotSentCause = z.enum([
  ...CONNECTION_CAUSES,
  ...TLS_CAUSES,
  "cancelled-before-sending",
  /** The sign-in that the request needed was rejected; the evidence is that response. */
  "sign-in-refused",
]);
export type NotSentCause = z.infer<typeof NotSentCause>;

/** Why it is unknown whether the platform acted. */
export const UnknownCause = z.enum([
  "connection-lost",
  "timeout",
  "server-error",
  "redirect",
  "not-json",
  "malformed-json",
  "unexpected-shape",
  "unexpected-status",
  "too-large",
  /** An error that is not listed among those that prove that a changing call had no effect. */
  "unlisted-refusal",
  "interrupted",
  /** Not sent from here: perhaps elsewhere, since the copy was made from which the data folder was restored. */
  "since-copy",
  /** A query returned something other than what the steps before it require. */
  "contradicted",
]);
export type UnknownCause = z.infer<typeof UnknownCause>;

/** Why the platform rejected a request, as far as its codes tell. The same values for both APIs. */
export const RefusalReason = z.enum([
  "success-false",
  "token-expired",
  "token-invalid",
  "permission-missing",
  "not-found",
  "bad-parameter",
  "field-unknown",
  "pin-wrong",
  "pin-locked",
  "pin-too-fast",
  "number-not-verified",
  "number-just-deleted",
  "deregistration-incomplete",
  "not-registered",
  "registration-limit",
  "rate-limited",
  "backup-refused",
  "certificate-refused",
  "account-locked",
  "policy-block",
  "password-change-required",
  "code-wrong",
  "code-expired",
  "code-too-many-guesses",
  "code-too-soon",
  "service-not-ready",
  "temporarily-refused",
  "override-needs-subscription",
  "maintenance",
  "other",
]);
export type RefusalReason = z.infer<typeof RefusalReason>;

/**
 * What is known after a call. *Confirmed* and *rejected* are the platform's own response; *notSent* is safe
 * to repeat; *unknown* is everything else and is never repeated automatically.
 */
export type CallOutcome<T> =
  | { readonly kind: "confirmed"; readonly value: T; readonly evidence: Evidence }
  | { readonly kind: "rejected"; readonly reason: RefusalReason; readonly evidence: Evidence }
  | {
      readonly kind: "notSent";
      readonly cause: NotSentCause;
      /** Why the sign-in was rejected, if that is the cause. */
      readonly signIn?: RefusalReason | undefined;
      readonly evidence: Evidence;
    }
  | { readonly kind: "unknown"; readonly cause: UnknownCause; readonly evidence: Evidence };

/** A call's outcome without the value; the journal stores this. */
export const RecordedOutcome = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("confirmed"), evidence: Evidence }),
  z.object({ kind: z.literal("rejected"), reason: RefusalReason, evidence: Evidence }),
  z.object({
    kind: z.literal("notSent"),
    cause: NotSentCause,
    signIn: RefusalReason.optional(),
    evidence: Evidence,
  }),
  z.object({ kind: z.literal("unknown"), cause: UnknownCause, evidence: Evidence }),
]);
export type RecordedOutcome = z.infer<typeof RecordedOutcome>;

/** Gives an outcome without its value, which may hold more than a record should. */
export function recorded(outcome: CallOutcome<unknown>): RecordedOutcome {
  if (outcome.kind !== "confirmed") return outcome;
  return { kind: "confirmed", evidence: outcome.evidence };
}

/**
 * Gives why something was rejected: the request itself, or the sign-in that it needed, in which case none of it was
 * sent. Undefined if nothing was rejected.
 */
export function refusalOf(outcome: RecordedOutcome): RefusalReason | undefined {
  if (outcome.kind === "rejected") return outcome.reason;
  return outcome.kind === "notSent" ? outcome.signIn : undefined;
}

/** True for the cause of an outcome that wasn't recorded by the process that sent the request: nobody measured it. */
export function isRecordedLater(cause: string | undefined): boolean {
  return cause === "interrupted" || cause === "since-copy";
}

/** How long the response took, or the wait for one; undefined where nothing was waited for when the outcome was written. */
export function measuredMs(outcome: RecordedOutcome): number | undefined {
  const isUnmeasured = outcome.kind === "unknown" && isRecordedLater(outcome.cause);
  return isUnmeasured && outcome.evidence.durationMs === 0 ? undefined : outcome.evidence.durationMs;
}
