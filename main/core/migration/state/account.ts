import type { Observation } from "../../../../shared/migration/observation.ts";
import { ownAppOf, subscribeNeed, subscriptionOf, type SubscribeNeed } from "../../checks/subscribe-need.ts";
import type { AccountResponse, RunState } from "./run-state.ts";

/** What is known about the account after an observation: each fact as last reported. */
export function accountResponse({ accountTold: known }: RunState, reading: Observation): AccountResponse {
  return {
    subscriptions: reading.subscriptions ?? known.subscriptions,
    webhooks: reading.number?.webhooks ?? known.webhooks,
  };
}

/**
 * What a subscribe request would do, by the given observation; facts that it lacks are taken from the last
 * report.
 */
export function subscribeNeedAt(state: RunState, reading?: Observation): SubscribeNeed {
  const { accountTold: known } = state;
  const subscriptions = reading?.subscriptions ?? known.subscriptions;
  const webhooks = reading?.number?.webhooks ?? known.webhooks;
  const isMissing = subscriptions === undefined && webhooks === undefined;
  const accountCallback = isMissing ? callbackOfChecks(state) : webhooks?.account;
  return subscribeNeed({ subscriptions, ownApp: ownApp(state), accountCallback });
}

/** The account's callback URL that the preflight checks saw, for a run whose own observations lack it. */
export function callbackOfChecks({ checks }: RunState): string | undefined {
  const callback = checks.find(({ id }) => id === "webhooks.override")?.facts?.["callback"];
  return typeof callback === "string" ? callback : undefined;
}

/** True if our app was subscribed before the run requested it, by the run's first observation. */
export function wasSubscribed(state: RunState): boolean {
  return subscriptionOf(state.before?.subscriptions ?? [], ownApp(state)) !== undefined;
}

/** The ID of the app whose subscription counts: the token's app if it was queried, else the plan's. */
export function ownApp({ plan, before, lastReading }: RunState): string | undefined {
  return ownAppOf(before?.ownApp ?? lastReading?.ownApp, plan.cloud.appId);
}

/** The account's callback URL that a subscribe request would remove; undefined if none is known. */
export function callbackAtStake(need: SubscribeNeed): string | undefined {
  return need.kind === "subscribes" ? undefined : need.override;
}
