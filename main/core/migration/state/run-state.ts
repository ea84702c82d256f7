import type { RunId, SealedRef } from "../../../../shared/ids.ts";
import type { CheckResult } from "../../../../shared/checks/result.ts";
import type { Confirmation } from "../../../../shared/migration/confirmation.ts";
import type { EndReason } from "../../../../shared/migration/end-reason.ts";
import type { StepYield } from "../../../../shared/migration/journal-entry.ts";
import type { CodeMethod, Plan } from "../../../../shared/migration/plan.ts";
import type { Reading } from "../../../../shared/migration/reading.ts";
import type { StepState } from "../../../../shared/migration/run-snapshot.ts";
import type { StepName } from "../../../../shared/migration/step.ts";
import type { RecordedOutcome } from "../../../../shared/platform/outcome.ts";
import type { Home, Proof } from "../../../../shared/platform/facts.ts";
import type { Instant } from "../../../../shared/time.ts";

/** Where the number is, and how sure that is. */
export type HomeKnowledge = { readonly is: Home; readonly proof: Proof };

/** What is known of the registration code. */
export type CodeKnowledge = {
  readonly sentAt: Instant;
  readonly method: CodeMethod;
  /** False when the answer that would have announced the code was lost. */
  readonly certain: boolean;
  readonly smsWaitSeconds: number | undefined;
  readonly voiceWaitSeconds: number | undefined;
  readonly guesses: number;
  readonly lastRefusal: { readonly outcome: RecordedOutcome; readonly at: Instant } | undefined;
};

/** Moments that the measured times are made of. */
export type Marks = {
  readonly wall: Instant;
  readonly monotonicMs: number | undefined;
  /** False where the moment of the effect itself is not known, only a moment by which it had happened. */
  readonly exact: boolean;
};

/** Everything the journal of one run says, in the form in which decisions are taken. */
export type RunState = {
  readonly run: RunId;
  readonly workspace: string;
  readonly plan: Plan;
  readonly openedAt: Instant;
  readonly updatedAt: Instant;
  readonly revision: number;
  readonly checks: readonly CheckResult[];
  readonly sealed: Readonly<Record<string, SealedRef>>;
  readonly wayBack: unknown;
  readonly confirmed: ReadonlySet<Confirmation>;
  readonly steps: Readonly<Record<StepName, StepState>>;
  /** Intents so far, by step. */
  readonly attempts: Readonly<Record<StepName, number>>;
  /** Intents since the step was last taken up by a person (run start or `resume`). */
  readonly tries: Readonly<Record<StepName, number>>;
  readonly home: HomeKnowledge;
  /** What was known before the intent in flight; taken again when that intent turns out to have changed nothing. */
  readonly homeBefore: HomeKnowledge;
  readonly before: Reading | undefined;
  readonly lastReading: Reading | undefined;
  readonly pair: SealedRef | undefined;
  readonly account: Extract<StepYield, { kind: "account" }> | undefined;
  readonly code: CodeKnowledge | undefined;
  /** What was known before the account request in flight; taken again when that request sent no code. */
  readonly codeBefore: CodeKnowledge | undefined;
  /** Looks at both sides since the last outcome of any step, and when that outcome was written. */
  readonly looks: readonly Reading[];
  readonly lastOutcomeAt: Instant;
  /** Keyed fingerprint of the last register request, for comparing a repeat with it. */
  readonly registerRequest: string | undefined;
  readonly pinRefusals: number;
  readonly attested: Home | undefined;
  readonly repeatGranted: StepName | undefined;
  /** A register sent before the latest one still has no known outcome, and no look since has shown where the number is. */
  readonly earlierRegisterOpen: boolean;
  readonly marks: Readonly<Partial<Record<"moveIntent" | "moveProof" | "subscribeProof", Marks>>>;
  readonly ended: { readonly reason: EndReason; readonly step: StepName | undefined } | undefined;
};
