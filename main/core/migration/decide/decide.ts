import type { Confirmation } from "../../../../shared/migration/confirmation.ts";
import { isStepDone } from "../../../../shared/migration/run-snapshot.ts";
import { Direction, targetOf } from "../../../../shared/migration/direction.ts";
import type { RunState } from "../state/run-state.ts";
import type { Moment } from "../timekeeping.ts";
import { accountPolicy } from "./account.ts";
import { backupPolicy, shardsPolicy } from "./backup-and-shards.ts";
import { codePolicy } from "./code.ts";
import { end, hasWord } from "./common.ts";
import { type Decision, type StepPolicy, decideInterrupted, decideStep } from "./policy.ts";
import { inspectPolicy } from "./inspect.ts";
import { registerPolicy } from "./register.ts";
import { subscribePolicy } from "./subscribe.ts";
import { verifyPolicy } from "./verify.ts";

const POLICIES: Readonly<Record<Direction, readonly StepPolicy[]>> = {
  [Direction.enum["to-cloud"]]: [inspectPolicy, backupPolicy, registerPolicy, subscribePolicy, verifyPolicy],
  [Direction.enum["to-onprem"]]: [inspectPolicy, accountPolicy, codePolicy, shardsPolicy, verifyPolicy],
};

/**
 * Decides the next action of a run from its state and the time alone. Pure: the same state and time give the
 * same decision.
 */
export function decide(state: RunState, now: Moment): Decision {
  if (state.ended !== undefined) return { kind: "over" };
  const interruptedEntry = decideInterrupted(state, now);
  if (interruptedEntry !== undefined) return { kind: "write", entry: interruptedEntry };
  const first = questionsBefore(state, now);
  if (first.length > 0) return { kind: "wait", phase: { kind: "awaiting-confirmation", what: [...first] } };
  for (const policy of POLICIES[state.plan.direction]) {
    const decision = decideStep(policy, state, now);
    if (decision !== undefined) return decision;
  }
  return end("complete");
}

/** What a person has to confirm before anything is sent. */
function questionsBefore(state: RunState, now: Moment): readonly Confirmation[] {
  const asked: readonly Confirmation[] = [
    ...(hasWarnings(state) ? (["warnings"] as const) : []),
    ...(state.recentRegister !== undefined && isAboutToMove(state) ? (["recent-register"] as const) : []),
    ...(state.refusedElsewhere !== undefined && maySendPin(state) ? (["refused-pin"] as const) : []),
  ];
  return asked.filter((what) => !hasWord(state, what, now));
}

/**
 * True while the request that a recent register blocks has not left.
 *
 * False before both APIs were observed, since the number may be at the target already, and false once the
 * request has left.
 */
function isAboutToMove({ plan, steps, registerIsRepeat, lastReading }: RunState): boolean {
  if (steps.inspect.kind !== "confirmed" || lastReading?.home === targetOf(plan.direction)) return false;
  const { kind } = plan.direction === "to-cloud" ? steps.register : steps.account;
  return kind === "pending" || (kind === "not-sent" && !registerIsRepeat);
}

/** True if a request with the PIN may still be sent. A request with an unknown outcome is resolved first. */
function maySendPin({ plan, steps, repeatGranted }: RunState): boolean {
  if (plan.direction === "to-cloud") {
    const { register } = steps;
    return register.kind === "unknown" ? repeatGranted === "register" : !isStepDone(register);
  }
  if (steps.code.kind === "unknown") return false;
  return !isStepDone(steps.code) || (plan.number.shards !== undefined && !isStepDone(steps.shards));
}

/** Decides as if a person had confirmed the PINs refused in other data folders: a code needs no PIN. */
export function decideBesidePin(state: RunState, now: Moment): Decision {
  return decide({ ...state, refusedElsewhere: undefined }, now);
}

function hasWarnings(state: RunState): boolean {
  return state.checks.some((check) => check.status === "warn");
}
