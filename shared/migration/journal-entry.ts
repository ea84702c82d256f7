import { z } from "zod";
import { CheckResult } from "../checks/result.ts";
import { RunId, SealedRef } from "../ids.ts";
import { NumberLocation } from "../platform/facts.ts";
import { RecordedOutcome } from "../platform/outcome.ts";
import { ToldSeconds } from "../platform/wait-seconds.ts";
import { Confirmation } from "./confirmation.ts";
import { EndReason } from "./end-reason.ts";
import { CodeMethod, Plan } from "./plan.ts";
import { Observation, ObservationCause } from "./observation.ts";
import { StepName } from "./step.ts";

/** What a confirmed step returned beyond the fact that it succeeded. */
export const StepYield = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("pair"), ref: SealedRef }),
  z.object({
    kind: z.literal("account"),
    answer: z.enum(["already-registered", "code-sent"]),
    displayName: z.string().optional(),
    smsWaitSeconds: ToldSeconds.optional(),
    voiceWaitSeconds: ToldSeconds.optional(),
  }),
  z.object({ kind: z.literal("shards"), shards: z.number() }),
  z.object({ kind: z.literal("reading"), reading: Observation }),
]);
export type StepYield = z.infer<typeof StepYield>;

/**
 * Why a step counts as done: the platform's response ("answer"), a query that at least one API answered
 * ("look-up"), a webhook that only the step's success explains ("webhook"), or the user's report ("person").
 * "asked" is a query that neither API answered: it was made, and shows nothing.
 */
export const StepProof = z.enum(["answer", "look-up", "asked", "webhook", "person"]);
export type StepProof = z.infer<typeof StepProof>;

/**
 * The event that proves a step: its number in the store, when it was received, and the time that the event
 * itself states.
 */
export const WebhookProof = z.object({
  event: z.number().int().positive(),
  receivedAt: z.string(),
  happenedAt: z.string(),
});
export type WebhookProof = z.infer<typeof WebhookProof>;

/** Why a step was skipped. Each is a fact about the platform or the plan, not a choice of the program. */
export const SkipReason = z.enum([
  "already-on-target",
  "already-registered",
  "not-wanted",
  "already-so",
  "no-look-ups",
]);
export type SkipReason = z.infer<typeof SkipReason>;

/**
 * The monotonic clock of the process that wrote a row, at that moment. `boot` is a new random value in every
 * process.
 */
export const Stamp = z.object({ boot: z.string(), monotonicMs: z.number() });
export type Stamp = z.infer<typeof Stamp>;

const stamp = Stamp.optional();

/**
 * A register request for the same number that may have been sent shortly before a migration was opened, and
 * whose outcome is unknown.
 */
export const RecentRegister = z.object({ at: z.string(), run: z.string() });
export type RecentRegister = z.infer<typeof RecentRegister>;

/**
 * PINs of the number that were rejected from other data folders: how many, when the last one was, and from
 * which folder.
 */
export const RefusedElsewhere = z.object({
  count: z.number().int().positive(),
  at: z.string(),
  folder: z.string(),
});
export type RefusedElsewhere = z.infer<typeof RefusedElsewhere>;

/**
 * How many late responses, written before this row, showed that another migration of the number moved it.
 * Observations older than a further late response no longer count. Missing in rows of older versions.
 */
const LateMoves = z.number().int().nonnegative();

/**
 * One row of a migration's journal. An intent is durable before its request is sent, an outcome before the
 * next decision. No entry holds a secret: encrypted values appear as references into the vault.
 */
