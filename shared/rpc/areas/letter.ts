import { z } from "zod";
import { PhoneNumberId, RunId } from "../../ids.ts";
import { LANGUAGES } from "../../language.ts";
import { LetterForm, LetterKind, LetterUnfit } from "../../letter/letter.ts";
import { Direction } from "../../migration/direction.ts";
import { Plan } from "../../migration/plan.ts";
import { WorkspaceId } from "../../workspace/workspace.ts";
import { RunProblem, StorageProblem } from "../problems.ts";

const noSuchWorkspace = z.object({ kind: z.literal("noSuchWorkspace"), workspace: z.string() });

/** There is no such letter about this migration or plan. */
export const LetterProblem = z.object({ kind: z.literal("letterUnfit"), why: LetterUnfit });
export type LetterProblem = z.infer<typeof LetterProblem>;

/** Letters about a migration, as text to copy, send or print. Nothing is sent from here. */
export const letterArea = {
  "letter.make": {
    input: z.strictObject({
      /** A migration, a plan, or a number of a workspace that isn't ready for a plan yet. */
      about: z.union([
        z.strictObject({ run: RunId }),
        z.strictObject({ plan: Plan }),
        z.strictObject({ workspace: WorkspaceId, phoneNumberId: PhoneNumberId, direction: Direction }),
      ]),
      kind: LetterKind,
      form: LetterForm,
      language: z.enum(LANGUAGES),
      /** When the migration is planned for; for the letter before it. */
      at: z.iso.datetime({ offset: true }).optional(),
    }),
    /** `content` has the subject in its first line; `body` is the text without it. */
    output: z.object({ content: z.string(), subject: z.string(), body: z.string(), practice: z.boolean() }),
    problem: z.union([RunProblem, StorageProblem, LetterProblem, noSuchWorkspace]),
  },
} as const;
