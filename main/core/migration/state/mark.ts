import { sourceOf } from "../../../../shared/migration/direction.ts";
import { isStepDone, type MoveState } from "../../../../shared/migration/run-snapshot.ts";
import { STEP_TRAITS, STEPS, type StepName } from "../../../../shared/migration/step.ts";
import { momentOf, type StampedMoment } from "../../../../shared/migration/platform-wait.ts";
import type { JournalRow } from "../../storage/port.ts";
import type { LosingApi } from "./infer-location.ts";
import type { RunState } from "./run-state.ts";

/** When a row was written, on both clocks and, for a response, by the responding API's clock. */
export function markOf({ at, entry }: JournalRow): StampedMoment {
  return momentOf(entry, at);
}

/** The first step of a run that is not done; undefined if all are. */
export function stepAhead({ plan, steps }: Pick<RunState, "plan" | "steps">): StepName | undefined {
  return STEPS[plan.direction].find((step) => !isStepDone(steps[step]));
}

/** True if a request that could still move the number is in progress or has an unknown outcome. */
export function isMoveOpen({ steps, earlierRegisterOpen, earlierCodeOpen }: RunState): boolean {
  // An earlier request leads to the same location as the confirmed one.
  const earlier = { register: earlierRegisterOpen, code: earlierCodeOpen };
  return (["register", "code"] as const).some(
    (step) =>
      STEP_TRAITS[step].moves &&
      (steps[step].kind === "unknown" ||
        steps[step].kind === "in-flight" ||
        (earlier[step] && steps[step].kind !== "confirmed")),
  );
}

/**
 * Whether this run's moving request can have taken effect; see `MoveState`. A person's report settles where the
 * number is for the run, but it does not close a request.
 */
export function moveStateOf(state: RunState): MoveState {
  const { home, plan, steps } = state;
  const hasStayed = home.is === sourceOf(plan.direction) && home.proof === "proven";
  if (isMoveOpen(state) && !hasStayed) return "open";
  const moves = STEPS[plan.direction].filter((step) => STEP_TRAITS[step].moves);
  return moves.every((step) => isStepDone(steps[step])) ? "made" : "not-made";
}

/**
 * The API that this run moved the number from, by the response to the moving request; else the one of the run
 * before.
 */
export function losingSide({
  steps,
  plan,
  losingBefore,
}: Pick<RunState, "steps" | "plan" | "losingBefore">): LosingApi {
  const mover = plan.direction === "to-cloud" ? steps.register : steps.code;
  if (mover.kind !== "confirmed") return losingBefore;
  return plan.direction === "to-cloud" ? "client" : "cloud";
}

/**
 * The API that lost the number, for the next run: undefined if the number was proven to be there again.
 */
export function loserAfter(state: RunState): LosingApi {
  const losing = losingSide(state);
  const lost = losing === "client" ? "on-premises" : "cloud";
  return losing !== undefined && state.home.is === lost && state.home.proof === "proven" ? undefined : losing;
}

/** True if a request that can move the number was sent, or attempted. */
export function moveWasSent({ attempts, plan }: Pick<RunState, "attempts" | "plan">): boolean {
  return STEPS[plan.direction].some((step) => STEP_TRAITS[step].moves && attempts[step] > 0);
}

/**
 * How many late moves by other runs a run knew at its last observation of the location; 0 for runs of older
 * versions, which did not count.
 */
export function movesCounted({ lateMoves }: Pick<RunState, "lateMoves">): number {
  return lateMoves ?? 0;
}
