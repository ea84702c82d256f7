import type { Database } from "./database.ts";
import { firstValues } from "../../../shared/first-values.ts";
import { z } from "zod";

// Integers are read as bigint, so that a corrupted one outside of JavaScript's range gives a value and no
// exception.
const Whole = z.bigint().transform(Number).pipe(z.int());

/** A run's own record as it is stored. */
export const StoredRun = z.object({
  run: z.string(),
  number: z.string(),
  opened_at: Whole,
  head_seq: Whole,
  head_hash: z.string(),
  mark: z.string(),
});
export type StoredRun = z.infer<typeof StoredRun>;

/** A journal row as it is stored. */
export const StoredRow = z.object({
  run: z.string(),
  seq: Whole,
  prev_hash: z.string(),
  hash: z.string(),
  kind: z.string(),
  payload: z.string(),
  wall: Whole,
  monotonic: z.number(),
  app_version: z.string(),
});
export type StoredRow = z.infer<typeof StoredRow>;

/** A row of the attempt ledger as it is stored. */
export const StoredAttempt = z.object({
  number: z.string(),
  run: z.string(),
  steady: Whole,
  wall: Whole,
  monotonic: z.number(),
  mark: z.string(),
});
export type StoredAttempt = z.infer<typeof StoredAttempt>;

/** A refused PIN's fingerprint as it is stored. */
export const StoredRefusedPin = z.object({
  number: z.string(),
  fingerprint: z.string(),
  wall: Whole,
  mark: z.string(),
});
export type StoredRefusedPin = z.infer<typeof StoredRefusedPin>;

const StoredMeta = z.object({ value: z.string(), mark: z.string() });

/** What a database says of itself under a name, with its mark, which is still to be checked; undefined if nothing. */
export function storedMeta(
  database: Pick<Database, "statement">,
  name: string,
): z.infer<typeof StoredMeta> | undefined {
  const found = database.statement("SELECT value, mark FROM meta WHERE name = ?").get(name);
  return StoredMeta.safeParse(found, firstValues()).data;
}
