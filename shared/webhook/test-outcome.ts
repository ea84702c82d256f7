import type { TestState } from "./connectivity-test.ts";

/**
 * How a test that has ended is told. A verdict alone says too much where a message came whose signature was not checked or
 * doesn't match, or messages without the keyword.
 */
export type TestOutcome =
  | NonNullable<TestState["verdict"]>
  | "unchecked"
  | "unsigned"
  | "rejected"
  | "others"
  | "interrupted";

/** Gives the result of a test that has ended. */
export function outcomeOfTest({
  verdict = "stopped",
  side,
  steps,
  interrupted = false,
}: Pick<TestState, "verdict" | "side" | "steps" | "interrupted">): TestOutcome {
  if (interrupted) return "interrupted";
  // The on-premises client does not sign: the keyword at its secret URL is the only evidence for that API.
  if (verdict === "arrives" && side === "on-premises") return "unsigned";
  const message = steps.find(({ id }) => id === "webhooks.message")?.check;
  if (verdict === "arrives") return message?.status === "pass" ? verdict : "unchecked";
  if (message?.cause === "others-came") return "others";
  return message?.cause === "signature-wrong" && verdict !== "stopped" ? "rejected" : verdict;
}

/**
 * What became of the callback URLs that a test or a standing callback replaced. `left-as-changed`: others changed something
 * meanwhile, and it was left; `certificate-left`: only the authority is left, on the on-premises client.
 */
export type Restoration =
  | "as-before"
  | "left-as-changed"
  | "certificate-left"
  | "not-restored"
  | "unknown"
  | "nothing-replaced";

/** Gives what became of the callback URLs once a test or a standing callback has ended. */
export function restorationOf({
  restored,
  borrowed,
  steps,
}: Pick<TestState, "restored" | "borrowed" | "steps">): Restoration {
  const check = steps.find(({ id }) => id === "webhooks.restored")?.check;
  if (check?.cause === "changed-meanwhile") return "left-as-changed";
  if (check?.cause === "authority-left") return "certificate-left";
  if (restored !== undefined) return restored ? "as-before" : "not-restored";
  return borrowed === undefined && check?.status !== "fail" ? "nothing-replaced" : "unknown";
}

/** Whether something is left that a person can have restored. */
export function isLeftToRestore(restoration: Restoration): boolean {
  return restoration === "certificate-left" || restoration === "not-restored" || restoration === "unknown";
}
