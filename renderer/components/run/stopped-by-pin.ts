import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";

const BY_PIN: ReadonlySet<string> = new Set(["register-pin-refused", "pin-refused-twice"]);

/** Whether a rejected PIN ended the migration, at whichever step. */
export function stoppedByPin({ phase, steps }: Pick<RunSnapshot, "phase" | "steps">): boolean {
  if (phase.kind !== "ended" || phase.reason === "complete") return false;
  return (
    BY_PIN.has(phase.reason) ||
    steps.some(
      ({ state }) =>
        state.kind === "rejected" &&
        state.outcome.kind === "rejected" &&
        state.outcome.reason === "pin-wrong",
    )
  );
}
