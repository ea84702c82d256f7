import { z } from "zod";

/** What was read from a CSV of timestamps. */
export const CsvCount = z.object({
  column: z.string(),
  timestamps: z.number().int(),
  /** How many of them have no offset, and were read by the clocks of the chosen zone. */
  local: z.number().int(),
  /** Rows without a timestamp that can be read; the line of the first one. */
  unread: z.number().int(),
  firstUnread: z.number().int().optional(),
  /** Timestamps more than a year before the newest, which were left out. */
  older: z.number().int(),
});
export type CsvCount = z.infer<typeof CsvCount>;

/** Why a CSV can't be used; `columns` are those to choose from, or the one without timestamps. */
export const CsvProblem = z.object({
  kind: z.literal("csvUnusable"),
  why: z.enum(["empty", "not-csv", "no-such-column", "column-needed", "no-timestamps"]),
  line: z.number().int().optional(),
  columns: z.array(z.string()).optional(),
});
export type CsvProblem = z.infer<typeof CsvProblem>;
