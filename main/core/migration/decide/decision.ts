import type { JournalEntry } from "../../../../shared/migration/journal-entry.ts";
import type { RunPhase } from "../../../../shared/migration/run-snapshot.ts";
import type { StepName } from "../../../../shared/migration/step.ts";
import type { Instant } from "../../../../shared/time.ts";

export type ObservationCause = Extract<JournalEntry, { kind: "looked" }>["because"];

/** What comes next for a run. */
export type Decision =
  /** Send a step's request. */
  | { readonly kind: "act"; readonly step: StepName }
  /** Read both sides; changes nothing. */
  | { readonly kind: "look"; readonly step: StepName; readonly because: ObservationCause }
  /** Nothing to send: a conclusion to be written down. */
  | { readonly kind: "write"; readonly entry: JournalEntry }
  /** Ask the client to take the plan's new password in place of its first one. */
  | { readonly kind: "change-password" }
  /** Let `ms` milliseconds pass, then decide again; `until` is when that will be over, for showing it. */
  | {
      readonly kind: "pause";
      readonly ms: number;
      readonly until: Instant;
      readonly why: "retry" | "second-look" | "told-to-wait";
    }
  /** A person's turn. */
  | {
      readonly kind: "wait";
      readonly phase: Extract<RunPhase, { kind: "awaiting-confirmation" | "awaiting-code" | "unknown" }>;
    }
  | { readonly kind: "over" };
