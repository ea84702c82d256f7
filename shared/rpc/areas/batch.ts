import { z } from "zod";
import { MessageDescriptor } from "../../checks/result.ts";
import { RunId } from "../../ids.ts";
import { Direction } from "../../migration/direction.ts";
import { NumberLocation, Proof } from "../../platform/facts.ts";
import { InputProblem, RunProblem, StorageProblem, VaultProblem } from "../problems.ts";

/** The largest table, in characters: 10,000 rows that give everything have about half of it. */
export const LARGEST_TABLE = 16 * 1024 * 1024;
export const MOST_AT_ONCE = 64;

const Table = {
  /** CSV or JSON, as `batch template` describes it. */
  text: z.string().max(LARGEST_TABLE),
  /** The file's name. A batch of the same name and folder continues. */
  name: z.string().min(1).max(255),
  /** Where relative paths in the table start; without it they are bad rows. */
  folder: z.string().min(1).max(4096).optional(),
};

const Count = z.enum(["complete", "failed", "unknown", "waiting"]);
const End = z.object({ outcome: z.string(), count: Count, numberIs: NumberLocation, proof: Proof });
const Row = z.object({
  line: z.number(),
  /** E.164. */
  number: z.string(),
  direction: Direction,
  /** The number's own window. */
  window: z.string().optional(),
});

/** Why nothing of a number was done, or not everything. */
const RowProblem = z.union([RunProblem, InputProblem, StorageProblem, VaultProblem]);

/** A number of a batch and how far it is. */
export const BatchRowState = Row.extend({
  at: z.enum(["to-do", "in-progress", "ended"]),
  run: RunId.optional(),
  end: End.optional(),
  /** Ids of the checks that failed. */
  failed: z.array(z.string()).optional(),
  problem: RowProblem.optional(),
  /** The end is of an earlier start of this batch. */
  earlier: z.literal(true).optional(),
  /** To do, and begun by an earlier start of this batch: its migration may be open. */
  begun: z.literal(true).optional(),
});
export type BatchRowState = z.infer<typeof BatchRowState>;

const Tally = z.object({
  complete: z.number(),
  failed: z.number(),
  unknown: z.number(),
  waiting: z.number(),
  notStarted: z.number(),
});

const Phase = {
  /** Grows with each change of the batch. */
  revision: z.number(),
  phase: z.enum(["running", "paused", "stopping", "ended"]),
  /** Why numbers weren't started. */
  because: z.enum(["canary", "failures", "stopped"]).optional(),
  /** Outside the window until then, ISO 8601. */
  waitsUntil: z.string().optional(),
  /** A problem of the data folder or the vault, because of which the batch paused by itself. */
  pausedBy: RowProblem.optional(),
  tally: Tally,
};

const Course = z.strictObject({
  canary: z.number().int().min(0).max(100_000).default(0),
  parallel: z.number().int().min(1).max(MOST_AT_ONCE).default(1),
  /** `HH:MM-HH:MM`, local time of the computer that carries it out. */
  window: z.string().max(20).optional(),
  stopAfter: z.number().int().min(1).max(100_000).optional(),
});

/** The batch that this process carries out, or the last one that it did. */
export const BatchState = z.object({
  /** Another one for each start. */
  id: z.string(),
  name: z.string(),
  checkOnly: z.boolean(),
  startedAt: z.string(),
  endedAt: z.string().optional(),
  ...Phase,
  rows: z.array(BatchRowState),
});
export type BatchState = z.infer<typeof BatchState>;

/** What changed since the revision before; without `id` matching, the whole is to be read again. */
export const BatchChange = z.object({
  id: z.string(),
  endedAt: z.string().optional(),
  ...Phase,
  /** The revision that this change follows. */
  after: z.number(),
  rows: z.array(BatchRowState),
});
export type BatchChange = z.infer<typeof BatchChange>;

/** Every bad row up to the thousandth, and how many there are. */
export const BadRows = z.object({
  kind: z.literal("badRows"),
  rows: z.array(
    z.object({
      line: z.number(),
      /** `line` is the row's order: several begin on one line. */
      byOrder: z.literal(true).optional(),
      /** In English; `said` is the same by its keys. */
      message: z.string(),
      said: z.array(MessageDescriptor).optional(),
    }),
  ),
  count: z.number(),
});
/** A batch is carried out now: by this process, or the same one by another. */
const UnderWay = z.object({ kind: z.literal("batchUnderWay"), elsewhere: z.boolean() });
const NoBatch = z.object({ kind: z.literal("noBatchUnderWay") });

/** Many numbers, one row of a table each. */
export const batchArea = {
  /** Reads a table and everything that its rows name. Starts nothing. */
  "batch.read": {
    input: z.strictObject(Table),
    output: z.object({
      rows: z.array(
        Row.extend({ before: End.optional(), ...BatchRowState.pick({ run: true, begun: true }).shape }),
      ),
    }),
    problem: z.union([BadRows, StorageProblem]),
  },
  /** Starts or continues the batch of a table, and answers at once. */
  "batch.start": {
    input: z.strictObject({
      ...Table,
      course: Course,
      checkOnly: z.boolean(),
      /**
       * For how many numbers a person has confirmed what `--yes` confirms. If it isn't the count of the table, each
       * number waits for its own confirmations.
       */
      confirmed: z.number().int().optional(),
    }),
    output: BatchState,
    problem: z.union([BadRows, UnderWay, StorageProblem, VaultProblem]),
  },
  /** Starts no more numbers until it is resumed; those in progress come to their end. */
  "batch.pause": { input: z.strictObject({}), output: BatchState, problem: NoBatch },
  "batch.resume": { input: z.strictObject({}), output: BatchState, problem: NoBatch },
  /** Starts no more numbers; the same table continues later. */
  "batch.stop": { input: z.strictObject({}), output: BatchState, problem: NoBatch },
  "batch.state": {
    input: z.strictObject({}),
    output: z.object({ batch: BatchState.optional() }),
    problem: z.never(),
  },
} as const;
