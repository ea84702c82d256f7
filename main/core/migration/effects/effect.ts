import type { Clock } from "../../../../shared/time.ts";
import type { Dialect } from "../../../../shared/platform/dialect.ts";
import type { EndReason } from "../../../../shared/migration/end-reason.ts";
import type { JournalEntry, SkipReason, StepYield } from "../../../../shared/migration/journal-entry.ts";
import type { CodeMethod } from "../../../../shared/migration/plan.ts";
import type { RecordedOutcome } from "../../../../shared/platform/outcome.ts";
import type { Redacted } from "../../../../shared/redacted.ts";
import type { Result } from "../../../../shared/result.ts";
import type {
  InputProblem,
  RunProblem,
  StorageProblem,
  VaultProblem,
} from "../../../../shared/rpc/problems.ts";
import type { CloudChanges, CloudReads } from "../../platforms/cloud/port.ts";
import type { OnPremChanges, OnPremReads } from "../../platforms/on-prem/port.ts";
import type { PlanSecrets } from "../../plan/plan-secrets.ts";
import type { TextFiles, Vault } from "../../runtime/ports.ts";
import type { Storage } from "../../storage/port.ts";
import type { RunState } from "../state/run-state.ts";

/** The read-only halves of both APIs: all that a step may use before its intent is written. */
export type Readers = { readonly cloud: CloudReads; readonly onPrem: OnPremReads };

/** The changing halves of both APIs. Only the gateway hands them out, one request per intent. */
export type Changers = { readonly cloud: CloudChanges; readonly onPrem: OnPremChanges };

/** What an effect may use. Only the effect's result reaches the journal. */
export type EffectContext = {
  readonly state: RunState;
  readonly dialect: Dialect;
  readonly connections: Readers;
  readonly secrets: PlanSecrets;
  readonly vault: Vault;
  readonly storage: Storage;
  readonly files: TextFiles;
  readonly dataDir: string;
  readonly clock: Clock;
  /** A registration code that a person has just entered; never stored. */
  readonly code: Redacted<string> | undefined;
  /** The channel that a person chose for the code. */
  readonly method: CodeMethod | undefined;
};

export type Sent = {
  readonly outcome: RecordedOutcome;
  readonly yield?: StepYield;
  /**
   * Why a part of the response could not be stored. The outcome is written anyway, then the run stops with
   * this.
   */
  readonly problem?: VaultProblem | StorageProblem;
};

/** A late answer; `keep` stores what belongs beside the journal. */
export type SentLate = Pick<Sent, "outcome" | "yield"> & {
  readonly keep?: () => Result<null, VaultProblem | StorageProblem>;
};

/** The result of preparing a step, before its intent is written. */
export type Prepared =
  | {
      readonly kind: "ready";
      /** Keyed fingerprint of the request, if it holds secrets. */
      readonly request?: string;
      readonly method?: CodeMethod;
      readonly countsAttempt?: boolean;
      /**
       * Sends the request. `late` gets an answer that arrives after the request timed out with an unknown
       * outcome.
       */
      send(change: Changers, late: (sent: SentLate) => void): Promise<Sent>;
    }
  /** The API can't be reached at all: recorded as not sent, without using an attempt. */
  | { readonly kind: "unreachable"; readonly outcome: RecordedOutcome }
  | { readonly kind: "skip"; readonly why: SkipReason }
  | { readonly kind: "end"; readonly reason: Exclude<EndReason, "complete"> }
  /** Something was found that a person has to confirm first; `entry` records it. */
  | { readonly kind: "note"; readonly entry: JournalEntry }
  | {
      readonly kind: "problem";
      readonly problem:
        | InputProblem
        | VaultProblem
        | StorageProblem
        | Extract<RunProblem, { readonly kind: "tooSoon" | "recoveryNeeded" }>;
    };

/** Prepares one step's request to a platform. */
export type Effect = (context: EffectContext) => Promise<Prepared>;
