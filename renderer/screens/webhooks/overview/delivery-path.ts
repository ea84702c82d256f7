import type { CheckResult } from "../../../../shared/checks/result.ts";
import type { NumberObservation } from "../../../../shared/rpc/areas/workspaces.ts";
import type { WatchLook } from "../../../../shared/watch/finding.ts";
import type { Workspace } from "../../../../shared/workspace/workspace.ts";

/** Which callback URL the platform uses for a number: the most specific one that is set. */
export type CallbackLevel = "number" | "account" | "application";

/** The stations of a notification from the cloud API to the customer's system; times are ISO 8601. */
export type DeliveryPath = {
  /** Whether the workspace's own app is subscribed to the account. */
  readonly subscription:
    | { readonly kind: "subscribed" | "not-subscribed" | "other-app"; readonly at: string }
    | { readonly kind: "not-known" };
  readonly callback:
    | { readonly kind: "set"; readonly level: CallbackLevel; readonly address: string; readonly at: string }
    | { readonly kind: "none"; readonly at: string }
    | { readonly kind: "not-known" };
  /** The last scheduled check of the customer's endpoint. */
  readonly endpoint:
    | { readonly kind: CheckResult["status"]; readonly check: CheckResult; readonly at: string }
    | { readonly kind: "not-known" };
};

/**
 * What is known of the path, from the newest checks that told about each station. A number on-premises says nothing
 * about the cloud's callback URL; undefined if no number of the workspace was seen in the cloud.
 */
export function deliveryPathOf(
  workspace: Workspace,
  observations: Iterable<NumberObservation>,
  looks: readonly WatchLook[],
): DeliveryPath | undefined {
  const inCloud = [...observations]
    .filter((one) => one.workspace === workspace.id && one.reading.home === "cloud")
    .toSorted((one, other) => other.reading.at.localeCompare(one.reading.at));
  if (inCloud.length === 0) return undefined;
  return {
    subscription: subscriptionOf(workspace, inCloud),
    callback: callbackOf(inCloud),
    endpoint: endpointOf(workspace, looks),
  };
}

function subscriptionOf(
  { cloud }: Workspace,
  observations: readonly NumberObservation[],
): DeliveryPath["subscription"] {
  const told = observations.find(({ reading }) => reading.subscriptions !== undefined)?.reading;
  if (told?.subscriptions === undefined) return { kind: "not-known" };
  const own = told.ownApp ?? cloud?.appId;
  const { at, subscriptions } = told;
  if (subscriptions.length === 0) return { kind: "not-subscribed", at };
  if (own === undefined) return { kind: "not-known" };
  return { kind: subscriptions.some(({ id }) => id === own) ? "subscribed" : "other-app", at };
}

function callbackOf(observations: readonly NumberObservation[]): DeliveryPath["callback"] {
  const told = observations.find(({ reading }) => reading.number?.webhooks !== undefined)?.reading;
  const webhooks = told?.number?.webhooks;
  if (told === undefined || webhooks === undefined) return { kind: "not-known" };
  for (const level of ["number", "account", "application"] as const) {
    const address = webhooks[level];
    if (address !== undefined && address !== "") return { kind: "set", level, address, at: told.at };
  }
  return { kind: "none", at: told.at };
}

function endpointOf(workspace: Workspace, looks: readonly WatchLook[]): DeliveryPath["endpoint"] {
  const look = looks.find(({ workspace: of, thing }) => of === workspace.id && thing === "endpoint");
  return look === undefined
    ? { kind: "not-known" }
    : { kind: look.check.status, check: look.check, at: look.at };
}
