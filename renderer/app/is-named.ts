import type { CallProblem } from "../stores/call-problem.ts";

/** True if this is the problem of the contract with that name. */
export function isNamed(problem: CallProblem | undefined, kind: string): boolean {
  return problem?.kind === "named" && problem.problem.kind === kind;
}
