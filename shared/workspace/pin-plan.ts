import type { Plan } from "../migration/plan.ts";
import type { Result } from "../result.ts";
import { labelOf, numberLabelOf } from "./labels.ts";
import { onPremSecret, planFor, type MissingPart } from "./plan-for.ts";
import type { Workspace, WorkspaceNumber } from "./workspace.ts";

/**
 * The plan by which the two-step PIN of a workspace's number is changed. Secrets that are not stored are told by the
 * core, which reads only those that it needs.
 *
 * Problems: the connections that are not filled in.
 */
export function pinPlanFor(
  workspace: Workspace,
  number: WorkspaceNumber,
): Result<Plan, readonly MissingPart[]> {
  const { id, onPrem } = workspace;
  const named = [
    labelOf(id, "cloud-token"),
    labelOf(id, onPremSecret(onPrem) === "onprem-password" ? "onprem-password" : "onprem-token"),
    numberLabelOf(id, number, "pin"),
  ];
  return planFor(workspace, number, "to-cloud", new Set<string>(named));
}
