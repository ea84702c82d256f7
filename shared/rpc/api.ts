import { z } from "zod";
import { CheckResult } from "../checks/result.ts";
import { RunId, SecretLabel } from "../ids.ts";
import { Confirmation } from "../migration/confirmation.ts";
import { CodeMethod, Plan } from "../migration/plan.ts";
import { RunSnapshot, StepEvent } from "../migration/run-snapshot.ts";
import { redact } from "../redacted.ts";
import type { MethodName, TopicName } from "./names.ts";
import { InputProblem, RunProblem, StorageProblem, VaultProblem } from "./problems.ts";

/** A secret on its one way in: text outside, redacted from the moment it is parsed. */
const SecretIn = (label: string) =>
  z
    .string()
    .min(1)
    .max(65_536)
    .transform((text) => redact(text, label));

const SecretKind = z.enum([
  "access-token",
  "on-premises-token",
  "password",
  "pin",
  "certificate",
  "app-secret",
  "other",
]);
export type SecretKind = z.infer<typeof SecretKind>;

const StoredSecret = z.object({ label: SecretLabel, secretKind: z.string(), storedAt: z.string() });
const VaultState = z.enum(["absent", "locked", "open", "damaged", "changed"]);

const DataProblem = z.union([StorageProblem, VaultProblem]);
const AnyRunProblem = z.union([RunProblem, InputProblem, StorageProblem, VaultProblem]);
const OneRun = z.strictObject({ run: RunId });

/**
 * The contract: every method with what goes in, what comes out and which problems it names. Hosts only carry
 * it; the core answers it; parsing happens on both ends.
 */
export const api = {
  "app.info": {
    input: z.strictObject({}),
    output: z.object({ version: z.string(), dataDir: z.string(), vault: VaultState }),
    problem: z.never(),
  },
  "vault.state": { input: z.strictObject({}), output: VaultState, problem: z.never() },
  /** Opens the vault; the first passphrase ever given creates it, which `allowCreate` must permit. */
  "vault.unlock": {
    input: z.strictObject({ passphrase: SecretIn("passphrase"), allowCreate: z.boolean() }),
    output: z.enum(["opened", "created"]),
    problem: DataProblem,
  },
  "vault.put": {
    input: z.strictObject({ label: SecretLabel, secretKind: SecretKind, value: SecretIn("secret") }),
    output: StoredSecret,
    problem: DataProblem,
  },
  "vault.list": { input: z.strictObject({}), output: z.array(StoredSecret), problem: DataProblem },
  /** Erases a secret, or releases the pair of a finished run. */
  "vault.forget": {
    input: z.strictObject({ label: SecretLabel }),
    output: z.enum(["forgotten", "absent"]),
    problem: z.union([DataProblem, z.object({ kind: z.literal("pairInUse"), run: RunId })]),
  },
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
  "migration.abandon": { input: OneRun, output: RunSnapshot, problem: AnyRunProblem },
  /** The plan of the way back, as the plan file holds it. */
  "migration.wayBack": {
    input: OneRun,
    output: z.object({ plan: z.unknown(), notes: z.array(z.string()) }),
    problem: AnyRunProblem,
  },
  "migration.status": {
    input: z.strictObject({ run: RunId.optional() }),
    output: z.array(RunSnapshot),
    problem: z.union([RunProblem, StorageProblem]),
  },
} as const satisfies Record<MethodName, { input: z.ZodType; output: z.ZodType; problem: z.ZodType }>;

/** What the core pushes, by topic. */
export const topics = {
  checks: z.object({ session: z.string().optional(), check: CheckResult }),
  steps: StepEvent,
  runs: RunSnapshot,
  vault: z.object({ revision: z.number(), state: VaultState }),
} as const satisfies Record<TopicName, z.ZodType>;

export type Api = typeof api;
/** What a caller writes. */
export type InputOf<M extends MethodName> = z.input<Api[M]["input"]>;
/** What a handler receives. */
export type ParsedInputOf<M extends MethodName> = z.output<Api[M]["input"]>;
export type OutputOf<M extends MethodName> = z.output<Api[M]["output"]>;
export type ProblemOf<M extends MethodName> = z.output<Api[M]["problem"]>;
export type PushOf<T extends TopicName> = z.output<(typeof topics)[T]>;
