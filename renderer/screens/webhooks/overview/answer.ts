import type { ReceiverState } from "../../../../shared/webhook/receiver.ts";
import type { TestState } from "../../../../shared/webhook/connectivity-test.ts";
import { OUTCOME_MEANINGS } from "../../../components/webhooks/outcome.ts";
import type { Meaning } from "../../../components/status/StatusMark.tsx";
import { outcomeOfTest, type TestOutcome } from "../../../../shared/webhook/test-outcome.ts";

/** What is known of one number's webhooks. Only a test confirms the whole delivery path. */
export type Answer =
  | { readonly kind: TestOutcome; readonly at: string }
  | { readonly kind: "under-way" }
  /** A signed notification arrived, which confirms part of the path; no test has confirmed the rest. */
  | { readonly kind: "something-came"; readonly at: string }
  | { readonly kind: "not-known" };

export const ANSWER_MEANINGS: Readonly<Record<Answer["kind"], Meaning>> = {
  ...OUTCOME_MEANINGS,
  "under-way": "busy",
  "something-came": "attention",
  "not-known": "unknown",
};

/** Returns the result of a number's newest test, else what its workspace's receiver has received. */
export function answerOf(test: TestState | undefined, receiver: ReceiverState | undefined): Answer {
  if (test !== undefined) {
    if (test.phase !== "ended") return { kind: "under-way" };
    return { kind: outcomeOfTest(test), at: test.endedAt ?? test.startedAt };
  }
  // Unsigned notifications, or those of the on-premises client, are no evidence for the cloud's callback
  // URL.
  const at = receiver?.lastSignedAt;
  return at === undefined ? { kind: "not-known" } : { kind: "something-came", at };
}
