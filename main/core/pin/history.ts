import { invariant } from "../../../shared/invariant.ts";
import type { OperationId, PinChange, PinChangeState, PinHistory } from "../../../shared/pin/pin-change.ts";
import type { E164 } from "../../../shared/phone.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { isoOf, type Instant } from "../../../shared/time.ts";
import type { OperationRecord, Operations } from "../storage/operation-port.ts";
import type { Storage } from "../storage/port.ts";

/** Returns every PIN change, oldest first. Needs no vault. */
export function pinHistory({ operations }: Pick<Storage, "operations">): Result<PinHistory, StorageProblem> {
  const read = operations.read();
  if (!read.ok) return read;
  const { records, damaged } = read.value;
  return ok({ changes: [...changesOf(records, (one) => operations.isHeld(one))], damaged });
}

/** Returns one recorded change. */
export function changeOf(
  operations: Operations,
  number: E164,
  operation: OperationId,
): Result<PinChange, StorageProblem> {
  const read = operations.read(number);
  if (!read.ok) return read;
  const change = changesOf(read.value.records, (one) => operations.isHeld(one)).find(
    (one) => one.operation === operation,
  );
  invariant(change, "a change that was just written is there");
  return ok(change);
}

/**
 * Returns the recorded changes as callers see them. A request without an outcome is running only while a
 * process holds the number.
 */
export function changesOf(
  records: readonly OperationRecord[],
  isHeld: (number: E164) => boolean,
): readonly PinChange[] {
  // The process that holds the number works on the last change; earlier ones were interrupted.
  const last = new Map(records.map((record) => [record.number, record]));
  return records.flatMap((record): readonly PinChange[] => {
    const { operation, number, intent, startedAt, outcome, endedAt, late, lateAt } = record;
    if (intent.what !== "pin") return [];
    // A late response supersedes an unknown outcome.
    const settles = late?.kind === "confirmed";
    const underWay = outcome === undefined && last.get(number) === record && isHeld(number);
    return [
      {
        operation,
        action: intent.action,
        side: intent.side,
        number,
        phoneNumberId: intent.phoneNumberId,
        by: intent.by,
        startedAt: isoOf(startedAt),
        ...endOf(settles ? lateAt : endedAt),
        state: underWay ? "under-way" : stateOf(settles ? late : outcome),
        ...(outcome === undefined ? {} : { outcome }),
        ...(late === undefined ? {} : { late }),
      },
    ];
  });
}

function endOf(at: Instant | undefined): Pick<PinChange, "endedAt"> {
  return at === undefined ? {} : { endedAt: isoOf(at) };
}

function stateOf(outcome: OperationRecord["outcome"]): PinChangeState {
  switch (outcome?.kind) {
    case "confirmed":
      return "complete";
    case "rejected":
      return "rejected";
    case "notSent":
      return "not-sent";
    default:
      return "unknown";
  }
}
