import type { TestState } from "../../../shared/webhook/connectivity-test.ts";
import type { Meaning } from "../status/StatusMark.tsx";

/** The result of a test as displayed: a message whose signature was not checked is no evidence. */
export type Outcome = NonNullable<TestState["verdict"]> | "unchecked" | "unsigned" | "interrupted";

/** How each result is marked. */
export const OUTCOME_MEANINGS: Readonly<Record<Outcome, Meaning>> = {
  arrives: "proven",
  unchecked: "attention",
  unsigned: "proven",
  "does-not-arrive": "stopped",
  inconclusive: "unknown",
  stopped: "unknown",
  interrupted: "unknown",
};

/** Returns the result of a test that has ended. */
export function outcomeOf({ verdict = "stopped", side, steps, interrupted = false }: TestState): Outcome {
  if (interrupted) return "interrupted";
  // The on-premises client does not sign: the keyword at its secret URL is the only evidence for that API.
  if (verdict === "arrives" && side === "on-premises") return "unsigned";
  const message = steps.find(({ id }) => id === "webhooks.message")?.check;
  return verdict === "arrives" && message?.status !== "pass" ? "unchecked" : verdict;
}

/**
 * Whether this step is confirmed. The client's messages are never signed, so for them the keyword alone is
 * sufficient.
 */
export function isShown(test: TestState, { id, check }: TestState["steps"][number]): boolean {
  return check?.status === "pass" || (id === "webhooks.message" && outcomeOf(test) === "unsigned");
}

/**
 * Whether the callback URL was changed by others while it was replaced. It was then left as it is, and
 * nothing is to be restored.
 */
export function isLeftAsChanged({ steps }: Pick<TestState, "steps">): boolean {
  return steps.some(({ id, check }) => id === "webhooks.restored" && check?.cause === "changed-meanwhile");
}
