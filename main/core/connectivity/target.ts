import { numberOf, type Plan } from "../../../shared/migration/plan.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import { originOf } from "../../../shared/origin.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { InputProblem, StorageProblem } from "../../../shared/rpc/problems.ts";
import type { EventSource } from "../../../shared/webhook/event.ts";
import type { ReceiverId } from "../../../shared/webhook/receiver.ts";
import { labelOf } from "../../../shared/workspace/labels.ts";
import { cloudOptions, onPremOptions } from "../plan/connections.ts";
import { isForMigrating, isForSide, readPlanSecrets, type PlanSecrets } from "../plan/plan-secrets.ts";
import type { Vault } from "../runtime/ports.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { queryAccess } from "../workspaces/access.ts";
import { findWorkspace } from "../workspaces/edit.ts";
import { readWorkspaces } from "../workspaces/workspace-file.ts";
import { clientSide } from "./client-side.ts";
import { cloudSide } from "./cloud-side.ts";
import type { TestRecord } from "./records.ts";
import type { CallbackSide } from "./side.ts";

/**
 * The number whose callback URL a test replaces, by reference: a number of a workspace, or the one of a plan.
 */
export type Target = TestRecord["target"];

type Named = {
  readonly receiver: ReceiverId;
  readonly phoneNumberId: string;
  readonly number: string;
  /** Identifies the number as migrations do. */
  readonly plan: Plan;
};

/** Access to a target's callback URLs. Opening it sends nothing. `api` identifies the API it connects to. */
export type OpenTarget = Named & CallbackSide & { readonly api: string };

export type TargetProblem =
  | InputProblem
  | StorageProblem
  | { readonly kind: "noSuchWorkspace"; readonly workspace: string }
  | { readonly kind: "notSetUp"; readonly missing: string[] };

type Deps = { readonly ports: HostPorts; readonly vault: Vault };
type Prepared = Named & {
  readonly secrets: PlanSecrets;
  readonly appSecret: Redacted<string> | undefined;
};

/** Opens access to a target's callback URLs on one API, with the secrets that its references lead to. */
export function openTarget(
  deps: Deps,
  { target, source }: { readonly target: Target; readonly source: EventSource },
  appSecret?: Redacted<string>,
): Result<OpenTarget, TargetProblem> {
  const prepared =
    target.kind === "plan"
      ? prepareFromPlan(deps, { plan: target.plan, source, appSecret })
      : prepareFromWorkspace(deps, target, source);
  if (!prepared.ok) return prepared;
  const { plan, secrets, receiver, phoneNumberId, number } = prepared.value;
  const named = { receiver, phoneNumberId, number, plan, api: apiOf(plan, source) };
  if (source === "on-premises") {
    const options = onPremOptions(plan, secrets, deps.ports);
    return options.ok ? ok({ ...named, ...clientSide(options.value, number) }) : options;
  }
  const options = cloudOptions(plan, secrets, deps.ports);
  if (!options.ok) return options;
  return ok({ ...named, ...cloudSide(options.value, plan.cloud.appId, prepared.value.appSecret) });
}

/** Identifies a plan's API: the client by its URL, the cloud by its URL and account. */
function apiOf({ cloud, onPrem }: Plan, source: EventSource): string {
  const { origin, pathname } = new URL(source === "cloud" ? cloud.baseUrl : onPrem.baseUrl);
  const address = `${origin}${pathname.replace(/\/+$/, "")}`;
  return source === "cloud" ? `${address} ${cloud.businessAccountId}` : address;
}

/**
 * The API where a record's callback URL was replaced; undefined if an old record names a workspace, which may
 * lead elsewhere by now.
 */
export function apiOfRecord({ api, target, side }: TestRecord): string | undefined {
  return api ?? (target.kind === "plan" ? apiOf(target.plan, side) : undefined);
}

/** Whether this access leads to the API where a record's callback URL was replaced. */
export function leadsTo({ source, api }: Pick<OpenTarget, "source" | "api">, record: TestRecord): boolean {
  return record.side === source && (apiOfRecord(record) ?? api) === api;
}

function prepareFromPlan(
  { ports, vault }: Deps,
  {
    plan,
    source,
    appSecret,
  }: { readonly plan: Plan; readonly source: EventSource; readonly appSecret: Redacted<string> | undefined },
): Result<Prepared, TargetProblem> {
  const secrets = readPlanSecrets(plan, {
    outside: ports.secrets,
    vault,
    leaveOut: (member) => !isForSide(member, source === "cloud" ? "cloud" : "onPrem"),
    mayMiss: isForMigrating,
  });
  if (!secrets.ok) return secrets;
  return ok({
    receiver: "terminal",
    phoneNumberId: plan.number.phoneNumberId,
    number: numberOf(plan),
    plan,
    secrets: secrets.value,
    appSecret: appSecret ?? secrets.value["cloud.appSecret"],
  });
}

function prepareFromWorkspace(
  { ports, vault }: Deps,
  target: Extract<Target, { kind: "workspace" }>,
  source: EventSource,
): Result<Prepared, TargetProblem> {
  const list = readWorkspaces(ports);
  if (!list.ok) return list;
  const known = findWorkspace(list.value, target.workspace);
  if (!known.ok) return known;
  const { id, dialect, cloud, onPrem, network, numbers } = known.value;
  const settings = source === "cloud" ? cloud : onPrem;
  const number = numbers.find(({ phoneNumberId }) => phoneNumberId === target.phoneNumberId);
  if (settings === undefined || number === undefined)
    return err({
      kind: "notSetUp",
      missing: [
        ...(settings === undefined ? [source === "cloud" ? "cloud" : "onPrem"] : []),
        ...(number === undefined ? ["number"] : []),
      ],
    });
  const settingsOfApi = source === "cloud" ? { cloud } : { onPrem };
  const through = { workspace: id, dialect, network, number, ...settingsOfApi };
  const access = queryAccess("to-cloud", through, { ports, vault });
  if (!access.ok) return access;
  // The lock of a number is named by its cloud, even if only the client is queried.
  const queryPlan = access.value.plan;
  const stored =
    cloud === undefined ? undefined : vault.take(labelOf(id, "app-secret"), originOf(cloud.baseUrl));
  return ok({
    receiver: id,
    phoneNumberId: number.phoneNumberId,
    number: numberOf(access.value.plan),
    ...access.value,
    plan: {
      ...queryPlan,
      cloud: { ...queryPlan.cloud, ...(cloud === undefined ? {} : { baseUrl: cloud.baseUrl }) },
    },
    appSecret: stored?.ok === true ? stored.value : undefined,
  });
}
