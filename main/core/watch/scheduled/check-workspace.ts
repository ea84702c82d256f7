import type { CheckResult } from "../../../../shared/checks/result.ts";
import type { PhoneNumberId } from "../../../../shared/ids.ts";
import type { Observation } from "../../../../shared/migration/observation.ts";
import type { WatchedThing } from "../../../../shared/watch/finding.ts";
import type { WorkspaceWebhooks } from "../../../../shared/webhook/settings.ts";
import { type Addresses, addressesOf } from "../../../../shared/workspace/addresses.ts";
import type { Workspace, WorkspaceId, WorkspaceNumber } from "../../../../shared/workspace/workspace.ts";
import { checkEndpoint } from "../../endpoint/check-endpoint.ts";
import type { HostPorts } from "../../host/host-ports.ts";
import type { Tunnels } from "../../tunnels/port.ts";
import type { FolderVault } from "../../vault/open-vault.ts";
import type { Receivers } from "../../webhooks/receiver/port.ts";
import { portsVia } from "../../workspaces/access.ts";
import { observeNumberNow } from "../../workspaces/numbers.ts";
import { testCloud } from "../../workspaces/test-connection.ts";
import { numberCheckResult, subscriptionCheckResult } from "./from-observation.ts";
import { checkResult, receiverCheckResult, tunnelCheckResult, words } from "./of-this-machine.ts";

/** Numbers checked per round; the next round continues after them. */
const NUMBERS_A_ROUND = 25;

export type CheckDeps = {
  readonly ports: HostPorts;
  readonly vault: FolderVault;
  readonly receivers: Receivers;
  readonly tunnels: Tunnels;
  /** Publishes an observation of a number, so that every window shows it. */
  readonly noteReading: (
    key: { readonly workspace: WorkspaceId; readonly phoneNumberId: PhoneNumberId },
    asked: Addresses,
    reading: Observation,
  ) => void;
};

export type WorkspaceCheck = {
  readonly thing: WatchedThing;
  readonly phoneNumberId?: PhoneNumberId;
  readonly check: CheckResult;
};

/**
 * Checks everything of a workspace that could keep its notifications from arriving. Read-only; never rejects.
 */
export async function checkWorkspace(
  deps: CheckDeps,
  workspace: Workspace,
  settings: WorkspaceWebhooks | undefined,
  round: number,
): Promise<readonly WorkspaceCheck[]> {
  const numbers = await checkNumbers(deps, workspace, numbersOf(workspace, round));
  return [
    ...numbers,
    ...(await tokenCheckResult(deps, workspace)),
    ...(await endpointCheckResult(deps, workspace.id, settings?.endpoint)),
    ...machineCheckResults(deps, workspace.id),
  ];
}

function numbersOf({ numbers }: Workspace, round: number): readonly WorkspaceNumber[] {
  const rounds = Math.max(1, Math.ceil(numbers.length / NUMBERS_A_ROUND));
  const from = (round % rounds) * NUMBERS_A_ROUND;
  return numbers.slice(from, from + NUMBERS_A_ROUND);
}

// One after the other, so that monitoring does not use up the account's rate limit.
async function checkNumbers(
  { ports, vault, noteReading }: CheckDeps,
  workspace: Workspace,
  numbers: readonly WorkspaceNumber[],
): Promise<readonly WorkspaceCheck[]> {
  const results: WorkspaceCheck[] = [];
  let subscribed = false;
  for (const number of numbers) {
    const { phoneNumberId } = number;
    const reading = await observeNumberNow({ ports, vault }, workspace, number);
    if (!reading.ok) {
      const said = words("watch.looks.notLooked", { why: words("watch.looks.notSetUp") });
      const check = checkResult({ id: "watch.number", status: "skip", cause: reading.problem.kind, said });
      results.push({ thing: "number", phoneNumberId, check });
      continue;
    }
    noteReading({ workspace: workspace.id, phoneNumberId }, addressesOf(workspace), reading.value);
    results.push({ thing: "number", phoneNumberId, check: numberCheckResult(reading.value) });
    // The list belongs to the account: check it once, at a number that needs it.
    if (!subscribed && reading.value.home !== "on-premises") {
      subscribed = true;
      results.push({ thing: "subscription", check: subscriptionCheckResult(reading.value) });
    }
  }
  return results;
}

async function tokenCheckResult(
  { ports, vault }: CheckDeps,
  { id, dialect, cloud, network, numbers }: Workspace,
): Promise<WorkspaceCheck[]> {
  if (cloud === undefined) return [];
  const through = { workspace: id, dialect, cloud, network, number: numbers[0] };
  const tested = await testCloud({ ports, vault }, through);
  const token = tested.ok ? tested.value.find((check) => check.id === "cloud.token") : undefined;
  return token === undefined ? [] : [{ thing: "token", check: token }];
}

async function endpointCheckResult(
  { ports, vault }: CheckDeps,
  workspace: WorkspaceId,
  url: string | undefined,
): Promise<WorkspaceCheck[]> {
  const via = portsVia({ ports, vault }, workspace);
  if (url === undefined || !via.ok) return [];
  const asked = { url, send: false, allowPrivate: ports.practice !== undefined };
  // Only certificate and reachability; a verification request with a wrong token every few minutes would
  // raise alerts there.
  const only = ["endpoint.address", "endpoint.reachable", "endpoint.tls", "endpoint.redirect"] as const;
  const checked = await checkEndpoint({ ports: via.value, vault, only }, asked, () => undefined);
  const checks = checked.ok ? checked.value.checks : [];
  const worst =
    checks.find(({ status }) => status === "fail") ??
    checks.find(({ status }) => status === "warn") ??
    checks.find((check) => check.id === "endpoint.tls");
  return worst === undefined ? [] : [{ thing: "endpoint", check: worst }];
}

function machineCheckResults({ receivers, tunnels }: CheckDeps, workspace: WorkspaceId): WorkspaceCheck[] {
  const receiver = receivers.state(workspace);
  const tunnel = tunnels.all().find((one) => one.receiver === workspace);
  return [
    ...(receiver === undefined ? [] : [{ thing: "receiver" as const, check: receiverCheckResult(receiver) }]),
    ...(tunnel === undefined ? [] : [{ thing: "tunnel" as const, check: tunnelCheckResult(tunnel) }]),
  ];
}
