import { z } from "zod";
import { CheckResult } from "../checks/result.ts";
import { RunId, SealedRef } from "../ids.ts";
import { NumberLocation } from "../platform/facts.ts";
import { RecordedOutcome } from "../platform/outcome.ts";
import { ToldSeconds } from "../platform/wait-seconds.ts";
import { Confirmation } from "./confirmation.ts";
import { EndReason } from "./end-reason.ts";
import { CodeMethod, Plan } from "./plan.ts";
import { Observation } from "./observation.ts";
import { StepName } from "./step.ts";

/** What a confirmed step brought, beside the fact. */
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
 * By what a step counts as done: the platform's answer, a look that at least one side answered, a webhook that only its
 * success explains, or a person's word. "asked" is a look that neither side answered: it was taken, and shows nothing.
 */
export const StepProof = z.enum(["answer", "look-up", "asked", "webhook", "person"]);
export type StepProof = z.infer<typeof StepProof>;

/** The event that proves a step: its number in the store, when it arrived here, and when it happened by its own word. */
export const WebhookProof = z.object({
  event: z.number().int().positive(),
  receivedAt: z.string(),
  happenedAt: z.string(),
});
export type WebhookProof = z.infer<typeof WebhookProof>;

/** Why a step was left out; each is a statement about the world, not a choice of the program. */
export const SkipReason = z.enum([
  "already-on-target",
  "already-registered",
  "not-wanted",
  "already-so",
  "no-look-ups",
]);
export type SkipReason = z.infer<typeof SkipReason>;

/** Where a process's monotonic clock stood when a row was written. `boot` is drawn anew by every process. */
export const Stamp = z.object({ boot: z.string(), monotonicMs: z.number() });
export type Stamp = z.infer<typeof Stamp>;

const stamp = Stamp.optional();

/** A register of the same number that may have gone out a short while before a run was opened, and whose outcome is open. */
export const RecentRegister = z.object({ at: z.string(), run: z.string() });
export type RecentRegister = z.infer<typeof RecentRegister>;

/** PINs of the number that were refused from other data folders: how many, when the last one, and from which folder. */
export const RefusedElsewhere = z.object({
  count: z.number().int().positive(),
  at: z.string(),
  folder: z.string(),
});
export type RefusedElsewhere = z.infer<typeof RefusedElsewhere>;

/**
 * How many answers that came late had told, before this row, that another run of the number moved it. What was seen before
 * one more came does not count any more. Not there in rows of older versions.
 */
const LateMoves = z.number().int().nonnegative();

/**
 * One line of a run's journal. An intent is durable before its request leaves, an outcome before the next
 * decision. No entry holds a secret: sealed values appear as references into the vault.
 */
export const JournalEntry = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("opened"),
    stamp,
    run: RunId,
    workspace: z.string(),
    plan: Plan,
    checks: z.array(CheckResult),
    /** Sealed copies of the plan's secrets, by member. */
    sealed: z.record(z.string(), SealedRef),
    /** The plan of the way back, written before anything is changed. */
    wayBack: z.unknown(),
    recentRegister: RecentRegister.optional(),
    refusedElsewhere: RefusedElsewhere.optional(),
    lateMoves: LateMoves.optional(),
    /** The side that the run before this one took the number from: it may notice late. */
    losing: z.enum(["cloud", "client"]).optional(),
    /** Where a person has said, after the run before this one, that the number is: it was never proven since. */
    attested: z.enum(["cloud", "on-premises"]).optional(),
  }),
  z.object({ kind: z.literal("confirmed"), stamp, what: Confirmation, by: z.enum(["person", "yes-option"]) }),
  z.object({
    kind: z.literal("intent"),
    stamp,
    step: StepName,
    attempt: z.number().int().positive(),
    /** Keyed fingerprint of what is sent, where it holds secrets. */
    request: z.string().optional(),
    method: CodeMethod.optional(),
    monotonicMs: z.number(),
    lateMoves: LateMoves.optional(),
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
   * The answer to an attempt that was given up before it came: the attempt's own outcome stays unknown, and whatever was
   * done since stays done. A success can show that the step is done.
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
    because: z.enum(["lost-answer", "refusal", "resumed", "abandoning", "override", "before-register"]),
    step: StepName,
    reading: Observation,
    /** Where the monotonic clock stood before the first question left; the stamp is of after the last answer. */
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
    /** Of version 0.1.0: the look that it rests on does not prove it, so the step is as open as it was. Never written today. */
    unproven: z.literal(true).optional(),
  }),
  z.object({ kind: z.literal("skipped"), stamp, step: StepName, why: SkipReason }),
  z.object({ kind: z.literal("attested"), stamp, home: NumberLocation }),
  /** A person let a request go out once more; withdrawn when it had not left by the time its process was gone. */
  z.object({
    kind: z.literal("repeat-granted"),
    stamp,
    step: StepName,
    withdrawn: z.literal(true).optional(),
  }),
  /** A register may have gone out that this journal does not know of: a person is asked before another one does. */
  /** Without a register: it is no longer recent. */
  z.object({ kind: z.literal("recent-register"), stamp, register: RecentRegister.optional() }),
  /** PINs were refused elsewhere that this journal does not know of: a person is asked before one is sent from here. */
  z.object({ kind: z.literal("refused-elsewhere"), stamp, refused: RefusedElsewhere }),
  /** Another process goes on with the run while a wait is due: what is left of it is measured from here. */
  z.object({ kind: z.literal("taken-up"), stamp }),
  /**
   * The client's first password is changed to the plan's new one; without an outcome, the request is about to leave.
   * `late`: the answer came after the request had been given up.
   */
  z.object({
    kind: z.literal("password-change"),
    stamp,
    outcome: RecordedOutcome.optional(),
    late: z.literal(true).optional(),
  }),
  /** Taken up again after an ending; the secrets of this second start are sealed anew. */
  z.object({
    kind: z.literal("reopened"),
    stamp,
    step: StepName,
    sealed: z.record(z.string(), SealedRef),
    /** The number's PIN was set anew since the run had ended: what was refused before says nothing of it. */
    pinSetAnew: z.literal(true).optional(),
  }),
  z.object({ kind: z.literal("erased"), stamp, members: z.array(z.string()) }),
  z.object({ kind: z.literal("ended"), stamp, reason: EndReason, step: StepName.optional() }),
]);
export type JournalEntry = z.infer<typeof JournalEntry>;
