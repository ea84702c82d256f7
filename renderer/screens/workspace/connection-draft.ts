import type { TlsChoice } from "../../../shared/migration/plan-network.ts";
import { CloudConnection, OnPremConnection } from "../../../shared/workspace/workspace.ts";

/** The cloud connection as entered in the form. */
export type CloudDraft = {
  readonly baseUrl: string;
  readonly businessAccountId: string;
  readonly appId: string;
  readonly appSecretProof: boolean;
  readonly tls: TlsChoice | null;
};

/** The on-premises connection as entered in the form. */
export type OnPremDraft = {
  readonly baseUrl: string;
  readonly kind: "token" | "login";
  readonly username: string;
  readonly tls: TlsChoice | null;
};

export function cloudDraft(cloud: CloudConnection | undefined): CloudDraft {
  return {
    baseUrl: cloud?.baseUrl ?? "",
    businessAccountId: cloud?.businessAccountId ?? "",
    appId: cloud?.appId ?? "",
    appSecretProof: cloud?.appSecretProof === true,
    tls: cloud?.tls ?? null,
  };
}

export function onPremDraft(onPrem: OnPremConnection | undefined): OnPremDraft {
  return {
    baseUrl: onPrem?.baseUrl ?? "",
    kind: onPrem?.signIn.kind ?? "token",
    username: onPrem?.signIn.kind === "login" ? onPrem.signIn.username : "",
    tls: onPrem?.tls ?? null,
  };
}

/** Returns the connection that a form describes; undefined while something is missing or invalid. */
export function cloudOf(draft: CloudDraft): CloudConnection | undefined {
  const { baseUrl, businessAccountId, appId, appSecretProof, tls } = draft;
  return CloudConnection.safeParse({
    baseUrl,
    businessAccountId,
    ...(appId === "" ? {} : { appId }),
    ...(appSecretProof ? { appSecretProof } : {}),
    ...(tls === null ? {} : { tls }),
  }).data;
}

/** Returns the connection that a form describes; undefined while something is missing or invalid. */
export function onPremOf({ baseUrl, kind, username, tls }: OnPremDraft): OnPremConnection | undefined {
  return OnPremConnection.safeParse({
    baseUrl,
    signIn: kind === "token" ? { kind } : { kind, username: username.trim() },
    ...(tls === null ? {} : { tls }),
  }).data;
}
