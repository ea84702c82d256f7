import { isoOf, type Clock } from "../../../shared/time.ts";
import type { OutputOf } from "../../../shared/rpc/api.ts";
import { TEST_STEPS, type TestReply, type TestState } from "../../../shared/webhook/connectivity-test.ts";
import type { OperationRecord } from "../storage/operation-port.ts";
import { withoutId } from "./reply.ts";
import { shownLeft } from "./leftovers.ts";
import { leftOf, type TestRecord } from "./records.ts";

/**
 * The final state of a test whose process ended early, once nothing of it is left to restore; undefined if it
 * had replaced nothing. The test's earlier observations are lost with that process. Whether it sent an
 * answer, and the outcome of that request, comes from the journal.
 */
export function interruptedState(
  record: TestRecord,
  { restored, check }: OutputOf<"tests.restore">,
  clock: Pick<Clock, "now">,
  answer?: OperationRecord,
): TestState | undefined {
  const left = leftOf(record);
  if (left === undefined) return undefined;
  const { test, receiver, side, phoneNumberId, number, startedAt } = record;
  const { level, before } = shownLeft(record, left);
  return {
    test,
    revision: 1,
    receiver,
    side,
    phoneNumberId,
    number,
    phase: "ended",
    interrupted: true,
    verdict: "stopped",
    steps: TEST_STEPS.map((id) =>
      id === "webhooks.restored" ? { id, state: "done" as const, check } : { id, state: "waiting" as const },
    ),
    borrowed: { level, ...(before === undefined ? {} : { before }) },
    arrivals: [],
    ...(answer === undefined ? {} : { reply: replyOf(answer) }),
    restored,
    startedAt,
    endedAt: isoOf(clock.now()),
  };
}

/**
 * The journal holds neither recipient nor text. The wait for the answer's statuses ended with the process.
 */
function replyOf({ outcome, startedAt }: OperationRecord): TestReply {
  const common = { state: "ended" as const, text: "", sentAt: isoOf(startedAt), statuses: [] };
  if (outcome === undefined) return { ...common, sending: "unknown", reason: "response-unknown" };
  if (outcome.kind === "confirmed")
    return { ...common, outcome, sending: "unknown", reason: "stopped-waiting" };
  return { ...common, outcome, ...withoutId(outcome) };
}