export const JournalEntry = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("opened"),
    stamp,
    run: RunId,
    workspace: z.string(),
    plan: Plan,
    checks: z.array(CheckResult),
    /** References to the encrypted copies of the plan's secrets, by plan member. */
    sealed: z.record(z.string(), SealedRef),
    /** The plan of the reverse migration, written before anything is changed. */
    wayBack: z.unknown(),
    recentRegister: RecentRegister.optional(),
    refusedElsewhere: RefusedElsewhere.optional(),
    lateMoves: LateMoves.optional(),
    /** The API that the previous migration took the number from; it may report the loss late. */
    losing: z.enum(["cloud", "client"]).optional(),
    /** The location that the user reported after the previous migration, not confirmed since. */
    attested: z.enum(["cloud", "on-premises"]).optional(),
  }),
  z.object({ kind: z.literal("confirmed"), stamp, what: Confirmation, by: z.enum(["person", "yes-option"]) }),
  z.object({
    kind: z.literal("intent"),
    stamp,
    step: StepName,
    attempt: z.number().int().positive(),
    /** Keyed fingerprint of the request, where it holds secrets. */
    request: z.string().optional(),
    method: CodeMethod.optional(),
    monotonicMs: z.number(),
    lateMoves: LateMoves.optional(),
    /**
     * Not sent from here: the data folder was restored from a copy of this time, and the folder that was copied may have
     * sent the request since.
     */
    sinceCopy: z.iso.datetime().optional(),
  }),
  z.object({
    kind: z.literal("outcome"),
    stamp,
    step: StepName,
    attempt: z.number().int().positive(),
    outcome: RecordedOutcome,
    yield: StepYield.optional(),
    monotonicMs: z.number().optional(),
  }),
  /**
   * The response to an attempt that was abandoned before it arrived. The attempt's own outcome stays unknown,
   * and everything done since stays done. A success can show that the step is done.
   */
  z.object({
    kind: z.literal("late-answer"),
    stamp,
    step: StepName,
    attempt: z.number().int().positive(),
    outcome: RecordedOutcome,
    yield: StepYield.optional(),
    /** Keyed fingerprint of that attempt's request, where it holds secrets. */
    request: z.string().optional(),
  }),
  z.object({
    kind: z.literal("looked"),
    stamp,
    because: ObservationCause,
    step: StepName,
    reading: Observation,
    /** The monotonic clock before the first query was sent; the stamp is taken after the last response. */
    begunMs: z.number().optional(),
    lateMoves: LateMoves.optional(),
  }),
  z.object({
    kind: z.literal("settled"),
    stamp,
    step: StepName,
    by: StepProof,
    reading: Observation.optional(),
    witness: WebhookProof.optional(),
    /**
     * Written only by version 0.1.0: the query that this entry rests on does not prove the step, so the step
     * counts as open. Never written today.
     */
    unproven: z.literal(true).optional(),
  }),
  z.object({ kind: z.literal("skipped"), stamp, step: StepName, why: SkipReason }),
  z.object({ kind: z.literal("attested"), stamp, home: NumberLocation }),
  /**
   * The user allowed a request to be resent. Withdrawn if the request had not been sent when its process
   * ended.
   */
  z.object({
    kind: z.literal("repeat-granted"),
    stamp,
    step: StepName,
    withdrawn: z.literal(true).optional(),
  }),
  /**
   * A register request that this journal does not hold may have been sent; the user must confirm before
   * another is sent.
   */
  /** Without `register`: the request is no longer recent. */
  z.object({ kind: z.literal("recent-register"), stamp, register: RecentRegister.optional() }),
  /**
   * PINs were rejected elsewhere that this journal does not hold; the user must confirm before one is sent
   * from here.
   */
  z.object({ kind: z.literal("refused-elsewhere"), stamp, refused: RefusedElsewhere }),
  /** Another process resumes the migration while a wait is due; the remaining wait is measured from here. */
  z.object({ kind: z.literal("taken-up"), stamp }),
  /**
   * The client's first password is changed to the plan's new one. Without an outcome, the request is about to
   * be sent. `late`: the response arrived after the request was abandoned.
   */
  z.object({
    kind: z.literal("password-change"),
    stamp,
    outcome: RecordedOutcome.optional(),
    late: z.literal(true).optional(),
  }),
  /** Resumed after it had ended; the secrets of this second start are encrypted again. */
  z.object({
    kind: z.literal("reopened"),
    stamp,
    step: StepName,
    sealed: z.record(z.string(), SealedRef),
    /**
     * The number's PIN was reset after the migration had ended, so earlier rejections no longer apply to it.
     */
    pinSetAnew: z.literal(true).optional(),
  }),
  z.object({ kind: z.literal("erased"), stamp, members: z.array(z.string()) }),
  z.object({ kind: z.literal("ended"), stamp, reason: EndReason, step: StepName.optional() }),
]);
export type JournalEntry = z.infer<typeof JournalEntry>;
