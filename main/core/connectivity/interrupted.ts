import { isoOf, type Clock } from "../../../shared/time.ts";
import type { OutputOf } from "../../../shared/rpc/api.ts";
import { TEST_STEPS, type TestReply, type TestState } from "../../../shared/webhook/connectivity-test.ts";
import type { OperationRecord } from "../storage/operation-port.ts";
import { withoutId } from "./reply.ts";
import { shownLeft } from "./leftovers.ts";
import { leftOf, type TestRecord } from "./records.ts";

/**
 * What can still be told of a test that its process did not live to end, once nothing of it is left to give back.
 * What it had seen by then is gone with that process; undefined where it had borrowed nothing. That it had sent an
 * answer, and what came of the request, stands in the journal.
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

/** Whom it went to, and its words, are not in the journal. Nobody waited for its statuses any more. */
function replyOf({ outcome, startedAt }: OperationRecord): TestReply {
  const common = { state: "ended" as const, text: "", sentAt: isoOf(startedAt), statuses: [] };
  if (outcome === undefined) return { ...common, sending: "unknown", reason: "response-unknown" };
  if (outcome.kind === "confirmed")
    return { ...common, outcome, sending: "unknown", reason: "stopped-waiting" };
  return { ...common, outcome, ...withoutId(outcome) };
}
