import { END_TRAITS } from "../../../shared/migration/end-reason.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { completionOf } from "../../../shared/wording/completion.ts";

/** What a migration came to, or what it waits for. */
export type RunOutcome =
  | "complete"
  | "rejected"
  | "stopped"
  | "unknown"
  | "awaiting-code"
  | "awaiting-confirmation";

/** The outcome of a migration that is at rest; of one that was interrupted, by whether a request is in flight. */
export function outcomeOf(run: RunSnapshot): RunOutcome {
  const { phase } = run;
  switch (phase.kind) {
    case "ready":
    case "pausing":
      return run.steps.some(({ state }) => state.kind === "in-flight") ? "unknown" : "awaiting-confirmation";
    case "awaiting-confirmation":
    case "awaiting-code":
    case "unknown":
      return phase.kind;
    case "ended": {
      const { outcome } = END_TRAITS[phase.reason];
      // A completed migration may lack confirmation, or its location may be unknown by now.
      const unproven =
        completionOf(run) === "unproven" || (run.numberIs === "unknown" && run.newer === undefined);
      return outcome === "complete" && unproven ? "unknown" : outcome;
    }
  }
}
