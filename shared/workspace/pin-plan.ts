import type { Plan } from "../migration/plan.ts";
import type { Result } from "../result.ts";
import { secretsOfConnections } from "./connection-parts.ts";
import { labelOf, numberLabelOf } from "./labels.ts";
import { planFor, type MissingPart } from "./plan-for.ts";
import type { Workspace, WorkspaceNumber } from "./workspace.ts";

/**
 * Gives the plan for changing the two-step PIN of a workspace's number. The core reports missing secrets,
 * because it reads only those that it needs.
 *
 * Problems: the connections that are incomplete.
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
