import { z } from "zod";
import { RunId } from "../../ids.ts";
import { LANGUAGES } from "../../language.ts";
import { ReportForm } from "../../report/report.ts";
import { RunProblem, StorageProblem } from "../problems.ts";

/** Why no PDF was made: no program here prints pages, or it failed. The other forms need none. */
export const PdfProblem = z.object({ kind: z.literal("pdfFailed"), why: z.enum(["no-printer", "failed"]) });
export type PdfProblem = z.infer<typeof PdfProblem>;

/** Largest report that is checked, in bytes. One of 10,000 rows has about 3 MB. */
export const LARGEST_REPORT = 64 * 1024 * 1024;
const Base64 = z.base64().max(Math.ceil((LARGEST_REPORT * 4) / 3) + 4);

const Signed = {
  fingerprint: z.string(),
  /** ISO 8601, by the clock of the computer that made it. */
  madeAt: z.string(),
  run: RunId,
};

/** What a check of a report's file showed. */
export const ReportVerdict = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.literal("genuine"),
    ...Signed,
    form: ReportForm,
    /** Whether this data folder's key signed it; "not-known" if the folder has none. */
    key: z.enum(["own", "other", "not-known"]),
    /** Whether the journal in this data folder has the rows that the report was made of. */
    journal: z.enum(["same", "grown", "differs", "not-here"]),
  }),
  z.object({
    outcome: z.literal("altered"),
    reason: z.enum(["bytes", "signature", "after", "missing", "named"]),
  }),
  z.object({ outcome: z.literal("unknown") }),
]);
export type ReportVerdict = z.infer<typeof ReportVerdict>;

/** Reports of migrations: made from the journal and the evidence, signed, checked by their file alone. */
export const reportArea = {
  "report.make": {
    input: z.strictObject({
      run: RunId,
      form: ReportForm,
      language: z.enum(LANGUAGES),
      /** Who carried the migration out, to be printed. */
      by: z.string().trim().min(1).max(200).optional(),
    }),
    /** `content`: the file's bytes. */
    output: z.object({ content: z.base64(), ...Signed, practice: z.boolean() }),
    problem: z.union([RunProblem, StorageProblem, PdfProblem]),
  },
  "report.verify": {
    input: z.strictObject({ content: Base64 }),
    output: ReportVerdict,
    problem: z.never(),
  },
} as const;
