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
 * The right to change one number outside any run. One process holds it at a time, and it ends with the
 * process.
 *
 * Meanwhile no run of the number is opened or resumed from any data folder.
 */
export type NumberHold = {
  readonly number: E164;
  readonly key: NumberKey;
  /** The on-premises client that the plan names. */
  readonly client: string;
  release(): void;
};

/**
 * A change outside any run. `outcome` is missing if none was recorded, or if the record is corrupted.
 */
export type OperationRecord = {
  readonly operation: OperationId;
  readonly number: E164;
  readonly intent: OperationIntent;
  readonly startedAt: Instant;
  readonly outcome?: RecordedOutcome;
  readonly endedAt?: Instant;
  /** The late answer to the change, and when it was written. */
  readonly late?: RecordedOutcome;
  readonly lateAt?: Instant;
};

/** Records in the order they were begun; `damaged` counts the corrupted rows. */
export type OperationReading = { readonly records: readonly OperationRecord[]; readonly damaged: number };

/** How an operation ended. `stamp`: when the answer arrived. */
export type OperationEnd = {
  readonly what: OperationIntent["what"];
  readonly side: PinSide;
  readonly outcome: RecordedOutcome;
  readonly stamp: Stamp;
};

type RunOpen = { readonly kind: "runOpen"; readonly run: RunId };

/** Changes outside any run: of a two-step PIN, and the result of a webhook test. They need no vault. */
export type Operations = {
  /**
   * Takes a plan's number. Problems: numberBusy while this process or another uses it; runOpen or
   * runElsewhere while a run of it is open in this folder or another.
   */
  hold(plan: Plan): Result<NumberHold, StorageProblem | NumberProblem | RunOpen>;
  isHeld(number: E164): boolean;
  /**
   * Writes an intent durably, unless a run of the number is open.
   *
   * In the same transaction, earlier changes of the number without an outcome are closed as interrupted.
   */
  begin(hold: NumberHold, intent: OperationIntent): Result<OperationId, StorageProblem | RunOpen>;
  /**
   * Writes the outcome and, for a PIN change, the wait it reports. A confirmed PIN change clears older
   * refusals of a PIN for this number in every folder.
   */
  end(hold: NumberHold, operation: OperationId, ended: OperationEnd): Result<null, StorageProblem>;
  /**
   * Writes a late answer and the wait it reports.
   *
   * Needs no hold: the row is added beside the outcome, and nothing is sent. PIN refusals stay, because
   * another PIN may have been set since.
   */
  late(
    of: Omit<NumberHold, "release">,
    operation: OperationId,
    ended: OperationEnd,
  ): Result<null, StorageProblem>;
  read(number?: E164): Result<OperationReading, StorageProblem>;
};
