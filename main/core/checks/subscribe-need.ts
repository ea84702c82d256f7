import type { SubscribedApp } from "../../../shared/platform/facts.ts";

/** What is known of the account before a subscribe call. What nobody told is undefined. */
export type SubscribeFacts = {
  readonly subscriptions: readonly SubscribedApp[] | undefined;
  /** The app that the call would subscribe. */
  readonly ownApp: string | undefined;
  /** The account's callback as the number's own fields tell it. */
  readonly accountCallback: string | undefined;
};

/**
 * What a subscribe call without a body would do.
 * `nothing`: our app is on the list; the call would only wipe an override, so it has no purpose where one stands.
 * `wipes`: a callback of the account stands that the call would remove, and nobody has told that our app is subscribed.
 * It is the account's, or stands under an app that may be ours.
 * `subscribes`: no callback of the account is known to stand.
 */
export type SubscribeNeed =
  | { readonly kind: "nothing"; readonly override?: string }
  | { readonly kind: "wipes"; readonly override: string; readonly whose: "account" | "perhaps-ours" }
  | { readonly kind: "subscribes" };

/**
 * Judges a subscribe call by what looks have told: the one rule by which a callback of the account is spared, for the
 * pre-check and for the step. Addresses in it are masked.
 */
export function subscribeNeed({ subscriptions, ownApp, accountCallback }: SubscribeFacts): SubscribeNeed {
  const own = subscriptionOf(subscriptions ?? [], ownApp);
  // The number's own fields tell a callback of the account too, where the list is not answered or leaves it out.
  const account = standing(own?.overrideCallbackUri) ?? standing(accountCallback);
  if (own !== undefined)
    return account === undefined ? { kind: "nothing" } : { kind: "nothing", override: account };
  if (account !== undefined) return { kind: "wipes", override: account, whose: "account" };
  const perhaps =
    ownApp === undefined
      ? subscriptions?.map((app) => standing(app.overrideCallbackUri)).find((one) => one !== undefined)
      : undefined;
  return perhaps === undefined
    ? { kind: "subscribes" }
    : { kind: "wipes", override: perhaps, whose: "perhaps-ours" };
}

/** The app that a subscribe call would subscribe: the token's own, else the one that the plan names. */
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

function standing(address: string | undefined): string | undefined {
  return address === "" ? undefined : address;
}
