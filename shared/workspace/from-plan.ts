import { z } from "zod";
import { Direction } from "../migration/direction.ts";
import type { Plan } from "../migration/plan.ts";
import { describeReference, type SecretReference } from "../migration/secret-reference.ts";
import { DialectChoice } from "../platform/dialect.ts";
import { CloudConnection, OnPremConnection, type Workspace, WorkspaceNumber } from "./workspace.ts";

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
  number: WorkspaceNumber,
  /** Secrets that the plan names, and where it has them from. Their values are never read. */
  secrets: z.array(z.object({ secret: PlanSecret, from: z.string() })),
  /** Parts that say whom a connection trusts, and through whom it goes: a file must not set them. */
  leftOut: z.array(z.enum(["cloud-tls", "onprem-tls", "client-certificate", "proxy"])),
});
export type PlanParts = z.infer<typeof PlanParts>;

/**
 * Splits a plan into what a workspace holds, the secrets that a person has to enter, and what is left out. A proxy and
 * certificates to trust are: with them, whoever wrote the file would read what the person enters for the servers shown.
 */
export function partsOfPlan(plan: Plan): PlanParts {
  const { baseUrl, businessAccountId, appId, appSecret } = plan.cloud;
  const { auth, tls } = plan.onPrem;
  const { phoneNumberId, cc, phoneNumber, displayName, method, shards } = plan.number;
  return {
    direction: plan.direction,
    dialect: plan.dialect,
    cloud: {
      baseUrl,
      businessAccountId,
      ...(appId === undefined ? {} : { appId }),
      ...(appSecret === undefined ? {} : { appSecretProof: true }),
    },
    onPrem: {
      baseUrl: plan.onPrem.baseUrl,
      signIn: "token" in auth ? { kind: "token" } : { kind: "login", username: auth.username },
    },
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
      ...(trusts(plan.cloud.tls, plan) ? (["cloud-tls"] as const) : []),
      ...(trusts(tls, plan) ? (["onprem-tls"] as const) : []),
      ...(tls?.client === undefined ? [] : (["client-certificate"] as const)),
      ...(plan.proxy === undefined ? [] : (["proxy"] as const)),
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

type Tls = Pick<NonNullable<Plan["cloud"]["tls"]>, "caFile" | "sha256" | "systemRoots">;

function trusts(tls: Tls | undefined, plan: Plan): boolean {
  const { caFile, sha256, systemRoots = plan.tls?.systemRoots } = tls ?? {};
  return caFile !== undefined || sha256 !== undefined || systemRoots === true;
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
