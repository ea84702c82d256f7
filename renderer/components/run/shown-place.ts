import { isStepDone, type RunSnapshot, type StepState } from "../../../shared/migration/run-snapshot.ts";
import { targetOf } from "../../../shared/migration/direction.ts";
import { STEP_TRAITS, type StepName } from "../../../shared/migration/step.ts";

/** Where a number is shown: on a bank, between the banks while its move is in progress, or unknown. */
export type ShownPlace = "on-premises" | "cloud" | "crossing" | "unknown";

type InFlight = { readonly step: StepName; readonly since: string; readonly attempt: number };

/** The step whose response is awaited now; undefined if there is none. */
export function stepInFlight(run: Pick<RunSnapshot, "steps">): InFlight | undefined {
  for (const { step, state } of run.steps)
    if (state.kind === "in-flight") return { step, since: state.since, attempt: state.attempt };
  return undefined;
}

/**
 * Where the number of a migration is shown: moving only while a process works on it and its moving request is sent. A
 * migration that sent none, and is resumed, shows it where it was last found until it has checked again.
 */
export function shownPlaceOf(
  run: Pick<RunSnapshot, "steps" | "numberIs" | "held" | "move" | "lastReading">,
): ShownPlace {
  const open = stepInFlight(run);
  if (open !== undefined && STEP_TRAITS[open.step].moves) return run.held ? "crossing" : "unknown";
  if (run.numberIs !== "unknown" || run.move !== "not-made") return run.numberIs;
  return run.lastReading?.home ?? "unknown";
}

/** The step that a migration is at, counted from one. */
export function currentStep(run: Pick<RunSnapshot, "steps">): {
  readonly number: number;
  readonly step: StepName;
} {
  const at = run.steps.findIndex(({ state }) => !isStepDone(state));
  const index = at === -1 ? run.steps.length - 1 : at;
  return { number: index + 1, step: run.steps[index]?.step ?? "verify" };
}

/** The state of the step that moves the number. */
export function moverOf({ steps }: Pick<RunSnapshot, "steps">): StepState | undefined {
  return steps.find(({ step }) => STEP_TRAITS[step].moves)?.state;
}

/** How far a migration has come: before the request that moves the number, while its outcome is open, or after it. */
export function stretchOf({
  move,
  numberIs,
  direction,
}: Pick<RunSnapshot, "move" | "numberIs" | "direction">): "before" | "moving" | "rest" {
  switch (move) {
    case "not-made":
      return "before";
    case "open":
    case "not-known":
      // The number was found at its target, and the migration has yet to write that and to go on.
      return numberIs === targetOf(direction) ? "rest" : "moving";
    case "made":
      return "rest";
  }
}

/** Whether a moving request's outcome is open and no process waits for its response: the location has to be checked. */
export function isLocationOpen(
  run: Pick<RunSnapshot, "move" | "numberIs" | "direction" | "steps" | "held">,
): boolean {
  return stretchOf(run) === "moving" && !(run.held && stepInFlight(run) !== undefined);
}
