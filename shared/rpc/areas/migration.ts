import { z } from "zod";
import { CheckResult } from "../../checks/result.ts";
import { RunId } from "../../ids.ts";
import { Confirmation } from "../../migration/confirmation.ts";
import { LocationChecks } from "../../migration/location-checks.ts";
import { CodeMethod, Plan } from "../../migration/plan.ts";
import { RunSnapshot } from "../../migration/run-snapshot.ts";
import { TimelineEntry } from "../../migration/timeline.ts";
import { InputProblem, RunProblem, StorageProblem, VaultProblem } from "../problems.ts";
import { SecretIn } from "../secret-in.ts";

const AnyRunProblem = z.union([RunProblem, InputProblem, StorageProblem, VaultProblem]);
const OneRun = z.strictObject({ run: RunId });

/** Preflight checks and migrations. */
export const migrationArea = {
  /**
   * Runs the preflight checks, or those in `only`; each result is pushed on "checks" as soon as it is ready.
   * Read-only.
   */
  "checks.run": {
    input: z.strictObject({
      plan: Plan,
      only: z.array(z.string()).optional(),
      session: z.string().optional(),
    }),
    output: z.object({ verdict: z.enum(["go", "no-go"]), checks: z.array(CheckResult) }),
    problem: z.union([InputProblem, StorageProblem, VaultProblem]),
  },
  /**
   * Runs the preflight checks and opens a migration: writes the journal and encrypts the secrets, but sends
   * no changing request.
   */
  "migration.start": {
    input: z.strictObject({ plan: Plan, session: z.string().optional() }),
    output: RunSnapshot,
    problem: AnyRunProblem,
  },
  /** Continues until the migration waits for input or ends. Resumes an ended migration that is resumable. */
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
  /** Submits a registration code and continues. */
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
  /** Records the user's resolution of an unknown outcome, then continues. */
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
  /**
   * Checks both APIs now for a migration whose number has an unknown location, and continues it if they
   * confirm one. Joins an automatic check in progress.
   */
  "migration.checkLocation": { input: OneRun, output: RunSnapshot, problem: AnyRunProblem },
  /** The automatic checks of every migration with an unknown location; only a host with a window makes them. */
  "migration.locationChecks": {
    input: z.strictObject({}),
    output: z.array(LocationChecks),
    problem: z.never(),
  },
  "migration.abandon": {
    /** `withoutVault`: allowed while the vault is locked, then without a last observation of the number. */
    input: OneRun.extend({ withoutVault: z.boolean().optional() }),
    output: RunSnapshot,
    problem: AnyRunProblem,
  },
  /**
   * Frees a number from an open migration whose data folder is missing or corrupted. `typed` is the
   * migration's id as the user typed it; without it the response is runElsewhere, which names the folder.
   */
  "migration.giveUpElsewhere": {
    input: z.strictObject({ run: RunId, typed: z.string().max(64).optional() }),
    output: OneRun,
    problem: z.union([RunProblem, StorageProblem]),
  },
  /** The plan of the reverse migration, in plan file format. */
  "migration.wayBack": {
    input: OneRun,
    output: z.object({ plan: z.unknown(), notes: z.array(z.string()) }),
    problem: AnyRunProblem,
  },
  /**
   * The state of one migration, or of all. A migration whose journal cannot be read at all is a problem if
   * requested by id, and missing from the list.
   */
  "migration.status": {
    input: z.strictObject({ run: RunId.optional() }),
    output: z.array(RunSnapshot),
    problem: z.union([RunProblem, StorageProblem]),
  },
  /** The migrations that `migration.status` omits, with the number of corrupted rows in their journal. */
  "migration.unreadable": {
    input: z.strictObject({}),
    output: z.array(
      z.object({
        run: RunId,
        rows: z.number(),
        /**
         * Present if nothing is corrupted: the rows have version `found`, while this program supports
         * `known`.
         */
        newer: z.object({ found: z.number(), known: z.number() }).optional(),
      }),
    ),
    problem: StorageProblem,
  },
  /** The activity log of a migration, oldest first. */
  "migration.story": {
    input: OneRun,
    output: z.array(TimelineEntry),
    problem: z.union([RunProblem, StorageProblem]),
  },
} as const;
