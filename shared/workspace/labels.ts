import { z } from "zod";
import { SecretLabel } from "../ids.ts";
import { WorkspaceId, type WorkspaceNumber } from "./workspace.ts";

export const SecretKind = z.enum([
  "access-token",
  "on-premises-token",
  "password",
  "pin",
  "certificate",
  "private-key",
  "app-secret",
  "verify-token",
  "authtoken",
  "other",
]);
export type SecretKind = z.infer<typeof SecretKind>;

/** Secrets of a whole workspace that a migration may need. */
const MOVE_SECRETS = [
  "cloud-token",
  /** Also signs the cloud's notifications. */
  "app-secret",
  "onprem-token",
  "onprem-password",
  /** Replaces an initial password that the client requires to be changed. */
  "onprem-new-password",
  "backup-password",
  "proxy-password",
  /** A client certificate with its key, in base64. */
  "client-pfx",
  "client-key",
  "client-passphrase",
] as const;
/** Secrets of a whole workspace that only its webhooks may need. */
const WEBHOOK_SECRETS = [
  /** The next app secret, while it is being changed. */
  "app-secret-next",
  /** Switchover's verify token: the receiver accepts verification requests that contain it. */
  "verify-token",
  /** The customer's verify token: their production endpoint accepts verification requests that contain it. */
  "endpoint-token",
  "ngrok-authtoken",
  "ssh-passphrase",
] as const;
/** Secrets of a whole workspace. */
export const WORKSPACE_SECRETS = [...MOVE_SECRETS, ...WEBHOOK_SECRETS] as const;
/** Secrets of one number. */
export const NUMBER_SECRETS = ["pin", "cert"] as const;

export type MoveSecret = (typeof MOVE_SECRETS)[number];
export type WorkspaceSecret = (typeof WORKSPACE_SECRETS)[number];
export type NumberSecret = (typeof NUMBER_SECRETS)[number];

/** The kind under which the vault lists each secret. */
export const KIND_OF_SECRET: Readonly<Record<WorkspaceSecret | NumberSecret, SecretKind>> = {
  "cloud-token": "access-token",
  "onprem-token": "on-premises-token",
  "onprem-password": "password",
  "onprem-new-password": "password",
  "backup-password": "password",
  "proxy-password": "password",
  "client-pfx": "private-key",
  "client-key": "private-key",
  "client-passphrase": "password",
  "app-secret": "app-secret",
  "app-secret-next": "app-secret",
  "verify-token": "verify-token",
  "endpoint-token": "verify-token",
  "ngrok-authtoken": "authtoken",
  "ssh-passphrase": "password",
  pin: "pin",
  cert: "certificate",
};

/** The vault label of a workspace's secret, e.g. `ws-7k2q9d.cloud-token`. */
export function labelOf(workspace: WorkspaceId, secret: WorkspaceSecret): SecretLabel {
  return SecretLabel.parse(`${workspace}.${secret}`);
}

/** The vault label of a number's secret, e.g. `ws-7k2q9d.pin.12025550123`. */
export function numberLabelOf(
  workspace: WorkspaceId,
  number: Pick<WorkspaceNumber, "cc" | "phoneNumber">,
  secret: NumberSecret,
): SecretLabel {
  return SecretLabel.parse(`${workspace}.${secret}.${number.cc}${number.phoneNumber}`);
}

/** The workspace that a label of `secret` belongs to; undefined if it is not a workspace's label. */
export function workspaceOfLabel(label: string, secret: WorkspaceSecret): WorkspaceId | undefined {
  const end = `.${secret}`;
  return label.endsWith(end) ? WorkspaceId.safeParse(label.slice(0, -end.length)).data : undefined;
}
