import type { CheckResult } from "../../../shared/checks/result.ts";
import { TLS_CAUSES, type RecordedOutcome } from "../../../shared/platform/outcome.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import type { Meaning } from "../../components/status/StatusMark.tsx";
import type { ConnectionTests } from "../../stores/connection-tests.ts";
import type { Observations } from "../../stores/observations.ts";

export const SIDES = ["cloud", "on-premises"] as const;
export type Side = (typeof SIDES)[number];

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

/** Rejections of the access itself: until it is renewed, this API answers nothing else. */
const ACCESS = new Set([
  "token-expired",
  "token-invalid",
  "permission-missing",
  "account-locked",
  "password-change-required",
]);
const CERTIFICATE: ReadonlySet<string> = new Set(TLS_CAUSES);

/** The newest that checks of numbers and connection tests tell of one API. */
export function healthOf(
  side: Side,
  workspace: Workspace,
  readings: Observations | undefined,
  tests: ConnectionTests,
): SideHealth {
  if ((side === "cloud" ? workspace.cloud : workspace.onPrem) === undefined) return { state: "not-set-up" };
  let newest: SideHealth = { state: "not-tested" };
  const take = (health: SideHealth | undefined): void => {
    if (health?.at !== undefined && (newest.at === undefined || health.at > newest.at)) newest = health;
  };
  const test = tests.get(`${workspace.id} ${side}`);
  if (test !== undefined) take({ state: ofTest(test.checks), at: test.at });
  for (const { workspace: of, reading } of readings?.values() ?? []) {
    if (of !== workspace.id) continue;
    const state = ofOutcome(side === "cloud" ? reading.cloud : reading.onPrem);
    if (state !== undefined) take({ state, at: reading.at });
  }
  return newest;
}

function ofOutcome(outcome: RecordedOutcome): SideHealth["state"] | undefined {
  switch (outcome.kind) {
    case "confirmed":
      return "answers";
    case "rejected":
      // Any other rejection is an answer: it says something about the number, not about the connection.
      return ACCESS.has(outcome.reason) ? "refused" : "answers";
    case "notSent":
      if (outcome.cause === "cancelled-before-sending") return undefined;
      if (outcome.cause === "sign-in-refused") return "refused";
      return CERTIFICATE.has(outcome.cause) ? "certificate" : "no-answer";
    case "unknown":
      return "no-answer";
  }
}

function ofTest(checks: readonly CheckResult[]): SideHealth["state"] {
  const failed = checks.filter(({ status }) => status === "fail");
  if (failed.length === 0) return "answers";
  const causes = failed.map(({ cause = "" }) => cause);
  if (causes.some((cause) => CERTIFICATE.has(cause))) return "certificate";
  return causes.some((cause) => ACCESS.has(cause) || cause === "sign-in-refused") ? "refused" : "failed";
}
