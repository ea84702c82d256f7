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

/**
 * Whether this step is confirmed. The client's messages are never signed, so for them the keyword alone is
 * sufficient.
 */
export function isShown(test: TestState, { id, check }: TestState["steps"][number]): boolean {
  return check?.status === "pass" || (id === "webhooks.message" && outcomeOfTest(test) === "unsigned");
}
