import type { RunId } from "../../../shared/ids.ts";
import type { OperationIntent } from "../../../shared/pin/operation-entry.ts";
import type { OperationId } from "../../../shared/pin/pin-change.ts";
import type { E164 } from "../../../shared/phone.ts";
import type { RecordedOutcome } from "../../../shared/platform/outcome.ts";
import type { Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import type { Instant } from "../../../shared/time.ts";

/** The right to change something about one number; held by one process at a time and gone with the process. */
export type NumberHold = { readonly number: E164; release(): void };

/** A change outside any run. `outcome` is left out where none was recorded, or where what was recorded is damaged. */
export type OperationRecord = {
  readonly operation: OperationId;
  readonly number: E164;
  readonly intent: OperationIntent;
  readonly startedAt: Instant;
  readonly outcome?: RecordedOutcome;
  readonly endedAt?: Instant;
};

/** Records in the order in which they were begun; `damaged` counts the rows that cannot be believed. */
export type OperationReading = { readonly records: readonly OperationRecord[]; readonly damaged: number };

/** Changes outside any run, such as that of a two-step PIN. They need no vault. */
export type Operations = {
  /** Takes the number. Refused while this process or another has it. */
  hold(number: E164): Result<NumberHold, StorageProblem | { readonly kind: "heldElsewhere" }>;
  isHeld(number: E164): boolean;
  /**
   * Writes an intent durably, unless a run of the number is open. An earlier change of the number whose process left
   * no outcome is closed as interrupted first, in the same transaction.
   */
  begin(
    hold: NumberHold,
    intent: OperationIntent,
  ): Result<OperationId, StorageProblem | { readonly kind: "runOpen"; readonly run: RunId }>;
  /** Writes the outcome. A confirmed change of the PIN makes older refusals of a PIN for this number void. */
  end(hold: NumberHold, operation: OperationId, outcome: RecordedOutcome): Result<null, StorageProblem>;
  read(number?: E164): Result<OperationReading, StorageProblem>;
};
