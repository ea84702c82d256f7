import { numberOf, type Plan } from "../../../shared/migration/plan.ts";
import type { Observation } from "../../../shared/migration/observation.ts";
import { e164 } from "../../../shared/phone.ts";
import { addressesOf } from "../../../shared/workspace/addresses.ts";
import type { Workspace, WorkspaceList, WorkspaceNumber } from "../../../shared/workspace/workspace.ts";
import type { Observations } from "./observations.ts";

/**
 * Gives the recorder of observations that runs make, for every workspace with the number on the same two
 * APIs.
 *
 * It reads the workspaces on each such observation, which happens a few times per run.
 */
export function observationsFromRuns(
  readings: Observations,
  workspaces: () => WorkspaceList["workspaces"],
): (plan: Plan, reading: Observation) => void {
  return (plan, reading) => {
    for (const workspace of workspaces().filter((one) => isOver(one, plan))) {
      const held = workspace.numbers.filter((number) => isNumberOf(number, plan));
      for (const { phoneNumberId } of held)
        readings.note({ workspace: workspace.id, phoneNumberId }, addressesOf(workspace), reading);
    }
  };
}

/** What one deployment reports about a number proves nothing about the same digits on another. */
function isOver({ cloud, onPrem }: Workspace, plan: Plan): boolean {
  return (
    cloud?.baseUrl === plan.cloud.baseUrl &&
    cloud.businessAccountId === plan.cloud.businessAccountId &&
    onPrem?.baseUrl === plan.onPrem.baseUrl
  );
}

function isNumberOf({ phoneNumberId, cc, phoneNumber }: WorkspaceNumber, plan: Plan): boolean {
  return phoneNumberId === plan.number.phoneNumberId && e164(cc, phoneNumber) === numberOf(plan);
}
