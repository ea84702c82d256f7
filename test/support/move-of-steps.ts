import { isStepDone, type MoveState, type RunSnapshot } from "../../shared/migration/run-snapshot.ts";
import { STEP_TRAITS } from "../../shared/migration/step.ts";

/** The `move` of a made-up snapshot that has sent its moving request once at most, by its steps. */
export function moveOfSteps(steps: RunSnapshot["steps"]): MoveState {
  const mover = steps.find(({ step }) => STEP_TRAITS[step].moves)?.state;
  if (mover === undefined) return "not-made";
  if (mover.kind === "unknown" || mover.kind === "in-flight") return "open";
  return isStepDone(mover) ? "made" : "not-made";
}
