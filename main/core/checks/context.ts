import type { CauseOf, CheckId } from "../../../shared/checks/catalogue.ts";
import type { Direction } from "../../../shared/migration/direction.ts";
import type { CallOutcome } from "../../../shared/platform/outcome.ts";
import type { Dialect } from "../../../shared/platform/dialect.ts";
import type {
  NumberFacts,
  OnPremHealth,
  OnPremSettings,
  SubscribedApp,
  TokenFacts,
} from "../../../shared/platform/facts.ts";
import type { Plan } from "../../../shared/migration/plan.ts";
import type { RunProblem } from "../../../shared/rpc/problems.ts";
import type { Instant } from "../../../shared/time.ts";
import type { ListedNumber } from "../platforms/cloud/port.ts";
import type { TlsVerdict } from "../platforms/http/tls-probe.ts";
import type { RecoveryGate, VaultState } from "../runtime/ports.ts";
import type { AttemptsLeft, NumberProblem, RefusedElsewhere, StorageProblem } from "../storage/port.ts";
import type { PlanSecrets } from "../plan/plan-secrets.ts";
import type { CheckFinding } from "./finding.ts";

/** Platform queries for one round of checks; each is sent at most once. */
export type PlatformQueries = {
  number(): Promise<CallOutcome<NumberFacts>>;
  numbers(): Promise<CallOutcome<readonly ListedNumber[]>>;
  token(): Promise<CallOutcome<TokenFacts>>;
  subscriptions(): Promise<CallOutcome<readonly SubscribedApp[]>>;
  health(): Promise<CallOutcome<OnPremHealth>>;
  settings(): Promise<CallOutcome<OnPremSettings>>;
  shards(): Promise<CallOutcome<number>>;
  onPremTokenEnd(): Promise<CallOutcome<string | null>>;
  cloudTls(): Promise<TlsVerdict>;
  onPremTls(): Promise<TlsVerdict>;
};

/** Why a run of a number can't be started. */
export type InTheWay = StorageProblem | NumberProblem | Extract<RunProblem, { readonly kind: "runOpen" }>;

/** What this machine itself reports. */
export type LocalFacts = {
  readonly now: Instant;
  readonly freeBytes: number | undefined;
  /** Whether the data folder can be written to; undefined if unknown. */
  readonly isWritable: boolean | undefined;
  /** Whether the data folder is marked as moved to another place. */
  readonly isMoved: boolean;
  readonly vault: VaultState;
  /** Why the first registration may be sent as far as the vault is concerned, or that it may not. */
  readonly recovery: RecoveryGate;
  /** Undefined if no data folder is open. */
  readonly attempts: AttemptsLeft | undefined;
  /** When this PIN was refused for this number before. Undefined if it was not, or the vault is locked. */
  readonly pinRefusedAt: Instant | undefined;
  /** PINs refused for this number from other data folders; they can't be compared with this one. */
  readonly pinRefusedElsewhere: RefusedElsewhere | undefined;
  /** Why no run of this number could be started now: one is open, here or elsewhere, or that is unknown. */
  readonly inTheWay: InTheWay | undefined;
  /** Another run of this number that ended with its location unknown. */
  readonly unresolvedRun: string | undefined;
};

export type CheckContext = {
  readonly plan: Plan;
  readonly dialect: Dialect;
  readonly secrets: PlanSecrets;
  readonly queries: PlatformQueries;
  readonly local: LocalFacts;
};

/** One preflight check. The compiler limits its causes to those in its catalog entry. */
export type Check<Id extends CheckId = CheckId> = {
  readonly id: Id;
  readonly directions: readonly Direction[];
  /** Runs before any query: if it fails, queries would be about the wrong number. */
  readonly comesFirst?: true;
  /** Queries and judges; changes nothing. Resolves whatever the platform answers. */
  run(context: CheckContext): Promise<CheckFinding<CauseOf<Id>>>;
};

/** The directions of a check that applies to both. */
export const BOTH_WAYS: readonly Direction[] = ["to-cloud", "to-onprem"];
