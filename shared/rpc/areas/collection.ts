import { z } from "zod";
import { CallForm } from "../../collection/form.ts";
import { RunId } from "../../ids.ts";
import { LANGUAGES } from "../../language.ts";
import { RunProblem, StorageProblem } from "../problems.ts";

/** The calls of a migration, from its journal and its plan. Sends nothing; names every secret, holds none. */
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
    problem: z.union([RunProblem, StorageProblem]),
  },
} as const;
