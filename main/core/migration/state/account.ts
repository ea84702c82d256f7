import type { Reading } from "../../../../shared/migration/reading.ts";
import { ownAppOf, subscribeNeed, type SubscribeNeed } from "../reading/subscribe-need.ts";
import type { AccountTold, RunState } from "./run-state.ts";

/** What is known of the account after a look: each fact as it was last told. */
export function accountTold({ accountTold: known }: RunState, reading: Reading): AccountTold {
  return {
    subscriptions: reading.subscriptions ?? known.subscriptions,
    webhooks: reading.number?.webhooks ?? known.webhooks,
  };
}

/** What a subscribe call would do by what a look has told, or by what was told last; so too for what a look left out. */
export function subscribeNeedAt(state: RunState, reading?: Reading): SubscribeNeed {
  const { accountTold: known } = state;
  return subscribeNeed({
    subscriptions: reading?.subscriptions ?? known.subscriptions,
    ownApp: ownApp(state),
    accountCallback: (reading?.number?.webhooks ?? known.webhooks)?.account,
  });
}

/** The app whose subscription counts: the one that the token says it belongs to, where it was asked, or the plan's. */
export function ownApp({ plan, before, lastReading }: RunState): string | undefined {
  return ownAppOf(before?.ownApp ?? lastReading?.ownApp, plan.cloud.appId);
}

/** The callback of the account that a subscribe call would remove; undefined where none is known to stand. */
export function callbackAtStake(need: SubscribeNeed): string | undefined {
  return need.kind === "subscribes" ? undefined : need.override;
}
