import type { CheckResult } from "../../../shared/checks/result.ts";
import { TLS_CAUSES, type RecordedOutcome } from "../../../shared/platform/outcome.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import {
  evidenceOf,
  hasAnswered,
  isSetUp,
  OF_ACCESS,
  responds,
  type ConnectionKnowledge,
  type ConnectionSide,
} from "../../components/connections/connection-evidence.ts";
import type { Meaning } from "../../components/status/StatusMark.tsx";

/** What is known of the connection to one API, and since when (ISO 8601). */
export type SideHealth = {
  readonly state:
    | "answers"
    | "refused"
    | "certificate"
    | "no-answer"
    | "failed"
    | "not-tested"
    | "not-set-up";
  readonly at?: string;
};

export const HEALTH_MEANINGS: Readonly<Record<SideHealth["state"], Meaning>> = {
  answers: "proven",
  refused: "stopped",
  certificate: "stopped",
  "no-answer": "stopped",
  failed: "stopped",
  "not-tested": "pending",
  "not-set-up": "attention",
};

const CERTIFICATE: ReadonlySet<string> = new Set(TLS_CAUSES);

/** What is known of the connection to one API, in the overview's words. */
export function healthOf(
  side: ConnectionSide,
  workspace: Workspace,
  knowledge: ConnectionKnowledge,
): SideHealth {
  if (!isSetUp(workspace, side)) return { state: "not-set-up" };
  const evidence = evidenceOf(workspace, side, knowledge);
  if (evidence === undefined) return { state: "not-tested" };
  const state = evidence.kind === "test" ? ofTest(evidence.test.checks) : ofOutcome(evidence.outcome);
  return { state, at: new Date(evidence.at).toISOString() };
}

function ofOutcome(outcome: RecordedOutcome): SideHealth["state"] {
  switch (outcome.kind) {
    case "confirmed":
      return "answers";
    case "rejected":
      // Any other rejection is an answer: it says something about the number, not about the connection.
      return hasAnswered(outcome) ? "answers" : "refused";
    case "notSent":
      if (outcome.cause === "sign-in-refused") return "refused";
      return CERTIFICATE.has(outcome.cause) ? "certificate" : "no-answer";
    case "unknown":
      return "no-answer";
  }
}

function ofTest(checks: readonly CheckResult[]): SideHealth["state"] {
  const failed = checks.filter(({ status }) => status === "fail");
  if (failed.length === 0) return responds({ checks }) ? "answers" : "no-answer";
  const causes = failed.map(({ cause = "" }) => cause);
  if (causes.some((cause) => CERTIFICATE.has(cause))) return "certificate";
  return causes.some((cause) => OF_ACCESS.has(cause) || cause === "sign-in-refused") ? "refused" : "failed";
}
