import { isStepDone, type RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { STEP_TRAITS, type StepName } from "../../../shared/migration/step.ts";
import type { ChipPlace } from "../location-diagram/LocationDiagram.tsx";

type InFlight = { readonly step: StepName; readonly since: string; readonly attempt: number };

/** The step whose response is awaited; undefined if there is none. */
export function stepInFlight(run: Pick<RunSnapshot, "steps">): InFlight | undefined {
  for (const { step, state } of run.steps)
    if (state.kind === "in-flight") return { step, since: state.since, attempt: state.attempt };
  return undefined;
}

/**
 * Position of the chip: in transit only while a process holds the migration and its moving request is
 * unanswered; unanswered without such a process means unknown.
 */
export function chipPlaceOf(run: Pick<RunSnapshot, "steps" | "numberIs" | "held">): ChipPlace {
  const open = stepInFlight(run);
  if (open !== undefined && STEP_TRAITS[open.step].moves) return run.held ? "crossing" : "unknown";
  return run.numberIs;
}

/** The first step that is not done, else the last one; counted from 1. */
export function currentStep(run: Pick<RunSnapshot, "steps">): {
  readonly number: number;
  readonly step: StepName;
} {
  const at = run.steps.findIndex(({ state }) => !isStepDone(state));
  const index = at === -1 ? run.steps.length - 1 : at;
  return { number: index + 1, step: run.steps[index]?.step ?? "verify" };
}
