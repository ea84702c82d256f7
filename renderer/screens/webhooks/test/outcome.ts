import type { TestState } from "../../../../shared/webhook/connectivity-test.ts";

/** How a test ended, as a person should hear it: a message whose signature nobody checked proves nothing. */
export type Outcome = NonNullable<TestState["verdict"]> | "unchecked";

/** The outcome of a test that has ended. */
export function outcomeOf({ verdict = "stopped", steps }: TestState): Outcome {
  const message = steps.find(({ id }) => id === "webhooks.message")?.check;
  return verdict === "arrives" && message?.status !== "pass" ? "unchecked" : verdict;
}
