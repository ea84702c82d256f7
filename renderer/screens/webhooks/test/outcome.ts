import type { TestState } from "../../../../shared/webhook/connectivity-test.ts";

/** How a test ended, as a person should hear it: a message whose signature nobody checked proves nothing. */
export type Outcome = NonNullable<TestState["verdict"]> | "unchecked" | "unsigned" | "interrupted";

/** The outcome of a test that has ended. */
export function outcomeOf({ verdict = "stopped", side, steps, interrupted = false }: TestState): Outcome {
  if (interrupted) return "interrupted";
  // The client signs nothing: the word at its secret address is all the proof that this side has.
  if (verdict === "arrives" && side === "on-premises") return "unsigned";
  const message = steps.find(({ id }) => id === "webhooks.message")?.check;
  return verdict === "arrives" && message?.status !== "pass" ? "unchecked" : verdict;
}

/** Did this step show what it was for? The client's message is never signed, so that its word alone settles it. */
export function isShown(test: TestState, { id, check }: TestState["steps"][number]): boolean {
  return check?.status === "pass" || (id === "webhooks.message" && outcomeOf(test) === "unsigned");
}

/** Did somebody else change the callback while it was borrowed? Then it was left alone, and there is nothing to give back. */
export function isLeftAsChanged({ steps }: Pick<TestState, "steps">): boolean {
  return steps.some(({ id, check }) => id === "webhooks.restored" && check?.cause === "changed-meanwhile");
}
