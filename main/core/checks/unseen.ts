import type { UnseenCause } from "../../../shared/checks/catalogue.ts";
import type { MessageDescriptor } from "../../../shared/checks/result.ts";
import type { CallOutcome, RefusalReason } from "../../../shared/platform/outcome.ts";
import { phrase, skip, type CheckFinding } from "./finding.ts";

/** The queries, by their names in the wording catalog. */
type QueryName = "token" | "number" | "subscriptions" | "health" | "settings" | "shards";
export type NotConfirmed = Exclude<CallOutcome<unknown>, { kind: "confirmed" }>;

const NOT_ALLOWED: readonly RefusalReason[] = [
  "token-expired",
  "token-invalid",
  "permission-missing",
  "password-change-required",
];

/** A message about a query without a usable answer: what was queried, and the result. */
export function answerWords(what: string | MessageDescriptor, outcome: NotConfirmed): MessageDescriptor {
  const { apiError, httpStatus } = outcome.evidence;
  switch (outcome.kind) {
    case "notSent":
      return phrase("findings.unseen.notSent", { what, cause: outcome.cause });
    case "rejected":
      return apiError === undefined
        ? phrase("findings.unseen.rejected", { what, reason: outcome.reason })
        : phrase("findings.unseen.rejectedWithCode", { what, reason: outcome.reason, code: apiError.code });
    case "unknown": {
      const answer = phrase(`findings.unseen.answers.${outcome.cause}`);
      return httpStatus === undefined
        ? phrase("findings.unseen.unknown", { what, answer })
        : phrase("findings.unseen.unknownWithStatus", { what, answer, status: httpStatus });
    }
  }
}

/** A skipped check whose query has no usable answer. Never a failure: a missing answer is no refusal. */
export function unseen(what: QueryName, outcome: NotConfirmed): CheckFinding<UnseenCause> {
  return skip(unseenCause(outcome), answerWords(phrase(`findings.looks.${what}`), outcome));
}

/** Why a query has no usable answer. */
export function unseenCause(outcome: NotConfirmed): UnseenCause {
  // A query canceled before it was sent says nothing about the host.
  if (outcome.kind === "notSent")
    return outcome.cause === "cancelled-before-sending" ? "not-answered" : "not-reachable";
  return outcome.kind === "rejected" && NOT_ALLOWED.includes(outcome.reason) ? "not-allowed" : "not-answered";
}
