import type { CheckId } from "../../../shared/checks/catalogue.ts";
import type { CheckResult } from "../../../shared/checks/result.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { InputProblem } from "../../../shared/rpc/problems.ts";
import type { QueryApis } from "../checks/platform-queries.ts";
import { preflight } from "../migration/preflight.ts";
import { openCloudSide, openOnPremSide, type Connections } from "../plan/connections.ts";
import type { Vault } from "../runtime/ports.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { queryAccess, unasked, type Through } from "./access.ts";

/**
 * The checks about a connection itself. Those of a number, its queue and its webhooks belong to a migration.
 */
const CLOUD_CHECKS: readonly CheckId[] = [
  "cloud.reachable",
  "cloud.tls",
  "cloud.version",
  "cloud.token",
  "cloud.app",
  "cloud.permissions",
];
const ON_PREM_CHECKS: readonly CheckId[] = [
  "onprem.reachable",
  "onprem.tls",
  "onprem.token",
  "onprem.health",
];

type Tools = { readonly ports: HostPorts; readonly vault: Vault };
type Tested = Promise<Result<readonly CheckResult[], InputProblem>>;

/**
 * Tests the cloud connection with its preflight checks. Never contacts the on-premises client; changes
 * nothing.
 */
export async function testCloud(tools: Tools, through: Through): Tested {
  const access = queryAccess("to-cloud", through, tools);
  if (!access.ok) return access;
  const side = openCloudSide(access.value.plan, access.value.secrets, tools.ports);
  if (!side.ok) return side;
  const { api, trust } = side.value;
  const apis: QueryApis = {
    cloud: through.number === undefined ? withoutNumber(api) : api,
    onPrem: unasked(tools.ports.clock),
    cloudTrust: trust,
    onPremTrust: { kind: "publicRoots" },
  };
  try {
    const input = { ...tools, ...access.value, connections: apis };
    return ok(await preflight(input, { only: CLOUD_CHECKS }));
  } finally {
    await api.close();
  }
}

/**
 * Tests the on-premises connection in the same way. A client without a number yet passes like one that serves
 * it.
 */
export async function testOnPrem(tools: Tools, through: Through): Tested {
  const access = queryAccess("to-onprem", through, tools);
  if (!access.ok) return access;
  const side = openOnPremSide(access.value.plan, access.value.secrets, tools.ports);
  if (!side.ok) return side;
  const { api, trust } = side.value;
  const apis: QueryApis = {
    cloud: unasked(tools.ports.clock),
    onPrem: api,
    cloudTrust: { kind: "publicRoots" },
    onPremTrust: trust,
  };
  try {
    const input = { ...tools, ...access.value, connections: apis };
    return ok(await preflight(input, { only: ON_PREM_CHECKS }));
  } finally {
    await api.close();
  }
}

/** Without a known number, the account's list replaces the query of one: it needs the same permissions. */
function withoutNumber(cloud: Connections["cloud"]): QueryApis["cloud"] {
  return {
    readNumber: async () => {
      const listed = await cloud.listNumbers();
      return listed.kind === "confirmed" ? { ...listed, value: { refusedFields: [] } } : listed;
    },
    listNumbers: () => cloud.listNumbers(),
    inspectToken: () => cloud.inspectToken(),
    readSubscriptions: () => cloud.readSubscriptions(),
  };
}
