import { z } from "zod";
import { Direction } from "../migration/direction.ts";
import type { Plan } from "../migration/plan.ts";
import { NO_PROXY } from "../migration/plan-network.ts";
import { describeReference, type SecretReference } from "../migration/secret-reference.ts";
import { DialectChoice } from "../platform/dialect.ts";
import {
  CloudConnection,
  OnPremConnection,
  type Workspace,
  WorkspaceNetwork,
  WorkspaceNumber,
} from "./workspace.ts";

/** Secrets that a plan may name, as the window calls them. */
const PlanSecret = z.enum([
  "cloud-token",
  "app-secret",
  "onprem-token",
  "onprem-password",
  "onprem-new-password",
  "proxy-password",
  "pin",
  "cert",
  "backup-password",
]);

/** What a workspace can hold of a plan, and what it can't. */
export const PlanParts = z.object({
  direction: Direction,
  dialect: DialectChoice,
  cloud: CloudConnection,
  onPrem: OnPremConnection,
  network: WorkspaceNetwork.optional(),
  number: WorkspaceNumber,
  /** Secrets that the plan names, and where it has them from. Their values are never read. */
  secrets: z.array(z.object({ secret: PlanSecret, from: z.string() })),
  /** Parts that belong to the plan's own folder, or that the vault would have to hold. */
  leftOut: z.array(z.enum(["cloud-ca", "onprem-ca", "client-certificate"])),
});
export type PlanParts = z.infer<typeof PlanParts>;

/**
 * Splits a plan into what a workspace holds, the secrets that a person has to enter, and what is left out: files of CAs
 * by a relative path, because the plan's folder isn't known, and client certificates.
 */
export function partsOfPlan(plan: Plan): PlanParts {
  const cloudTls = tlsOf(plan, "cloud");
  const onPremTls = tlsOf(plan, "onPrem");
  const { baseUrl, businessAccountId, appId, appSecret } = plan.cloud;
  const { auth } = plan.onPrem;
  const { phoneNumberId, cc, phoneNumber, displayName, method, shards } = plan.number;
  return {
    direction: plan.direction,
    dialect: plan.dialect,
    cloud: {
      baseUrl,
      businessAccountId,
      ...(appId === undefined ? {} : { appId }),
      ...(appSecret === undefined ? {} : { appSecretProof: true }),
      ...(cloudTls.tls === undefined ? {} : { tls: cloudTls.tls }),
    },
    onPrem: {
      baseUrl: plan.onPrem.baseUrl,
      signIn: "token" in auth ? { kind: "token" } : { kind: "login", username: auth.username },
      ...(onPremTls.tls === undefined ? {} : { tls: onPremTls.tls }),
    },
    ...(plan.proxy === undefined ? {} : { network: { proxy: proxyOf(plan.proxy) } }),
    number: {
      phoneNumberId,
      cc,
      phoneNumber,
      ...(displayName === undefined ? {} : { displayName }),
      ...(method === undefined ? {} : { method }),
      ...(shards === undefined ? {} : { shards }),
    },
    secrets: secretsOf(plan),
    leftOut: [
      ...(cloudTls.withoutCa ? (["cloud-ca"] as const) : []),
      ...(onPremTls.withoutCa ? (["onprem-ca"] as const) : []),
      ...(plan.onPrem.tls?.client === undefined ? [] : (["client-certificate"] as const)),
    ],
  };
}

/** True if both connections of a workspace lead where the plan's do. */
export function leadsToSame(
  { cloud, onPrem }: Pick<Workspace, "cloud" | "onPrem">,
  parts: PlanParts,
): boolean {
  return (
    cloud?.baseUrl === parts.cloud.baseUrl &&
    cloud.businessAccountId === parts.cloud.businessAccountId &&
    onPrem?.baseUrl === parts.onPrem.baseUrl
  );
}

type Tls = { readonly tls: CloudConnection["tls"]; readonly withoutCa: boolean };

function tlsOf(plan: Plan, side: "cloud" | "onPrem"): Tls {
  const own = plan[side].tls;
  const systemRoots = own?.systemRoots ?? plan.tls?.systemRoots ?? false;
  const withoutCa = own?.caFile !== undefined && !isAbsolutePath(own.caFile);
  const tls = {
    ...(own?.sha256 === undefined ? {} : { sha256: own.sha256 }),
    ...(own?.caFile === undefined || withoutCa ? {} : { caFile: own.caFile }),
    ...(systemRoots && own?.sha256 === undefined ? { systemRoots } : {}),
  };
  return { tls: Object.keys(tls).length === 0 ? undefined : tls, withoutCa };
}

function isAbsolutePath(path: string): boolean {
  return path.startsWith("/") || /^[a-z]:[\\/]/i.test(path) || path.startsWith("\\\\");
}

function proxyOf({ url, username }: NonNullable<Plan["proxy"]>): NonNullable<WorkspaceNetwork["proxy"]> {
  if (url === NO_PROXY) return { kind: "none" };
  return { kind: "own", url, ...(username === undefined ? {} : { username }) };
}

function secretsOf({ cloud, onPrem, number, proxy, backupPassword }: Plan): PlanParts["secrets"] {
  const { auth } = onPrem;
  const named: readonly (readonly [PlanParts["secrets"][number]["secret"], SecretReference | undefined])[] = [
    ["cloud-token", cloud.accessToken],
    ["app-secret", cloud.appSecret],
    ["onprem-token", "token" in auth ? auth.token : undefined],
    ["onprem-password", "password" in auth ? auth.password : undefined],
    ["onprem-new-password", "password" in auth ? auth.newPassword : undefined],
    ["proxy-password", proxy?.password],
    ["pin", number.pin],
    ["cert", number.cert],
    ["backup-password", backupPassword],
  ];
  return named.flatMap(([secret, from]) =>
    from === undefined ? [] : [{ secret, from: describeReference(from) }],
  );
}
