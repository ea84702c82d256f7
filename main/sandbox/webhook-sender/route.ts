import type { WorldState } from "../world/state.ts";
import { otherSecret } from "./other-secret.ts";

/** An app that is to hear of something, and where. */
export type Target = { readonly appId: string; readonly url: string; readonly secret: string };

/**
 * Where our own app is called for the number: the number's own callback, else the account's, else the app's.
 * `undefined` where the app is not subscribed to the account, or not to messages.
 */
export function ownCallback({ fixtures, number, cloud }: WorldState): string | undefined {
  const subscribed = cloud.subscriptions.find(({ id }) => id === fixtures.appId);
  if (subscribed === undefined || cloud.appSubscription?.fields.includes("messages") !== true)
    return undefined;
  return number.callbackOverride ?? subscribed.overrideCallbackUri ?? cloud.appSubscription.callbackUrl;
}

/** Every subscribed app with a callback that this platform knows. Strangers have theirs elsewhere, and are not listed. */
export function cloudTargets(state: WorldState, wrongSecret: boolean): readonly Target[] {
  const { appId, appSecret } = state.fixtures;
  const own = ownCallback(state);
  return state.cloud.subscriptions.flatMap(({ id, sends }): readonly Target[] => {
    if (id === appId)
      return own === undefined
        ? []
        : [{ appId, url: own, secret: wrongSecret ? otherSecret(appSecret, "wrong") : appSecret }];
    const url = sends?.callbackUrl ?? own;
    return sends === undefined || url === undefined ? [] : [{ appId: id, url, secret: sends.secret }];
  });
}
