import { z } from "zod";
import { NumberLocation } from "../platform/facts.ts";
import { RecordedOutcome } from "../platform/outcome.ts";
import { Confirmation } from "./confirmation.ts";
import { EndReason } from "./end-reason.ts";
import { SkipReason, StepProof, WebhookProof } from "./journal-entry.ts";
import { CodeMethod } from "./plan.ts";
import { Observation, ObservationCause } from "./observation.ts";
import { StepName } from "./step.ts";

const at = z.string();

/** One journal row for display: every fact, no secret and no reference to one. */
export const TimelineEntry = z.lazy(() =>
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("opened"), at, checks: z.number(), warnings: z.number() }),
    z.object({
      kind: z.literal("confirmed"),
      at,
      what: Confirmation,
      by: z.enum(["person", "yes-option"]),
    }),
    z.object({
      kind: z.literal("sent"),
      at,
      step: StepName,
      attempt: z.number(),
      method: CodeMethod.optional(),
      /** Not sent from here: it may have been sent elsewhere since a copy of the data folder was made at this time. */
      sinceCopy: z.string().optional(),
    }),
    z.object({
      kind: z.literal("answered"),
      at,
      step: StepName,
      attempt: z.number(),
      outcome: RecordedOutcome,
    }),
    /** The response to a request that was abandoned before it arrived. */
    z.object({
      kind: z.literal("late-answer"),
      at,
      step: StepName,
      attempt: z.number(),
      outcome: RecordedOutcome,
    }),
    z.object({
      kind: z.literal("looked"),
      at,
      step: StepName,
      because: ObservationCause,
      reading: Observation,
    }),
    z.object({
      kind: z.literal("settled"),
      at,
      step: StepName,
      by: StepProof,
      witness: WebhookProof.optional(),
      /** Version 0.1.0 marked the step done by a query that does not prove it. */
      unproven: z.literal(true).optional(),
    }),
    z.object({ kind: z.literal("skipped"), at, step: StepName, why: SkipReason }),
    z.object({ kind: z.literal("attested"), at, home: NumberLocation }),
    z.object({ kind: z.literal("repeat-granted"), at, step: StepName, withdrawn: z.boolean() }),
    z.object({ kind: z.literal("taken-up"), at }),
    z.object({ kind: z.literal("recent-register"), at }),
    z.object({ kind: z.literal("refused-elsewhere"), at }),
    z.object({
      kind: z.literal("password-change"),
      at,
      outcome: RecordedOutcome.optional(),
      /** The response arrived after the request was abandoned. */
      late: z.literal(true).optional(),
    }),
    z.object({ kind: z.literal("reopened"), at, step: StepName }),
    z.object({ kind: z.literal("erased"), at }),
    z.object({ kind: z.literal("ended"), at, reason: EndReason }),
  ]),
);
export type TimelineEntry = z.infer<typeof TimelineEntry>;
