import type { UnseenCause } from "../../../shared/checks/catalogue.ts";
import type { CallOutcome, RefusalReason, UnknownCause } from "../../../shared/platform/outcome.ts";
import { skip, type Finding } from "./finding.ts";

type NotConfirmed = Exclude<CallOutcome<unknown>, { kind: "confirmed" }>;

const ANSWER_WORDS: Readonly<Record<UnknownCause, string>> = {
  "connection-lost": "the connection was lost before an answer came",
  timeout: "no answer came in time",
  "server-error": "the server answered with an error of its own",
  redirect: "the server pointed to another address, which is never followed",
  "not-json": "the answer was no JSON",
  "malformed-json": "the answer was broken JSON",
  "unexpected-shape": "the answer did not have the expected members",
  "unexpected-status": "the answer had an unexpected HTTP status",
  "too-large": "the answer was too large",
  interrupted: "the call was interrupted",
  contradicted: "the answer was at odds with what the steps before it promised",
};

const NOT_ALLOWED: readonly RefusalReason[] = [
  "token-expired",
  "token-invalid",
  "permission-missing",
  "password-change-required",
];

/** Puts a look-up without a usable answer into words: what was asked, and what came instead. */
export function answerWords(what: string, outcome: NotConfirmed): string {
  switch (outcome.kind) {
    case "notSent":
      return `${what}: not asked, the server cannot be connected to (${outcome.cause})`;
    case "rejected":
      return `${what}: refused (${outcome.reason}${codeOf(outcome)})`;
    case "unknown":
      return `${what}: ${ANSWER_WORDS[outcome.cause]}${statusOf(outcome)}`;
  }
}

/** A skipped check whose look-up brought no answer to judge. Never a failure: silence is no refusal. */
export function unseen(what: string, outcome: NotConfirmed): Finding<UnseenCause> {
  return skip(unseenCause(outcome), answerWords(what, outcome));
}

function unseenCause(outcome: NotConfirmed): UnseenCause {
  if (outcome.kind === "notSent") return "not-reachable";
  return outcome.kind === "rejected" && NOT_ALLOWED.includes(outcome.reason) ? "not-allowed" : "not-answered";
}

function codeOf({ evidence }: NotConfirmed): string {
  return evidence.apiError === undefined ? "" : `, code ${evidence.apiError.code}`;
}

function statusOf({ evidence }: NotConfirmed): string {
  return evidence.httpStatus === undefined ? "" : ` (HTTP ${evidence.httpStatus})`;
}
