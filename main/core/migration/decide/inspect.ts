import { targetOf } from "../../../../shared/migration/direction.ts";
import { numberOf, type Plan } from "../../../../shared/migration/plan.ts";
import type { Observation } from "../../../../shared/migration/observation.ts";
import { digitsOf, isSameLine } from "../../../../shared/phone.ts";
import type { RunState } from "../state/run-state.ts";
import { end, retryOrEnd } from "./common.ts";
import type { Decision, StepPolicy } from "./policy.ts";

/** Connect and look: fails only when a side cannot be reached at all, for what is not answered is survived. */
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

/** A client that wants its first password changed answers nothing else. The plan's new one is set once, then it is asked again. */
function firstPassword({ before, plan, passwordChange }: RunState): Decision | undefined {
  const wanted = before?.onPrem.kind === "rejected" && before.onPrem.reason === "password-change-required";
  if (!wanted || !("newPassword" in plan.onPrem.auth) || plan.onPrem.auth.newPassword === undefined)
    return undefined;
  return passwordChange === "none" ? { kind: "change-password" } : end("access-refused", "inspect");
}

function isToCloud(state: RunState): boolean {
  return state.plan.direction === "to-cloud";
}

/** A client that serves another number would give a backup of that other number. */
function reasonToStop(state: RunState): Decision | undefined {
  return namesAnother(state.plan, state.before) && !isOnTarget(state)
    ? end("backup-of-another-number", "backup")
    : undefined;
}

/** Does the client name another number than the plan's? */
export function namesAnother(plan: Plan, reading: Observation | undefined): boolean {
  const serves = reading?.clientServes ?? "";
  return serves !== "" && !isSameLine(serves, digitsOf(numberOf(plan)));
}

/** A number that is on the cloud already needs neither backup nor registration, only what comes after. */
function skipWhatIsDone(state: RunState): Decision | undefined {
  if (!isOnTarget(state)) return undefined;
  const step = (["backup", "register"] as const).find((name) => state.steps[name].kind === "pending");
  return step === undefined
    ? undefined
    : { kind: "write", entry: { kind: "skipped", step, why: "already-on-target" } };
}

// Where nobody could be asked, a person's word of before counts: there is nothing to back up on a client that lost the number.
function isOnTarget({ before, plan, attestedBefore }: RunState): boolean {
  const target = targetOf(plan.direction);
  return before?.home === target || (attestedBefore === target && before?.home === "unknown");
}
