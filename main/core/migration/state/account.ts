import type { Observation } from "../../../../shared/migration/observation.ts";
import { ownAppOf, subscribeNeed, subscriptionOf, type SubscribeNeed } from "../../checks/subscribe-need.ts";
import type { AccountResponse, RunState } from "./run-state.ts";

/** What is known of the account after a look: each fact as it was last told. */
export function accountResponse({ accountTold: known }: RunState, reading: Observation): AccountResponse {
  return {
    subscriptions: reading.subscriptions ?? known.subscriptions,
    webhooks: reading.number?.webhooks ?? known.webhooks,
  };
}

/** What a subscribe call would do by what a look has told, or by what was told last; so too for what a look left out. */
export function subscribeNeedAt(state: RunState, reading?: Observation): SubscribeNeed {
  const { accountTold: known } = state;
  const subscriptions = reading?.subscriptions ?? known.subscriptions;
  const webhooks = reading?.number?.webhooks ?? known.webhooks;
  const untold = subscriptions === undefined && webhooks === undefined;
  const accountCallback = untold ? callbackOfChecks(state) : webhooks?.account;
  return subscribeNeed({ subscriptions, ownApp: ownApp(state), accountCallback });
}

/** The account's callback that the pre-checks saw, for a run whose own looks were told nothing of it. */
export function callbackOfChecks({ checks }: RunState): string | undefined {
  const callback = checks.find(({ id }) => id === "webhooks.override")?.facts?.["callback"];
  return typeof callback === "string" ? callback : undefined;
}

/** Was our app subscribed before the run asked for it, by what its first look was told? */
export function wasSubscribed(state: RunState): boolean {
  return subscriptionOf(state.before?.subscriptions ?? [], ownApp(state)) !== undefined;
}

/** The app whose subscription counts: the one that the token says it belongs to, where it was asked, or the plan's. */
export function ownApp({ plan, before, lastReading }: RunState): string | undefined {
  return ownAppOf(before?.ownApp ?? lastReading?.ownApp, plan.cloud.appId);
}

/** The callback of the account that a subscribe call would remove; undefined where none is known to stand. */
export function callbackAtStake(need: SubscribeNeed): string | undefined {
  return need.kind === "subscribes" ? undefined : need.override;
}
