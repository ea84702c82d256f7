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

/** The cloud API of a workspace. The vault holds its access token, under the label that `labelOf` gives. */
export const CloudConnection = z.lazy(() =>
  z.strictObject({
    baseUrl: ApiAddress,
    businessAccountId: BusinessAccountId,
    appId: AppId.optional(),
    /** True if each call carries proof that its sender has the app secret. */
    appSecretProof: z.literal(true).optional(),
    tls: TlsChoice.optional(),
  }),
);
export type CloudConnection = z.infer<typeof CloudConnection>;

/** The on-premises client of a workspace. The vault holds its token or password. */
export const OnPremConnection = z.lazy(() =>
  z.strictObject({
    baseUrl: ApiAddress,
    signIn: z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("token") }),
      z.strictObject({ kind: z.literal("login"), username: z.string().min(1).max(128) }),
    ]),
    tls: TlsChoice.optional(),
  }),
);
export type OnPremConnection = z.infer<typeof OnPremConnection>;

/** The proxy for both servers. The vault holds its password if there is a user name. */
export const WorkspaceProxy = z.lazy(() =>
  z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("none") }),
    z.strictObject({ kind: z.literal("own"), url: ProxyAddress, username: ProxyUser.optional() }),
  ]),
);
export type WorkspaceProxy = z.infer<typeof WorkspaceProxy>;

const shownOfClient = {
  subject: z.string().max(512),
  /** ISO 8601. */
  validTo: z.string(),
  /** True if the vault also holds a passphrase for it. */
  passphrase: z.boolean(),
};

/**
 * The client certificate for an on-premises server that requires one. The vault holds PFX, key and
 * passphrase.
 */
export const WorkspaceClient = z.lazy(() =>
  z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("pfx"), ...shownOfClient }),
    z.strictObject({ kind: z.literal("pem"), certFile: z.string().min(1), ...shownOfClient }),
  ]),
);
export type WorkspaceClient = z.infer<typeof WorkspaceClient>;

/**
 * Network settings of a workspace's servers that differ from the default: the system's proxy, no client
 * certificate.
 */
export const WorkspaceNetwork = z.lazy(() =>
  z.strictObject({
    proxy: WorkspaceProxy.optional(),
    client: WorkspaceClient.optional(),
  }),
);
export type WorkspaceNetwork = z.infer<typeof WorkspaceNetwork>;

/** A number of a workspace. The vault holds its PIN and certificate. */
export const WorkspaceNumber = z.strictObject({
  phoneNumberId: PhoneNumberId,
  cc: CountryCode,
  phoneNumber: NationalNumber,
  displayName: z.string().min(1).max(256).optional(),
  method: CodeMethod.optional(),
  shards: ShardCount.optional(),
});
export type WorkspaceNumber = z.infer<typeof WorkspaceNumber>;

/** Two connections and the numbers registered on one of them, for one client's site. Contains no secret. */
export const Workspace = z.strictObject({
  id: WorkspaceId,
  name: z.string().trim().min(1).max(80),
  dialect: DialectChoice,
  cloud: CloudConnection.optional(),
  onPrem: OnPremConnection.optional(),
  network: WorkspaceNetwork.optional(),
  numbers: z.array(WorkspaceNumber).max(5_000),
  /** Since when it is hidden; everything of it stays. */
  archivedAt: z.iso.datetime().optional(),
});
export type Workspace = z.infer<typeof Workspace>;

/** All workspaces of a data folder; `revision` increases with every change. */
export const WorkspaceList = z.object({ revision: z.number(), workspaces: z.array(Workspace) });
export type WorkspaceList = z.infer<typeof WorkspaceList>;
