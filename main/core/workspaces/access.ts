import { BusinessAccountId } from "../../../shared/ids.ts";
import { Plan } from "../../../shared/migration/plan.ts";
import type { CallOutcome } from "../../../shared/platform/outcome.ts";
import type { DialectChoice } from "../../../shared/platform/dialect.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { InputProblem } from "../../../shared/rpc/problems.ts";
import { isoOf, type Clock } from "../../../shared/time.ts";
import { connectionParts, type StoredLabels } from "../../../shared/workspace/connection-parts.ts";
import { numberLabelOf } from "../../../shared/workspace/labels.ts";
import type {
  CloudConnection,
  OnPremConnection,
  WorkspaceId,
  WorkspaceNetwork,
  WorkspaceNumber,
} from "../../../shared/workspace/workspace.ts";
import type { QueryApis } from "../checks/platform-queries.ts";
import { isForSide, readPlanSecrets, type PlanSecrets, type SecretMember } from "../plan/plan-secrets.ts";
import { proxiesOf } from "../plan/trust-of.ts";
import type { Vault } from "../runtime/ports.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { peekWorkspaces } from "./workspace-file.ts";

/**
 * What a query through a workspace's connections uses. An API or a number that is left out is never queried.
 */
export type Through = {
  readonly workspace: WorkspaceId;
  readonly dialect: DialectChoice;
  readonly cloud?: CloudConnection | undefined;
  readonly onPrem?: OnPremConnection | undefined;
  /** Required, so that no caller omits a proxy by mistake. */
  readonly network: WorkspaceNetwork | undefined;
  readonly number?: WorkspaceNumber | undefined;
};

/** A plan for queries, with the secrets of the APIs that are queried. */
export type Access = { readonly plan: Plan; readonly secrets: PlanSecrets };

type Readers = { readonly ports: HostPorts; readonly vault: Vault };

const PLACEHOLDER_URL = "https://nobody.invalid";
const NO_CLOUD = { baseUrl: PLACEHOLDER_URL, businessAccountId: BusinessAccountId.parse("0") };
const NO_CLIENT = { baseUrl: PLACEHOLDER_URL, signIn: { kind: "token" as const } };
// A placeholder within a plan; without a number, no query is about one.
const NO_NUMBER = { phoneNumberId: "0", cc: "1", phoneNumber: "2025550100" } as const;

/**
 * A plan for queries, never for a migration, and its secrets.
 *
 * It has the shape that the clients and the preflight checks need, with placeholders for what is left out,
 * and every secret as a label of the vault. PIN and certificate are only needed to move a number; they are
 * not read, so that a corrupted PIN does not block a query. Problems: secretsMissing, secretInvalid.
 */
export function queryAccess(
  direction: Plan["direction"],
  through: Through,
  { ports, vault }: Readers,
): Result<Access, InputProblem> {
  const plan = queryPlan(direction, through, storedIn(vault));
  const { cloud, onPrem } = through;
  const isNeeded = (member: SecretMember): boolean =>
    (cloud !== undefined && isForSide(member, "cloud")) ||
    (onPrem !== undefined && isForSide(member, "onPrem"));
  const secrets = readPlanSecrets(plan, {
    outside: ports.secrets,
    vault,
    leaveOut: (member) => !isNeeded(member),
  });
  return secrets.ok ? ok({ plan, secrets: secrets.value }) : secrets;
}

/**
 * The ports for requests made for a workspace to servers other than its two APIs, with the workspace's
 * proxies.
 *
 * The machine's own ports without a workspace, or for one that is not stored. Problems: secretsMissing for
 * the proxy password.
 */
export function portsVia(
  { ports, vault }: Readers,
  workspace: WorkspaceId | undefined,
): Result<HostPorts, InputProblem> {
  const known = peekWorkspaces(ports)?.workspaces.find(({ id }) => id === workspace);
  if (known?.network?.proxy === undefined) return ok(ports);
  const { id, dialect, network } = known;
  const plan = queryPlan("to-cloud", { workspace: id, dialect, network }, new Set());
  const secrets = proxySecret(plan, { ports, vault });
  if (!secrets.ok) return secrets;
  const { proxies: _machine, ...others } = ports;
  const proxies = proxiesOf(plan, secrets.value, ports);
  return ok(proxies === undefined ? others : { ...others, proxies });
}

/** The plan of a workspace's connections, for what signs in to neither API. */
export function planWithoutSecrets(through: Omit<Through, "number">): Plan {
  return queryPlan("to-cloud", through, new Set());
}

/** The password of a plan's proxy, and no other secret. Problems: secretsMissing, secretInvalid. */
function proxySecret(plan: Plan, readers: Readers): Result<PlanSecrets, InputProblem> {
  return connectionSecrets(plan, "cloud", readers);
}

/**
 * The secrets without which a plan's server can't be connected to, and no other: the password of the proxy, and of the
 * on-premises client its certificate. Problems: secretsMissing, secretInvalid.
 */
export function connectionSecrets(
  plan: Plan,
  side: "cloud" | "onPrem",
  { ports, vault }: Readers,
): Result<PlanSecrets, InputProblem> {
  const isNeeded = (member: SecretMember): boolean =>
    member === "proxy.password" || (side === "onPrem" && member.startsWith("onPrem.tls.client."));
  return readPlanSecrets(plan, {
    outside: ports.secrets,
    vault,
    leaveOut: (member) => !isNeeded(member),
  });
}

function queryPlan(direction: Plan["direction"], through: Through, stored: StoredLabels): Plan {
  const { workspace: id, dialect, cloud = NO_CLOUD, onPrem = NO_CLIENT, network } = through;
  const { phoneNumberId, cc, phoneNumber } = through.number ?? NO_NUMBER;
  const ofNumber = direction === "to-cloud" ? "pin" : "cert";
  return Plan.parse({
    version: 1,
    direction,
    dialect,
    ...connectionParts({ id, cloud, onPrem, network }, stored),
    number: {
      phoneNumberId,
      cc,
      phoneNumber,
      [ofNumber]: { vault: numberLabelOf(id, { cc, phoneNumber }, ofNumber) },
    },
  });
}

// A locked vault lists nothing; reading a needed secret reports it as missing.
function storedIn(vault: Vault): StoredLabels {
  const listed = vault.list();
  return new Set(listed.ok ? listed.value.map(({ label }) => label) : []);
}

type Unasked = {
  readonly [Look in keyof QueryApis["cloud"] | keyof QueryApis["onPrem"]]: () => Promise<CallOutcome<never>>;
};

/** An API that is never contacted, for the one that a query leaves out: every result is notSent. */
export function unasked(clock: Clock): Unasked {
  const look = async (): Promise<CallOutcome<never>> => ({
    kind: "notSent",
    cause: "cancelled-before-sending",
    evidence: { at: isoOf(clock.now()), durationMs: 0 },
  });
  return {
    readNumber: look,
    listNumbers: look,
    inspectToken: look,
    readSubscriptions: look,
    readHealth: look,
    readSettings: look,
    readShards: look,
    tokenEndsAt: look,
  };
}
