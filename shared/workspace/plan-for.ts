import type { Direction } from "../migration/direction.ts";
import { Plan } from "../migration/plan.ts";
import { err, ok, type Result } from "../result.ts";
import { labelOf, numberLabelOf, type NumberSecret, type MoveSecret } from "./labels.ts";
import type { OnPremConnection, Workspace, WorkspaceNumber } from "./workspace.ts";

/** What a workspace still lacks before its number can be moved. */
export type MissingPart = "cloud" | "on-premises" | MoveSecret | NumberSecret;

/** Which secrets of the vault a plan of a workspace points at; the window knows them from the vault's list. */
export type StoredLabels = ReadonlySet<string>;

/**
 * The plan of moving one number of a workspace, its secrets as vault labels.
 *
 * Problems: every part that is missing, all at once. A backup password is optional: one is made where none is stored.
 */
export function planFor(
  workspace: Workspace,
  number: WorkspaceNumber,
  direction: Direction,
  stored: StoredLabels,
): Result<Plan, readonly MissingPart[]> {
  const { id, cloud, onPrem } = workspace;
  const missing = missingParts(workspace, number, direction, stored);
  if (missing.length > 0 || cloud === undefined || onPrem === undefined) return err(missing);
  const vault = (secret: MoveSecret) => ({ vault: labelOf(id, secret) });
  const ofNumber = (secret: NumberSecret) => ({ vault: numberLabelOf(id, number, secret) });
  const has = (secret: NumberSecret): boolean => stored.has(numberLabelOf(id, number, secret));
  const { phoneNumberId, cc, phoneNumber, displayName, method, shards } = number;
  return ok(
    Plan.parse({
      version: 1,
      direction,
      dialect: workspace.dialect,
      cloud: { ...cloud, accessToken: vault("cloud-token") },
      onPrem: {
        baseUrl: onPrem.baseUrl,
        auth:
          onPrem.signIn.kind === "token"
            ? { token: vault("onprem-token") }
            : { username: onPrem.signIn.username, password: vault("onprem-password") },
        tls: onPrem.tls,
      },
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
      backupPassword: stored.has(labelOf(id, "backup-password")) ? vault("backup-password") : undefined,
    }),
  );
}

/** Everything that stands between a workspace's number and its move in this direction. */
export function missingParts(
  { id, cloud, onPrem }: Workspace,
  number: WorkspaceNumber,
  direction: Direction,
  stored: StoredLabels,
): readonly MissingPart[] {
  const signIn = onPremSecret(onPrem);
  const ofNumber: NumberSecret = direction === "to-cloud" ? "pin" : "cert";
  return [
    ...(cloud === undefined ? (["cloud"] as const) : []),
    ...(onPrem === undefined ? (["on-premises"] as const) : []),
    ...(stored.has(labelOf(id, "cloud-token")) ? [] : (["cloud-token"] as const)),
    ...(stored.has(labelOf(id, signIn)) ? [] : [signIn]),
    ...(stored.has(numberLabelOf(id, number, ofNumber)) ? [] : [ofNumber]),
  ];
}

/** The secret with which a workspace signs in to its on-premises client. */
export function onPremSecret(onPrem: OnPremConnection | undefined): MoveSecret {
  return onPrem?.signIn.kind === "login" ? "onprem-password" : "onprem-token";
}
