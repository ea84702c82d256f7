import { isStepDone } from "../../../../shared/migration/run-snapshot.ts";
import { STEP_TRAITS, STEPS, type StepName } from "../../../../shared/migration/step.ts";
import { momentOf, type StampedMoment } from "../../../../shared/migration/platform-wait.ts";
import type { JournalRow } from "../../storage/port.ts";
import type { LosingSide } from "./infer-location.ts";
import type { RunState } from "./run-state.ts";

/** When a row was written, on both clocks and, for an answer, by the answering API's own. */
export function markOf({ at, entry }: JournalRow): StampedMoment {
  return momentOf(entry, at);
}

/** The first step of a run that is not behind it; undefined where all are. */
export function stepAhead({ plan, steps }: Pick<RunState, "plan" | "steps">): StepName | undefined {
  return STEPS[plan.direction].find((step) => !isStepDone(steps[step]));
}

/** Is a request under way, or of unknown outcome, that could still move the number? */
export function isMoveOpen({ steps, earlierRegisterOpen, earlierCodeOpen }: RunState): boolean {
  // Whatever becomes of an earlier request, it leads to where the answered one has led.
  const earlier = { register: earlierRegisterOpen, code: earlierCodeOpen };
  return (["register", "code"] as const).some(
    (step) =>
      STEP_TRAITS[step].moves &&
      (steps[step].kind === "unknown" ||
        steps[step].kind === "in-flight" ||
        (earlier[step] && steps[step].kind !== "confirmed")),
  );
}

/** The side that this run has taken the number from, by the answer to the request that moves it, or else the run before it. */
export function losingSide({
  steps,
  plan,
  losingBefore,
}: Pick<RunState, "steps" | "plan" | "losingBefore">): LosingSide {
  const mover = plan.direction === "to-cloud" ? steps.register : steps.code;
  if (mover.kind !== "confirmed") return losingBefore;
  return plan.direction === "to-cloud" ? "client" : "cloud";
}

/** The side that has lost a number by what a run came to, for the run after it: none where that side was seen to have it. */
export function loserAfter(state: RunState): LosingSide {
  const losing = losingSide(state);
  const lost = losing === "client" ? "on-premises" : "cloud";
  return losing !== undefined && state.home.is === lost && state.home.proof === "proven" ? undefined : losing;
}

/** Did a request leave, or try to, that can move the number? */
export function moveWasSent({ attempts, plan }: Pick<RunState, "attempts" | "plan">): boolean {
  return STEPS[plan.direction].some((step) => STEP_TRAITS[step].moves && attempts[step] > 0);
}

/** How many late moves by other runs a run knew of when it last saw where its number is. A run of an older version counted none. */
export function movesCounted({ lateMoves }: Pick<RunState, "lateMoves">): number {
  return lateMoves ?? 0;
}
