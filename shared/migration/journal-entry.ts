import { z } from "zod";
import { CheckResult } from "../checks/result.ts";
import { RunId, SealedRef } from "../ids.ts";
import { Home } from "../platform/facts.ts";
import { RecordedOutcome } from "../platform/outcome.ts";
import { Confirmation } from "./confirmation.ts";
import { EndReason } from "./end-reason.ts";
import { CodeMethod, Plan } from "./plan.ts";
import { Reading } from "./reading.ts";
import { StepName } from "./step.ts";

/** What a confirmed step brought, beside the fact. */
export const StepYield = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("pair"), ref: SealedRef }),
  z.object({
    kind: z.literal("account"),
    answer: z.enum(["already-registered", "code-sent"]),
    displayName: z.string().optional(),
    smsWaitSeconds: z.number().optional(),
    voiceWaitSeconds: z.number().optional(),
  }),
  z.object({ kind: z.literal("shards"), shards: z.number() }),
  z.object({ kind: z.literal("reading"), reading: Reading }),
]);
export type StepYield = z.infer<typeof StepYield>;

/** By what a step counts as done: the platform's answer, a later look, a webhook that only its success explains, or a person's word. */
export const StepProof = z.enum(["answer", "look-up", "webhook", "person"]);
export type StepProof = z.infer<typeof StepProof>;

/** The event that proves a step: its number in the store, when it arrived here, and when it happened by its own word. */
export const Witness = z.object({
  event: z.number().int().positive(),
  receivedAt: z.string(),
  happenedAt: z.string(),
});
export type Witness = z.infer<typeof Witness>;

/** Why a step was left out; each is a statement about the world, not a choice of the program. */
export const SkipReason = z.enum([
  "already-on-target",
  "already-registered",
  "not-wanted",
  "already-so",
  "no-look-ups",
]);
export type SkipReason = z.infer<typeof SkipReason>;

/**
 * One line of a run's journal. An intent is durable before its request leaves, an outcome before the next
 * decision. No entry holds a secret: sealed values appear as references into the vault.
 */
export const JournalEntry = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("opened"),
    run: RunId,
    workspace: z.string(),
    plan: Plan,
    checks: z.array(CheckResult),
    /** Sealed copies of the plan's secrets, by member. */
    sealed: z.record(z.string(), SealedRef),
    /** The plan of the way back, written before anything is changed. */
    wayBack: z.unknown(),
  }),
  z.object({ kind: z.literal("confirmed"), what: Confirmation, by: z.enum(["person", "yes-option"]) }),
  z.object({
    kind: z.literal("intent"),
    step: StepName,
    attempt: z.number().int().positive(),
    /** Keyed fingerprint of what is sent, where it holds secrets. */
    request: z.string().optional(),
    method: CodeMethod.optional(),
    monotonicMs: z.number(),
  }),
  z.object({
    kind: z.literal("outcome"),
    step: StepName,
    attempt: z.number().int().positive(),
    outcome: RecordedOutcome,
    yield: StepYield.optional(),
    monotonicMs: z.number().optional(),
  }),
  z.object({
    kind: z.literal("looked"),
    because: z.enum(["lost-answer", "refusal", "resumed", "abandoning"]),
    step: StepName,
    reading: Reading,
  }),
  z.object({
    kind: z.literal("settled"),
    step: StepName,
    by: StepProof,
    reading: Reading.optional(),
    witness: Witness.optional(),
  }),
  z.object({ kind: z.literal("skipped"), step: StepName, why: SkipReason }),
  z.object({ kind: z.literal("attested"), home: Home }),
  /** A person let a request go out once more; withdrawn when it had not left by the time its process was gone. */
  z.object({ kind: z.literal("repeat-granted"), step: StepName, withdrawn: z.literal(true).optional() }),
  /** Taken up again after an ending; the secrets of this second start are sealed anew. */
  z.object({ kind: z.literal("reopened"), step: StepName, sealed: z.record(z.string(), SealedRef) }),
  z.object({ kind: z.literal("erased"), members: z.array(z.string()) }),
  z.object({ kind: z.literal("ended"), reason: EndReason, step: StepName.optional() }),
]);
export type JournalEntry = z.infer<typeof JournalEntry>;
