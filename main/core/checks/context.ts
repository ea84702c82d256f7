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
import type { VaultState } from "../runtime/ports.ts";
import type { AttemptsLeft, NumberProblem, RefusedElsewhere, StorageProblem } from "../storage/port.ts";
import type { PlanSecrets } from "../plan/plan-secrets.ts";
import type { CheckFinding } from "./finding.ts";

/** Answers of the platform, each asked once at most however many checks want it. */
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

/** What keeps a run of a number from being begun. */
export type InTheWay = StorageProblem | NumberProblem | Extract<RunProblem, { readonly kind: "runOpen" }>;

/** What this machine itself can tell. */
export type LocalFacts = {
  readonly now: Instant;
  readonly freeBytes: number | undefined;
  readonly vault: VaultState;
  /** Undefined where no data folder is open. */
  readonly attempts: AttemptsLeft | undefined;
  /** Was this very PIN refused for this number before? Undefined where the vault is not open. */
  readonly pinRefusedAt: Instant | undefined;
  /** PINs that were refused for this number from other data folders: whether this one is among them cannot be told here. */
  readonly pinRefusedElsewhere: RefusedElsewhere | undefined;
  /** Why no run of this number could be begun now: one is open, here or elsewhere, or that cannot be told. */
  readonly inTheWay: InTheWay | undefined;
  /** Other runs of this number that ended without a known place. */
  readonly unresolvedRun: string | undefined;
};

export type CheckContext = {
  readonly plan: Plan;
  readonly dialect: Dialect;
  readonly secrets: PlanSecrets;
  readonly looks: PlatformQueries;
  readonly local: LocalFacts;
};

/** One thing that can be seen before a migration. The compiler holds each to the causes that its catalogue entry lists. */
export type Check<Id extends CheckId = CheckId> = {
  readonly id: Id;
  readonly directions: readonly Direction[];
  /** Asks nobody and comes first: where it fails, looking any number up would be looking up the wrong one. */
  readonly comesFirst?: true;
  /** Looks and judges; changes nothing. Resolves whatever the platform answers. */
  run(context: CheckContext): Promise<CheckFinding<CauseOf<Id>>>;
};

/** Directions of a check that matters whichever way the number moves. */
export const BOTH_WAYS: readonly Direction[] = ["to-cloud", "to-onprem"];
