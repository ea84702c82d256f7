import type { ReceiverState } from "../../../../shared/webhook/receiver.ts";
import type { TestState } from "../../../../shared/webhook/connectivity-test.ts";
import type { Meaning } from "../../../components/status/StatusMark.tsx";
import { outcomeOf, type Outcome } from "../test/outcome.ts";

/** What is known of one number's webhooks. Only a test proves the whole way. */
export type Answer =
  | { readonly kind: Outcome; readonly at: string }
  | { readonly kind: "under-way" }
  /** Something signed came, so part of the way works; no test has proven the rest. */
  | { readonly kind: "something-came"; readonly at: string }
  | { readonly kind: "not-known" };

export const ANSWER_MEANINGS: Readonly<Record<Answer["kind"], Meaning>> = {
  arrives: "proven",
  unchecked: "attention",
  unsigned: "proven",
  "does-not-arrive": "stopped",
  inconclusive: "unknown",
  stopped: "unknown",
  interrupted: "unknown",
  "under-way": "busy",
  "something-came": "attention",
  "not-known": "unknown",
};

/** Decides from the newest test of a number, else from what its workspace's receiver has taken. */
export function answerOf(test: TestState | undefined, receiver: ReceiverState | undefined): Answer {
  if (test !== undefined) {
    if (test.phase !== "ended") return { kind: "under-way" };
    return { kind: outcomeOf(test), at: test.endedAt ?? test.startedAt };
  }
  // What came unsigned, or from the on-premises client, says nothing of the cloud's callback.
  const at = receiver?.lastSignedAt;
  return at === undefined ? { kind: "not-known" } : { kind: "something-came", at };
}
