import { z } from "zod";
import { CheckResult } from "../../checks/result.ts";
import { RunId } from "../../ids.ts";
import { Confirmation } from "../../migration/confirmation.ts";
import { CodeMethod, Plan } from "../../migration/plan.ts";
import { RunSnapshot } from "../../migration/run-snapshot.ts";
import { TimelineEntry } from "../../migration/timeline.ts";
import { InputProblem, RunProblem, StorageProblem, VaultProblem } from "../problems.ts";
import { SecretIn } from "./vault.ts";

const AnyRunProblem = z.union([RunProblem, InputProblem, StorageProblem, VaultProblem]);
const OneRun = z.strictObject({ run: RunId });

/** Pre-checks and runs. */
export const migrationArea = {
  /** Runs the pre-checks, or those in `only`; each result is pushed on "checks" as soon as it is there. Changes nothing. */
  "checks.run": {
    input: z.strictObject({
      plan: Plan,
      only: z.array(z.string()).optional(),
      session: z.string().optional(),
    }),
    output: z.object({ verdict: z.enum(["go", "no-go"]), checks: z.array(CheckResult) }),
    problem: z.union([InputProblem, StorageProblem, VaultProblem]),
  },
  /** Runs the pre-checks and opens a run: journal written, secrets sealed, nothing sent that changes anything. */
  "migration.start": {
    input: z.strictObject({ plan: Plan, session: z.string().optional() }),
    output: RunSnapshot,
    problem: AnyRunProblem,
  },
  /** Goes on until the run waits for a person or ends. An ended run that can be resumed is taken up again. */
  "migration.proceed": {
    input: z.strictObject({ run: RunId, reopen: z.boolean().default(false) }),
    output: RunSnapshot,
    problem: AnyRunProblem,
  },
  "migration.confirm": {
    input: z.strictObject({
      run: RunId,
      what: z.array(Confirmation).min(1),
      by: z.enum(["person", "yes-option"]),
    }),
    output: RunSnapshot,
    problem: AnyRunProblem,
  },
  /** Hands in a registration code and goes on. */
  "migration.enterCode": {
    input: z.strictObject({ run: RunId, code: SecretIn("registration code") }),
    output: RunSnapshot,
    problem: AnyRunProblem,
  },
  "migration.resendCode": {
    input: z.strictObject({ run: RunId, method: CodeMethod.optional() }),
    output: RunSnapshot,
    problem: AnyRunProblem,
  },
  /** A person's way out of Unknown, recorded as such; goes on afterwards. */
  "migration.resolve": {
    input: z.strictObject({
      run: RunId,
      word: z.discriminatedUnion("kind", [
        z.strictObject({ kind: z.literal("seen"), home: z.enum(["cloud", "on-premises"]) }),
        z.strictObject({ kind: z.literal("repeat") }),
      ]),
    }),
    output: RunSnapshot,
    problem: AnyRunProblem,
  },
  "migration.abandon": {
    /** `withoutVault`: also where it is locked, and then without a last look at the number. */
    input: OneRun.extend({ withoutVault: z.boolean().optional() }),
    output: RunSnapshot,
    problem: AnyRunProblem,
  },
  /**
   * Frees a number from an open run whose data folder is gone or damaged. `typed` is the run's name as a person typed
   * it; without that the answer is runElsewhere, which says where the run was.
   */
  "migration.giveUpElsewhere": {
    input: z.strictObject({ run: RunId, typed: z.string().max(64).optional() }),
    output: OneRun,
    problem: z.union([RunProblem, StorageProblem]),
  },
  /** The plan of the way back, as the plan file holds it. */
  "migration.wayBack": {
    input: OneRun,
    output: z.object({ plan: z.unknown(), notes: z.array(z.string()) }),
    problem: AnyRunProblem,
  },
  /** Where a run stands, or all of them. A run whose journal cannot be read at all is a problem when it is asked for, and missing from the list. */
  "migration.status": {
    input: z.strictObject({ run: RunId.optional() }),
    output: z.array(RunSnapshot),
    problem: z.union([RunProblem, StorageProblem]),
  },
  /** The runs that the list of `migration.status` leaves out, with how many rows of their journal are damaged. */
  "migration.unreadable": {
    input: z.strictObject({}),
    output: z.array(
      z.object({
        run: RunId,
        rows: z.number(),
        /** There where nothing is damaged: rows of this version were found, and this program knows another. */
        newer: z.object({ found: z.number(), known: z.number() }).optional(),
      }),
    ),
    problem: StorageProblem,
  },
  /** What happened in a run so far, oldest first. */
  "migration.story": {
    input: OneRun,
    output: z.array(TimelineEntry),
    problem: z.union([RunProblem, StorageProblem]),
  },
} as const;
