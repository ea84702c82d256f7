import type { StepState } from "../../../../shared/migration/run-snapshot.ts";
import type { TerminalTranslate } from "./translate.ts";

/** A step's state in a few words: how it was confirmed, why it was skipped, or what else is known of it. */
export function stateOfStep(t: TerminalTranslate, state: StepState): string {
  switch (state.kind) {
    case "confirmed":
      return t(`stepProofs.${state.by}`);
    case "skipped":
      return t(`skipped.${state.why}`);
    default:
      return t(`terminal.stepStates.${state.kind}`);
  }
}
