import type { RunId } from "../../../shared/ids.ts";
import type { OperationIntent } from "../../../shared/pin/operation-entry.ts";
import type { Stamp } from "../../../shared/migration/journal-entry.ts";
import type { Plan } from "../../../shared/migration/plan.ts";
import type { PinSide } from "../../../shared/platform/facts.ts";
import type { OperationId } from "../../../shared/pin/pin-change.ts";
import type { E164 } from "../../../shared/phone.ts";
import type { RecordedOutcome } from "../../../shared/platform/outcome.ts";
import type { Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import type { Instant } from "../../../shared/time.ts";
import type { NumberKey } from "./machine/number-key.ts";
import type { NumberProblem } from "./machine/port.ts";

/**
 * The right to change something about one number outside any run; held by one process at a time and gone with the
 * process. While it is held, no run of the number is opened or taken up, from whatever data folder.
 */
export type NumberHold = {
  readonly number: E164;
  readonly key: NumberKey;
  /** The on-premises client that the plan names. */
  readonly client: string;
  release(): void;
};

/** A change outside any run. `outcome` is left out where none was recorded, or where what was recorded is damaged. */
export type OperationRecord = {
  readonly operation: OperationId;
  readonly number: E164;
  readonly intent: OperationIntent;
  readonly startedAt: Instant;
  readonly outcome?: RecordedOutcome;
  readonly endedAt?: Instant;
  /** What was answered after the change had been given up, and when that was written. */
  readonly late?: RecordedOutcome;
  readonly lateAt?: Instant;
};

/** Records in the order in which they were begun; `damaged` counts the rows that cannot be believed. */
export type OperationReading = { readonly records: readonly OperationRecord[]; readonly damaged: number };

/** How an operation ended. `stamp` is of the moment at which the answer was there. */
export type OperationEnd = {
  readonly what: OperationIntent["what"];
  readonly side: PinSide;
  readonly outcome: RecordedOutcome;
  readonly stamp: Stamp;
};

type RunOpen = { readonly kind: "runOpen"; readonly run: RunId };

/** Changes outside any run: of a two-step PIN, and the answer of a webhook test. They need no vault. */
export type Operations = {
  /**
   * Takes a plan's number. Refused while this process or another is at work on it (`numberBusy`), and while a run of it
   * is open, in this folder (`runOpen`) or another.
   */
  hold(plan: Plan): Result<NumberHold, StorageProblem | NumberProblem | RunOpen>;
  isHeld(number: E164): boolean;
  /**
   * Writes an intent durably, unless a run of the number is open. An earlier change of the number whose process left
   * no outcome is closed as interrupted first, in the same transaction.
   */
  begin(hold: NumberHold, intent: OperationIntent): Result<OperationId, StorageProblem | RunOpen>;
  /**
   * Writes the outcome; of a change of the PIN also the wait that it tells. A confirmed one makes older refusals of a PIN for this
   * number void, in every folder.
   */
  end(hold: NumberHold, operation: OperationId, ended: OperationEnd): Result<null, StorageProblem>;
  /**
   * Writes what was answered after the operation had been given up, and the wait that it tells. It needs no hold: it stands
   * beside the outcome, and nothing is sent for it. Refusals of a PIN stay: another one may have been set since.
   */
  late(
    of: Omit<NumberHold, "release">,
    operation: OperationId,
    ended: OperationEnd,
  ): Result<null, StorageProblem>;
  read(number?: E164): Result<OperationReading, StorageProblem>;
};
