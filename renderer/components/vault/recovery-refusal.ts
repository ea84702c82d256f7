import type { RecoveryRefused } from "../../../shared/rpc/areas/recovery.ts";
import type { CallProblem } from "../../stores/call-problem.ts";

/** Why a call refused a recovery key; undefined for any other problem, and without one. */
export function recoveryRefusal(problem: CallProblem | undefined): RecoveryRefused["why"] | undefined {
  return problem?.kind === "named" && problem.problem.kind === "recoveryRefused"
    ? problem.problem.why
    : undefined;
}
