import { z } from "zod";
import { RunId } from "../../ids.ts";
import { LANGUAGES } from "../../language.ts";
import { LetterForm, LetterKind, LetterUnfit } from "../../letter/letter.ts";
import { Plan } from "../../migration/plan.ts";
import { RunProblem, StorageProblem } from "../problems.ts";

/** There is no such letter about this migration or plan. */
export const LetterProblem = z.object({ kind: z.literal("letterUnfit"), why: LetterUnfit });
export type LetterProblem = z.infer<typeof LetterProblem>;

/** Letters about a migration, as text to copy, send or print. Nothing is sent from here. */
export const letterArea = {
  "letter.make": {
    input: z.strictObject({
      about: z.union([z.strictObject({ run: RunId }), z.strictObject({ plan: Plan })]),
      kind: LetterKind,
      form: LetterForm,
      language: z.enum(LANGUAGES),
      /** When the migration is planned for; for the letter before it. */
      at: z.iso.datetime({ offset: true }).optional(),
    }),
    /** `content` has the subject in its first line; `body` is the text without it. */
    output: z.object({ content: z.string(), subject: z.string(), body: z.string(), practice: z.boolean() }),
    problem: z.union([RunProblem, StorageProblem, LetterProblem]),
  },
} as const;
