import type { Decision } from "../../main/core/migration/decide/policy.ts";
import type { EndReason } from "../../shared/migration/end-reason.ts";
import type { SkipReason, StepProof } from "../../shared/migration/journal-entry.ts";
import type { Observation, ObservationCause } from "../../shared/migration/observation.ts";
import type { StepName } from "../../shared/migration/step.ts";

// Expected decisions, reduced to the members that tell them apart.

export const act = (step: StepName): Decision => ({ kind: "act", step });

export const look = (step: StepName, because: ObservationCause): Decision => ({
  kind: "look",
  step,
  because,
});

export const ended = (reason: EndReason, step: StepName): Decision => ({
  kind: "write",
  entry: { kind: "ended", reason, step },
});

export const settledBy = (step: StepName, by: StepProof, reading?: Observation): Decision => ({
  kind: "write",
  entry: { kind: "settled", step, by, ...(reading === undefined ? {} : { reading }) },
});

export const skipped = (step: StepName, why: SkipReason): Decision => ({
  kind: "write",
  entry: { kind: "skipped", step, why },
});

/** The decision to wait for these confirmations. */
export const asks = (...what: readonly string[]): object => ({
  kind: "wait",
  phase: { kind: "awaiting-confirmation", what },
});
