import { z } from "zod";
import { CsvCount, CsvProblem } from "../../traffic/csv.ts";
import { TrafficAdvice, TrafficFilter } from "../../traffic/traffic.ts";
import { StorageProblem } from "../problems.ts";

/** The most characters of a CSV that a call takes. Larger files are for the terminal. */
export const MOST_CSV_CHARACTERS = 900_000;

/** When a migration would meet the fewest messages. */
export const trafficArea = {
  /** Advises from the stored messages, or from a CSV of timestamps. Changes nothing. */
  "traffic.advise": {
    input: z.strictObject({
      /** A time zone such as Europe/Madrid. */
      zone: z.string().min(1).max(64),
      from: z.discriminatedUnion("kind", [
        z.strictObject({ kind: z.literal("events"), filter: TrafficFilter }),
        z.strictObject({
          kind: z.literal("csv"),
          text: z.string().max(MOST_CSV_CHARACTERS),
          column: z.string().max(200).optional(),
        }),
      ]),
    }),
    output: z.object({ advice: TrafficAdvice, csv: CsvCount.optional() }),
    problem: z.union([
      StorageProblem,
      CsvProblem,
      z.object({ kind: z.literal("noSuchZone"), zone: z.string() }),
    ]),
  },
} as const;
