import type { SubscribedApp } from "../../../shared/platform/facts.ts";

/** What is known about the account before a subscribe request; undefined members are unknown. */
export type SubscribeFacts = {
  readonly subscriptions: readonly SubscribedApp[] | undefined;
  /** The ID of the app that the request would subscribe. */
  readonly ownApp: string | undefined;
  /** The account's callback URL, from the number's own fields. */
  readonly accountCallback: string | undefined;
};

/**
 * What a subscribe request without a body would do.
 *
 * - nothing: our app is subscribed already; the request would only remove an override, if there is one.
 * - wipes: the request would remove a callback URL of the account, and our app is not known to be subscribed.
 *   The URL is the account's, or belongs to an app that may be ours.
 * - subscribes: no callback URL of the account is known.
 */
export type SubscribeNeed =
  | { readonly kind: "nothing"; readonly override?: string }
  | { readonly kind: "wipes"; readonly override: string; readonly whose: "account" | "perhaps-ours" }
  | { readonly kind: "subscribes" };

/**
 * Predicts the effect of a subscribe request, so that a callback URL of the account is kept. The check and
 * the step share this rule. URLs in it are masked.
 */
export function subscribeNeed({ subscriptions, ownApp, accountCallback }: SubscribeFacts): SubscribeNeed {
  const own = subscriptionOf(subscriptions ?? [], ownApp);
  // If the list is missing or lacks it, the account's callback URL is also in the number's own fields.
  const account = nonEmpty(own?.overrideCallbackUri) ?? nonEmpty(accountCallback);
  if (own !== undefined)
    return account === undefined ? { kind: "nothing" } : { kind: "nothing", override: account };
  if (account !== undefined) return { kind: "wipes", override: account, whose: "account" };
  const possible =
    ownApp === undefined
      ? subscriptions?.map((app) => nonEmpty(app.overrideCallbackUri)).find((one) => one !== undefined)
      : undefined;
  return possible === undefined
    ? { kind: "subscribes" }
    : { kind: "wipes", override: possible, whose: "perhaps-ours" };
}

/** The app that a subscribe request would subscribe: the token's own, else the plan's. */
export function ownAppOf(ofToken: string | undefined, ofPlan: string | undefined): string | undefined {
  return ofToken ?? ofPlan;
}

/** The account's subscription of one app. */
export function subscriptionOf(
  apps: readonly SubscribedApp[],
  appId: string | undefined,
): SubscribedApp | undefined {
  return appId === undefined ? undefined : apps.find(({ id }) => id === appId);
}

function nonEmpty(address: string | undefined): string | undefined {
  return address === "" ? undefined : address;
}
