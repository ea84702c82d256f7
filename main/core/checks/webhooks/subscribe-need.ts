import type { SubscribedApp } from "../../../../shared/platform/facts.ts";
import { subscriptionOf } from "./own-app.ts";

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
 * `nothing`: our app is on the list; the call would only wipe an override, so it has no purpose.
 * `wipes`: a callback of the account stands that the call would remove, and nobody has told that our app is subscribed.
 * `subscribes`: no callback of the account is known to stand.
 */
export type SubscribeNeed =
  | { readonly kind: "nothing"; readonly override?: string }
  | { readonly kind: "wipes"; readonly override: string }
  | { readonly kind: "subscribes" };

/** Judges a subscribe call by looks. Addresses in it are masked. */
export function subscribeNeed({ subscriptions, ownApp, accountCallback }: SubscribeFacts): SubscribeNeed {
  const own = ownApp === undefined ? undefined : subscriptionOf(subscriptions ?? [], ownApp);
  // The number's own fields tell a callback of the account too, where the list is not answered or leaves it out.
  const override = own?.overrideCallbackUri ?? accountCallback;
  const stands = override !== undefined && override !== "";
  if (own !== undefined) return stands ? { kind: "nothing", override } : { kind: "nothing" };
  return stands ? { kind: "wipes", override } : { kind: "subscribes" };
}
