import type { Plan } from "../migration/plan.ts";
import type { Result } from "../result.ts";
import { secretsOfConnections } from "./connection-parts.ts";
import { labelOf, numberLabelOf } from "./labels.ts";
import { planFor, type MissingPart } from "./plan-for.ts";
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
  const { id } = workspace;
  const ofConnections = [...secretsOfConnections(workspace), "onprem-new-password"] as const;
  const named = ofConnections.map((secret) => labelOf(id, secret));
  return planFor(workspace, number, "to-cloud", new Set([...named, numberLabelOf(id, number, "pin")]));
}
