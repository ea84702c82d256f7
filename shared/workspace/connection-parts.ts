import type { z } from "zod";
import type { Plan } from "../migration/plan.ts";
import { NO_PROXY } from "../migration/plan-network.ts";
import { labelOf, type MoveSecret } from "./labels.ts";
import type {
  CloudConnection,
  OnPremConnection,
  Workspace,
  WorkspaceClient,
  WorkspaceId,
  WorkspaceNetwork,
  WorkspaceProxy,
} from "./workspace.ts";

/** The stored secrets that a workspace's plan refers to; the window reads them from the vault's list. */
export type StoredLabels = ReadonlySet<string>;

/** A workspace's two connections and their network settings. */
export type Connected = {
  readonly id: WorkspaceId;
  readonly cloud: CloudConnection;
  readonly onPrem: OnPremConnection;
  readonly network?: WorkspaceNetwork | undefined;
};

/** Secrets that a connection requires. */
export type ConnectionSecret = Exclude<MoveSecret, "onprem-new-password" | "backup-password">;

type PlanInput = z.input<typeof Plan>;
type Parts = Pick<PlanInput, "cloud" | "onPrem"> & { readonly proxy?: PlanInput["proxy"] };
type VaultReference = { readonly vault: string };
type Reference = (secret: MoveSecret) => VaultReference;

/**
 * Gives the plan members for reaching both servers and signing in, each secret by its vault label. Includes a
 * new client password if one is stored.
 */
export function connectionParts({ id, cloud, onPrem, network }: Connected, stored: StoredLabels): Parts {
  const vault: Reference = (secret) => ({ vault: labelOf(id, secret) });
  const { appSecretProof, ...ofCloud } = cloud;
  const client = network?.client && clientPart(network.client, vault);
  const tls = { ...onPrem.tls, ...(client === undefined ? {} : { client }) };
  return {
    cloud: {
      ...ofCloud,
      accessToken: vault("cloud-token"),
      ...(appSecretProof === true ? { appSecret: vault("app-secret") } : {}),
    },
    onPrem: {
      baseUrl: onPrem.baseUrl,
      auth: signInPart(onPrem.signIn, vault, stored.has(labelOf(id, "onprem-new-password"))),
      ...(Object.keys(tls).length === 0 ? {} : { tls }),
    },
    ...(network?.proxy === undefined ? {} : { proxy: proxyPart(network.proxy, vault) }),
  };
}

type SecretsOf = Pick<Workspace, "cloud" | "onPrem" | "network">;

/** Gives the secrets that a workspace's connections require. */
export function secretsOfConnections(workspace: SecretsOf): readonly ConnectionSecret[] {
  const cloud = secretsOfConnection(workspace, "cloud");
  const onPrem = secretsOfConnection(workspace, "on-premises");
  return [...cloud.filter((secret) => !onPrem.includes(secret)), ...onPrem];
}

/** Gives the secrets that one of a workspace's connections requires. */
export function secretsOfConnection(
  { cloud, onPrem, network }: SecretsOf,
  side: "cloud" | "on-premises",
): readonly ConnectionSecret[] {
  const { proxy, client } = network ?? {};
  const ofProxy = proxy?.kind === "own" && proxy.username !== undefined ? (["proxy-password"] as const) : [];
  if (side === "cloud")
    return ["cloud-token", ...(cloud?.appSecretProof === true ? (["app-secret"] as const) : []), ...ofProxy];
  return [signInSecret(onPrem), ...ofProxy, ...(client === undefined ? [] : secretsOfClient(client))];
}

/** Gives the secret that a workspace uses to sign in to its on-premises client. */
export function signInSecret(
  onPrem: Pick<OnPremConnection, "signIn"> | undefined,
): "onprem-password" | "onprem-token" {
  return onPrem?.signIn.kind === "login" ? "onprem-password" : "onprem-token";
}

/** Gives the secrets of a client certificate of this kind. */
export function secretsOfClient({
  kind,
  passphrase,
}: Pick<WorkspaceClient, "kind" | "passphrase">): readonly ConnectionSecret[] {
  return [
    kind === "pfx" ? "client-pfx" : "client-key",
    ...(passphrase ? (["client-passphrase"] as const) : []),
  ];
}

function signInPart(
  signIn: OnPremConnection["signIn"],
  vault: Reference,
  withNew: boolean,
): Parts["onPrem"]["auth"] {
  if (signIn.kind === "token") return { token: vault("onprem-token") };
  return {
    username: signIn.username,
    password: vault("onprem-password"),
    ...(withNew ? { newPassword: vault("onprem-new-password") } : {}),
  };
}

function clientPart(
  client: WorkspaceClient,
  vault: Reference,
): NonNullable<NonNullable<Parts["onPrem"]["tls"]>["client"]> {
  const along = client.passphrase ? { passphrase: vault("client-passphrase") } : {};
  return client.kind === "pfx"
    ? { pfx: vault("client-pfx"), ...along }
    : { cert: client.certFile, key: vault("client-key"), ...along };
}

function proxyPart(proxy: WorkspaceProxy, vault: Reference): NonNullable<Parts["proxy"]> {
  if (proxy.kind === "none") return { url: NO_PROXY };
  const { url, username } = proxy;
  return username === undefined ? { url } : { url, username, password: vault("proxy-password") };
}
