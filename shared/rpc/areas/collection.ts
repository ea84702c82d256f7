import { z } from "zod";
import { CallForm } from "../../collection/form.ts";
import { RunId } from "../../ids.ts";
import { LANGUAGES } from "../../language.ts";
import { DialectChoice } from "../../platform/dialect.ts";
import { RunProblem, StorageProblem } from "../problems.ts";

/** What a document describes: the APIs of a migration's plan, these API settings, or the default ones. */
const DocumentWish = z.union([
  z.strictObject({ run: RunId }),
  z.strictObject({ dialect: DialectChoice.optional() }),
]);
export type DocumentWish = z.infer<typeof DocumentWish>;

const problem = z.union([RunProblem, StorageProblem]);

/** The calls of a migration, and the description of both APIs. Sends nothing; names every secret, holds none. */
export const collectionArea = {
  "collection.calls": {
    input: z.strictObject({ run: RunId, form: CallForm, language: z.enum(LANGUAGES) }),
    output: z.object({
      /** The file's text. */
      content: z.string(),
      /** How many calls were sent, and how many the plan's open steps would send. */
      sent: z.number(),
      planned: z.number(),
    }),
    problem,
  },
  /** One OpenAPI document of both APIs. */
  "collection.document": {
    input: DocumentWish,
    output: z.object({ content: z.string() }),
    problem,
  },
} as const;
