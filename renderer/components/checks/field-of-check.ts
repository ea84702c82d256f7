import type { CheckResult } from "../../../shared/checks/result.ts";
import type { ConnectionSide } from "../connections/connection-evidence.ts";

/** The fields of a connection form that a failed check can concern. */
export type CloudField = "cloudBase" | "wabaId" | "appId" | "token" | "cloudCertificate";
export type ClientField =
  | "clientBase"
  | "clientToken"
  | "clientPassword"
  | "clientNewPassword"
  | "clientCertificate";
export type ConnectionField = CloudField | ClientField;

const CLOUD: Readonly<Record<string, CloudField>> = {
  "cloud.reachable": "cloudBase",
  "cloud.tls": "cloudCertificate",
  "cloud.token": "token",
  "cloud.app": "appId",
  "cloud.permissions": "token",
  "cloud.permissions/account-not-granted": "wabaId",
};

const CLIENT: Readonly<Record<string, (signIn: "token" | "login") => ClientField>> = {
  "onprem.reachable": () => "clientBase",
  "onprem.tls": () => "clientCertificate",
  "onprem.token": (signIn) => (signIn === "login" ? "clientPassword" : "clientToken"),
  // A token needs no password: the client's own pages take the new one.
  "onprem.token/password-change-required": (signIn) =>
    signIn === "login" ? "clientNewPassword" : "clientToken",
};

/** Returns the field at which a failed check can be put right; undefined if it is none of the form's. */
export function fieldOfCheck(
  { id, cause = "" }: Pick<CheckResult, "id" | "cause">,
  side: ConnectionSide,
  signIn: "token" | "login" = "token",
): ConnectionField | undefined {
  // The brand prefix is one of the workspace's own settings.
  if (cause === "brand-differs") return undefined;
  if (side === "cloud") return CLOUD[`${id}/${cause}`] ?? CLOUD[id];
  return (CLIENT[`${id}/${cause}`] ?? CLIENT[id])?.(signIn);
}
