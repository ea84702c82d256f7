import { targetOf } from "../../../../shared/migration/direction.ts";
import { numberOf, type Plan } from "../../../../shared/migration/plan.ts";
import type { Observation } from "../../../../shared/migration/observation.ts";
import { digitsOf, isSameLine } from "../../../../shared/phone.ts";
import type { RunState } from "../state/run-state.ts";
import { end, retryOrEnd } from "./common.ts";
import type { Decision, StepPolicy } from "./policy.ts";

/**
 * Connects and observes. Fails only if an API that the migration needs can't be reached; unanswered queries
 * are tolerated.
 */
export const inspectPolicy: StepPolicy = {
  step: "inspect",
  pending: () => ({ kind: "act", step: "inspect" }),
  notSent: (state, outcome, now) =>
    retryOrEnd(state, { step: "inspect", ending: "inspect-failed" }, outcome, now),
  rejected: () => end("inspect-failed", "inspect"),
  unknown: (state, outcome, now) =>
    retryOrEnd(state, { step: "inspect", ending: "inspect-failed" }, outcome, now),
  confirmed: (state) =>
    firstPassword(state) ?? (isToCloud(state) ? (reasonToStop(state) ?? skipWhatIsDone(state)) : undefined),
};

/**
 * A client that requires its first password to be changed answers nothing else. The plan's new password is
 * set once, then the observation is repeated.
 */
function firstPassword({ before, plan, passwordChange }: RunState): Decision | undefined {
  const wanted = before?.onPrem.kind === "rejected" && before.onPrem.reason === "password-change-required";
  if (!wanted || !("newPassword" in plan.onPrem.auth) || plan.onPrem.auth.newPassword === undefined)
    return undefined;
  return passwordChange === "none" ? { kind: "change-password" } : end("access-refused", "inspect");
}

function isToCloud(state: RunState): boolean {
  return state.plan.direction === "to-cloud";
}

/** A client that serves another number would give a backup of that number. */
function reasonToStop(state: RunState): Decision | undefined {
  return namesAnother(state.plan, state.before) && !isOnTarget(state)
    ? end("backup-of-another-number", "backup")
    : undefined;
}

/** True if the client reports another number than the plan's. */
export function namesAnother(plan: Plan, reading: Observation | undefined): boolean {
  const serves = reading?.clientServes ?? "";
  return serves !== "" && !isSameLine(serves, digitsOf(numberOf(plan)));
}

/** A number already in the cloud needs no backup and no registration, only the later steps. */
function skipWhatIsDone(state: RunState): Decision | undefined {
  if (!isOnTarget(state)) return undefined;
  const step = (["backup", "register"] as const).find((name) => state.steps[name].kind === "pending");
  return step === undefined
    ? undefined
    : { kind: "write", entry: { kind: "skipped", step, why: "already-on-target" } };
}

// Without an observation, a person's earlier report counts: a client that lost the number has nothing to back
// up.
function isOnTarget({ before, plan, attestedBefore }: RunState): boolean {
  const target = targetOf(plan.direction);
  return before?.home === target || (attestedBefore === target && before?.home === "unknown");
}
