import { z } from "zod";
import { CheckResult } from "../checks/result.ts";
import { RunId } from "../ids.ts";
import { NumberLocation, Proof, ProofBasis } from "../platform/facts.ts";
import { RecordedOutcome } from "../platform/outcome.ts";
import { Confirmation } from "./confirmation.ts";
import { Direction } from "./direction.ts";
import { EndReason } from "./end-reason.ts";
import { SkipReason, StepProof } from "./journal-entry.ts";
import { Observation } from "./observation.ts";
import { StepName } from "./step.ts";

/** Where one step stands. */
export const StepState = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("pending") }),
  z.object({ kind: z.literal("skipped"), why: SkipReason }),
  /** Sent (or about to be), no outcome yet. */
  z.object({ kind: z.literal("in-flight"), attempt: z.number(), since: z.string() }),
  z.object({ kind: z.literal("not-sent"), attempt: z.number(), outcome: RecordedOutcome }),
  z.object({ kind: z.literal("rejected"), attempt: z.number(), outcome: RecordedOutcome }),
  z.object({ kind: z.literal("unknown"), attempt: z.number(), outcome: RecordedOutcome }),
  z.object({
    kind: z.literal("confirmed"),
    attempt: z.number(),
    by: StepProof,
    outcome: RecordedOutcome.optional(),
  }),
]);
export type StepState = z.infer<typeof StepState>;

/** Is a step behind its run: done, or left out for a stated reason? */
export function isStepDone({ kind }: Pick<StepState, "kind">): boolean {
  return kind === "confirmed" || kind === "skipped";
}

/** The resting places of a run, one variant each. */
export const RunPhase = z.discriminatedUnion("kind", [
  /** Work can go on at once; nobody is asked for anything. */
  z.object({ kind: z.literal("ready") }),
  /** A time has to pass first (a wait told by the platform, or a pause before a second look). */
  z.object({
    kind: z.literal("pausing"),
    until: z.string(),
    why: z.enum(["retry", "second-look", "told-to-wait"]),
  }),
  z.object({ kind: z.literal("awaiting-confirmation"), what: z.array(Confirmation) }),
  /** A registration code is on its way, or may be (`certain` false: the answer was lost). */
  z.object({
    kind: z.literal("awaiting-code"),
    certain: z.boolean(),
    sentAt: z.string(),
    method: z.enum(["sms", "voice"]),
    /** Earliest moment for another code, by channel. */
    resendAt: z.object({ sms: z.string(), voice: z.string() }),
    expiresAt: z.string(),
    /** Was that moment over when this was told? Then the code has probably expired, and another one is asked for. */
    expired: z.literal(true).optional(),
    lastRefusal: RecordedOutcome.optional(),
    /** Why nobody looked at the code that was entered last: it never left, or access was refused. It can be entered again. */
    notTaken: RecordedOutcome.optional(),
    /** Earliest moment for another guess, where the platform told one. */
    guessAt: z.string().optional(),
    guesses: z.number(),
  }),
  /** A step that moves the number has no known outcome and looking did not help; a person decides. */
  z.object({ kind: z.literal("unknown"), step: StepName, reading: Observation.optional() }),
  z.object({ kind: z.literal("ended"), reason: EndReason }),
]);
export type RunPhase = z.infer<typeof RunPhase>;

/** One row of the comparison of the number before and after. */
export const FactChange = z.object({
  member: z.string(),
  before: z.string(),
  after: z.string(),
  /** Did the platform promise that this member stays? */
  expectedSame: z.boolean(),
  same: z.boolean(),
});
export type FactChange = z.infer<typeof FactChange>;

/** Everything a person may see of a run. `revision` grows with every journal row. */
export const RunSnapshot = z.object({
  run: RunId,
  revision: z.number(),
  number: z.string(),
  spoken: z.string(),
  direction: Direction,
  openedAt: z.string(),
  updatedAt: z.string(),
  /** When it ended; left out while it has not. */
  endedAt: z.string().optional(),
  phase: RunPhase,
  /** The step whose success was told only after the run had ended, where there is one. */
  answeredSince: StepName.optional(),
  /** A step whose answer came after it was given up and could not be written down yet, where this process has one. */
  unwritten: StepName.optional(),
  steps: z.array(z.object({ step: StepName, state: StepState })),
  /**
   * The newest run of the same number, where this is not it, and its data folder where that is another one. What this run
   * knew is past then: `numberIs`, `proof` and `basis` are what is known since.
   */
  newer: z.object({ run: RunId, folder: z.string().optional() }).optional(),
  numberIs: NumberLocation,
  proof: Proof,
  /** What that knowledge rests on; left out where there is none, or where an older version wrote it. */
  basis: ProofBasis.optional(),
  /** When both sides were last asked, where that is long ago: what is said of the place and how it works is of then. */
  asOf: z.string().optional(),
  /** Does the number work where it is, as far as the last reading could tell? */
  working: z.boolean().optional(),
  lastReading: Observation.optional(),
  displayName: z
    .object({ expected: z.string().optional(), reported: z.string().optional(), differs: z.boolean() })
    .optional(),
  checks: z.array(CheckResult),
  changes: z.array(FactChange),
  attempts: z.object({ inRun: z.number(), inWindow: z.number(), freeAt: z.string().optional() }),
  subscribeGapMs: z.number().optional(),
  downtimeMs: z.number().optional(),
  /** Label of the sealed pair in the vault, from backup on, until released. */
  pairLabel: z.string().optional(),
  /** Rows of the journal that could not be read. */
  damagedRows: z.number(),
  /** Is some process working on it now? */
  held: z.boolean(),
});
export type RunSnapshot = z.infer<typeof RunSnapshot>;

/** An intent or outcome of one step, published once it is durable and, for an intent, before its request leaves. */
export const StepEvent = z.object({
  run: RunId,
  at: z.string(),
  step: StepName,
  phase: z.enum(["intent", "outcome"]),
  attempt: z.number(),
  outcome: z.enum(["confirmed", "rejected", "not-sent", "unknown"]).optional(),
  by: StepProof.optional(),
  skipped: SkipReason.optional(),
  reason: z.string().optional(),
  httpStatus: z.number().optional(),
  traceId: z.string().optional(),
  durationMs: z.number().optional(),
  limitMs: z.number().optional(),
});
export type StepEvent = z.infer<typeof StepEvent>;
