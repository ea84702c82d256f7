import type { UnseenCause } from "../../../shared/checks/catalogue.ts";
import type { MessageDescriptor } from "../../../shared/checks/result.ts";
import type { CallOutcome, RefusalReason } from "../../../shared/platform/outcome.ts";
import { phrase, skip, type CheckFinding } from "./finding.ts";

/** What was asked, by its name among the words. */
type Look = "token" | "number" | "subscriptions" | "health" | "settings" | "shards";
export type NotConfirmed = Exclude<CallOutcome<unknown>, { kind: "confirmed" }>;

const NOT_ALLOWED: readonly RefusalReason[] = [
  "token-expired",
  "token-invalid",
  "permission-missing",
  "password-change-required",
];

/** Puts a look-up without a usable answer into words: what was asked, and what came instead. */
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

/** A skipped check whose look-up brought no answer to judge. Never a failure: silence is no refusal. */
export function unseen(what: Look, outcome: NotConfirmed): CheckFinding<UnseenCause> {
  return skip(unseenCause(outcome), answerWords(phrase(`findings.looks.${what}`), outcome));
}

/** Why a look brought nothing to judge. */
export function unseenCause(outcome: NotConfirmed): UnseenCause {
  // What was given up before it was sent says nothing of the host.
  if (outcome.kind === "notSent")
    return outcome.cause === "cancelled-before-sending" ? "not-answered" : "not-reachable";
  return outcome.kind === "rejected" && NOT_ALLOWED.includes(outcome.reason) ? "not-allowed" : "not-answered";
}
