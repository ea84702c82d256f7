import { z } from "zod";
import { CheckResult } from "../checks/result.ts";
import { PhoneNumberId, RunId, SecretLabel } from "../ids.ts";
import { NumberLocation, Proof, ProofBasis } from "../platform/facts.ts";
import { RecordedOutcome } from "../platform/outcome.ts";
import { TemplateDifferences } from "../platform/templates.ts";
import { Confirmation } from "./confirmation.ts";
import { Direction } from "./direction.ts";
import { EndReason } from "./end-reason.ts";
import { SkipReason, StepProof } from "./journal-entry.ts";
import { Observation } from "./observation.ts";
import { Obstacle } from "./obstacle.ts";
import { StepName } from "./step.ts";

/** The state of one step. */
export const StepState = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("pending") }),
  z.object({ kind: z.literal("skipped"), why: SkipReason }),
  /**
   * Sent or about to be sent; no outcome yet. With `sinceCopy` it wasn't sent from here, but may have been sent elsewhere
   * since a copy of the data folder was made then.
   */
  z.object({
    kind: z.literal("in-flight"),
    attempt: z.number(),
    since: z.string(),
    sinceCopy: z.string().optional(),
  }),
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

/**
 * True if the request of a step that has no known outcome wasn't sent from here: it may have been sent elsewhere since the
 * copy was made from which this data folder was restored.
 */
export function isSinceCopy(state: StepState | undefined): boolean {
  if (state?.kind === "in-flight") return state.sinceCopy !== undefined;
  return (
    state?.kind === "unknown" && state.outcome.kind === "unknown" && state.outcome.cause === "since-copy"
  );
}

/** True if a step is confirmed or was skipped for a stated reason. */
export function isStepDone({ kind }: Pick<StepState, "kind">): boolean {
  return kind === "confirmed" || kind === "skipped";
}

/** The phases in which a migration can rest, one variant each. */
export const RunPhase = z.discriminatedUnion("kind", [
  /** Work can continue at once; no input is needed. */
  z.object({ kind: z.literal("ready") }),
  /**
   * Time has to pass first: a wait imposed by the platform, or a pause before another observation. "throughput": the
   * number has moved and is subscribed; the platform may take a minute to raise its throughput.
   */
  z.object({
    kind: z.literal("pausing"),
    until: z.string(),
    why: z.enum(["retry", "second-look", "told-to-wait", "throughput"]),
  }),
  z.object({ kind: z.literal("awaiting-confirmation"), what: z.array(Confirmation) }),
  /** A registration code was sent, or may have been (`certain` false: the response was lost). */
  z.object({
    kind: z.literal("awaiting-code"),
    certain: z.boolean(),
    sentAt: z.string(),
    method: z.enum(["sms", "voice"]),
    /** Earliest time for another code, by channel. */
    resendAt: z.object({ sms: z.string(), voice: z.string() }),
    expiresAt: z.string(),
    /**
     * True if that time had passed when this snapshot was taken. The code has probably expired, and a new one
     * is requested.
     */
    expired: z.literal(true).optional(),
    lastRefusal: RecordedOutcome.optional(),
    /**
     * Why the last code that was entered was not checked: it was not sent, or access was rejected. It can be
     * entered again.
     */
    notTaken: RecordedOutcome.optional(),
    /** Earliest time for another attempt, where the platform stated one. */
    guessAt: z.string().optional(),
    guesses: z.number(),
  }),
  /**
   * A step that moves the number has an unknown outcome. `reading`: the last observation since then; with it, querying
   * did not help and the user decides, without it neither API was checked since.
   */
  z.object({ kind: z.literal("unknown"), step: StepName, reading: Observation.optional() }),
  z.object({ kind: z.literal("ended"), reason: EndReason }),
]);
export type RunPhase = z.infer<typeof RunPhase>;

/**
 * Whether a request of this migration that moves the number has left and can have taken effect.
 *
 * "open": one is in progress, or no response, check or webhook has settled the outcome of one yet. That may be
 * an earlier one than the step's state is about: a code entered again was refused while the first one's
 * response is lost. "not-known": this migration's own requests don't tell, because journal rows are corrupted, a
 * late response of another migration of the number reports a move, or a recent registration has no known outcome.
 */
export const MoveState = z.enum(["not-made", "open", "made", "not-known"]);
export type MoveState = z.infer<typeof MoveState>;

/** Why a member is as it is after a migration. Each has a sentence in the wording. */
export const ChangeReason = z.enum([
  "promised",
  "not-explained",
  "own-rating",
  "own-limit",
  "own-review",
  "name-review",
  "elsewhere",
  "by-the-move",
  "upgraded",
  "not-upgraded",
  "few-shards",
  "shards-not-told",
  "left-cloud",
  "override",
]);
export type ChangeReason = z.infer<typeof ChangeReason>;

