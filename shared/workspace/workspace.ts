import { z } from "zod";
import type { Brand } from "../brand.ts";
import { AppId, BusinessAccountId, PhoneNumberId } from "../ids.ts";
import { ApiAddress, CodeMethod, ShardCount } from "../migration/plan.ts";
import { ProxyAddress, ProxyUser, TlsChoice } from "../migration/plan-network.ts";
import { CountryCode, NationalNumber } from "../phone.ts";
import { DialectChoice } from "../platform/dialect.ts";

/** Identifies one workspace inside a data folder, e.g. `ws-7k2q9d`. */
export type WorkspaceId = Brand<string, "WorkspaceId">;
export const WorkspaceId = z
  .string()
  .regex(/^ws-[a-z0-9]{6,16}$/, "a workspace looks like ws-7k2q9d")
  .transform((text) => text as WorkspaceId);

/** The cloud side of a workspace. Its access token lies in the vault, under the label that `labelOf` gives. */
export const CloudConnection = z.strictObject({
  baseUrl: ApiAddress,
  businessAccountId: BusinessAccountId,
  appId: AppId.optional(),
  /** Whether each call proves that its sender knows the app's secret. */
  appSecretProof: z.literal(true).optional(),
  tls: TlsChoice.optional(),
});
export type CloudConnection = z.infer<typeof CloudConnection>;

/** The on-premises side of a workspace. Token or password lie in the vault. */
export const OnPremConnection = z.strictObject({
  baseUrl: ApiAddress,
  signIn: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("token") }),
    z.strictObject({ kind: z.literal("login"), username: z.string().min(1).max(128) }),
  ]),
  tls: TlsChoice.optional(),
});
export type OnPremConnection = z.infer<typeof OnPremConnection>;

/** Which proxy leads to both servers. Its password lies in the vault wherever it has a user name. */
export const WorkspaceProxy = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("none") }),
  z.strictObject({ kind: z.literal("own"), url: ProxyAddress, username: ProxyUser.optional() }),
]);
export type WorkspaceProxy = z.infer<typeof WorkspaceProxy>;

const shownOfClient = {
  subject: z.string().max(512),
  /** ISO 8601. */
  validTo: z.string(),
  /** Whether a passphrase lies in the vault beside it. */
  passphrase: z.boolean(),
};

/** What is shown to an on-premises server that asks who is calling. PFX, key and passphrase lie in the vault. */
export const WorkspaceClient = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("pfx"), ...shownOfClient }),
  z.strictObject({ kind: z.literal("pem"), certFile: z.string().min(1), ...shownOfClient }),
]);
export type WorkspaceClient = z.infer<typeof WorkspaceClient>;

/** How a workspace's servers are reached, where that is not the usual way: the machine's own proxy, no client certificate. */
export const WorkspaceNetwork = z.strictObject({
  proxy: WorkspaceProxy.optional(),
  client: WorkspaceClient.optional(),
});
export type WorkspaceNetwork = z.infer<typeof WorkspaceNetwork>;

/** A number that a workspace looks after. PIN and certificate lie in the vault. */
export const WorkspaceNumber = z.strictObject({
  phoneNumberId: PhoneNumberId,
  cc: CountryCode,
  phoneNumber: NationalNumber,
  displayName: z.string().min(1).max(256).optional(),
  method: CodeMethod.optional(),
  shards: ShardCount.optional(),
});
export type WorkspaceNumber = z.infer<typeof WorkspaceNumber>;

/** What belongs together at one client's site: two connections and the numbers that live on one of them. No secret in it. */
export const Workspace = z.strictObject({
  id: WorkspaceId,
  name: z.string().trim().min(1).max(80),
  dialect: DialectChoice,
  cloud: CloudConnection.optional(),
  onPrem: OnPremConnection.optional(),
  network: WorkspaceNetwork.optional(),
  numbers: z.array(WorkspaceNumber).max(5_000),
});
export type Workspace = z.infer<typeof Workspace>;

/** All workspaces of a data folder; `revision` grows with every change. */
export const WorkspaceList = z.object({ revision: z.number(), workspaces: z.array(Workspace) });
export type WorkspaceList = z.infer<typeof WorkspaceList>;
