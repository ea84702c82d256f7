import type { Direction } from "../migration/direction.ts";
import { Plan } from "../migration/plan.ts";
import { err, ok, type Result } from "../result.ts";
import {
  connectionParts,
  secretsOfConnections,
  type ConnectionSecret,
  type StoredLabels,
} from "./connection-parts.ts";
import { labelOf, numberLabelOf, type NumberSecret } from "./labels.ts";
import type { Workspace, WorkspaceNumber } from "./workspace.ts";

/** What a workspace lacks before its number can be moved. */
export type MissingPart = "cloud" | "on-premises" | ConnectionSecret | NumberSecret;

/**
 * Gives the plan for moving one number of a workspace, with secrets as vault labels.
 *
 * Problems: all missing parts together. A backup password is optional: one is created if none is stored.
 */
export function planFor(
  workspace: Workspace,
  number: WorkspaceNumber,
  direction: Direction,
  stored: StoredLabels,
): Result<Plan, readonly MissingPart[]> {
  const { id, cloud, onPrem, network } = workspace;
  const missing = missingParts(workspace, number, direction, stored);
  if (missing.length > 0 || cloud === undefined || onPrem === undefined) return err(missing);
  const backupPassword = labelOf(id, "backup-password");
  const ofNumber = (secret: NumberSecret) => ({ vault: numberLabelOf(id, number, secret) });
  const has = (secret: NumberSecret): boolean => stored.has(numberLabelOf(id, number, secret));
  const { phoneNumberId, cc, phoneNumber, displayName, method, shards } = number;
  return ok(
    Plan.parse({
      version: 1,
      direction,
      dialect: workspace.dialect,
      ...connectionParts({ id, cloud, onPrem, network }, stored),
      number: {
        phoneNumberId,
        cc,
        phoneNumber,
        displayName,
        method,
        shards,
        pin: has("pin") ? ofNumber("pin") : undefined,
        cert: has("cert") ? ofNumber("cert") : undefined,
      },
      backupPassword: stored.has(backupPassword) ? { vault: backupPassword } : undefined,
    }),
  );
}

/** Gives everything that is missing for moving a workspace's number in this direction. */
export function missingParts(
  workspace: Workspace,
  number: WorkspaceNumber,
  direction: Direction,
  stored: StoredLabels,
): readonly MissingPart[] {
  const { id, cloud, onPrem } = workspace;
  const ofNumber: NumberSecret = direction === "to-cloud" ? "pin" : "cert";
  return [
    ...(cloud === undefined ? (["cloud"] as const) : []),
    ...(onPrem === undefined ? (["on-premises"] as const) : []),
    ...secretsOfConnections(workspace).filter((secret) => !stored.has(labelOf(id, secret))),
    ...(stored.has(numberLabelOf(id, number, ofNumber)) ? [] : [ofNumber]),
  ];
}