/** One row of the comparison of the number before and after. */
export const FactChange = z.object({
  member: z.string(),
  before: z.string(),
  after: z.string(),
  /** True if the platform promises that this member does not change. */
  expectedSame: z.boolean(),
  same: z.boolean(),
  because: ChangeReason.optional(),
  /** The value that the platform promises for a member that changes. */
  expected: z.string().optional(),
  /** The templates that differ, if they can be named. */
  templates: TemplateDifferences.optional(),
});
export type FactChange = z.infer<typeof FactChange>;

/**
 * A member that the platform promises to leave alone, and that was not told before or after: nothing shows whether it
 * is unchanged.
 */
export const UntoldFact = z.object({
  member: z.string(),
  before: z.string().optional(),
  after: z.string().optional(),
});
export type UntoldFact = z.infer<typeof UntoldFact>;

/** Everything about a migration that may be shown to a user. `revision` grows with every journal row. */
export const RunSnapshot = z.object({
  run: RunId,
  revision: z.number(),
  number: z.string(),
  spoken: z.string(),
  phoneNumberId: PhoneNumberId,
  /** The workspace whose stored access token it uses; missing if its plan was not made in a workspace. */
  workspace: z.string().optional(),
  /** The vault label that it reads the PIN from; missing if it uses none, or reads it elsewhere. */
  pinLabel: SecretLabel.optional(),
  direction: Direction,
  openedAt: z.string(),
  updatedAt: z.string(),
  /** When it ended; missing while it has not. */
  endedAt: z.string().optional(),
  phase: RunPhase,
  /** The step whose success was reported only after the migration had ended, if any. */
  answeredSince: StepName.optional(),
  /**
   * A step whose response arrived after it was abandoned and could not be recorded yet, if this process holds
   * one.
   */
  unwritten: StepName.optional(),
  steps: z.array(z.object({ step: StepName, state: StepState })),
  move: MoveState,
  /**
   * How many of the counted requests that move the number weren't sent from here: each may have been sent elsewhere since a
   * copy of the data folder was made.
   */
  sinceCopy: z.number().optional(),
  /** True if the question about a recent registration is about this migration's own, sent from another copy of the folder. */
  registeredElsewhere: z.literal(true).optional(),
  /** When the request whose outcome is open was sent, by this machine's clock. */
  openSince: z.string().optional(),
  /**
   * True if continuing this migration, or resuming it after its end, may send the request that moves the number
   * without another confirmation: the point of no return was confirmed before it stopped.
   */
  continuingMoves: z.literal(true).optional(),
  /**
   * The newest migration of the same number, if this is not it, with its data folder if that is another one.
   * The knowledge of this migration is then outdated: `numberIs`, `proof` and `basis` are what is known
   * since.
   */
  newer: z.object({ run: RunId, folder: z.string().optional() }).optional(),
  numberIs: NumberLocation,
  proof: Proof,
  /** The basis of that knowledge; missing where there is none, or where an older version wrote it. */
  basis: ProofBasis.optional(),
  /** When both APIs were last queried, if that is long ago: location and health are as of then. */
  asOf: z.string().optional(),
  /** True if the number works at its location, by the last observation. */
  working: z.boolean().optional(),
  /** What the platform reports against its working there, by the same observation. */
  obstacle: Obstacle.optional(),
  lastReading: Observation.optional(),
  displayName: z
    .object({ expected: z.string().optional(), reported: z.string().optional(), differs: z.boolean() })
    .optional(),
  checks: z.array(CheckResult),
  changes: z.array(FactChange),
  /** What could not be compared; missing if nothing, or if an older version carried out the migration. */
  untold: z.array(UntoldFact).optional(),
  attempts: z.object({ inRun: z.number(), inWindow: z.number(), freeAt: z.string().optional() }),
  subscribeGapMs: z.number().optional(),
  downtimeMs: z.number().optional(),
  /**
   * When the request that the downtime counts from was sent, and when the number was confirmed at its target, by
   * this machine's clock; missing where a person reported the arrival.
   */
  crossing: z.object({ sentAt: z.string(), arrivedAt: z.string() }).optional(),
  /** Label of the encrypted backup in the vault, from the backup step until it is deleted. */
  pairLabel: z.string().optional(),
  /** Number of journal rows that could not be read. */
  damagedRows: z.number(),
  /** True if a process is working on the migration now. */
  held: z.boolean(),
});
export type RunSnapshot = z.infer<typeof RunSnapshot>;

/**
 * An intent or outcome of one step, published once it is durable and, for an intent, before its request is
 * sent.
 */
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
