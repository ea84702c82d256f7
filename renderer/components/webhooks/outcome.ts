import type { TestState } from "../../../shared/webhook/connectivity-test.ts";
import { outcomeOfTest, type TestOutcome } from "../../../shared/webhook/test-outcome.ts";
import type { Meaning } from "../status/StatusMark.tsx";

/** How each result of a test is marked. */
export const OUTCOME_MEANINGS: Readonly<Record<TestOutcome, Meaning>> = {
  arrives: "proven",
  unchecked: "attention",
  unsigned: "proven",
  "does-not-arrive": "stopped",
  inconclusive: "unknown",
  stopped: "unknown",
  interrupted: "unknown",
  rejected: "stopped",
  others: "unknown",
};

type Step = TestState["steps"][number];

/** Whether the tested API has this step: the on-premises client sends no verification request. */
export function isOfItsApi({ side }: Pick<TestState, "side">, { id }: Step): boolean {
  return side === "cloud" || id !== "webhooks.handshake";
}

/**
 * Whether this step is confirmed. The client's messages are never signed, so for them the keyword alone is
 * sufficient. A URL of the user's own leads here only if a text from outside arrived.
 */
export function isShown(test: TestState, { id, check }: Step): boolean {
  if (id === "webhooks.tunnel" && check?.facts?.["kind"] === "own") {
    const outside = test.steps.find((step) => step.id === "webhooks.outside-in");
    return check.status === "pass" && outside?.check?.status === "pass";
  }
  return check?.status === "pass" || (id === "webhooks.message" && outcomeOfTest(test) === "unsigned");
}
