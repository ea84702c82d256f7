import { text } from "../world/body.ts";
import type { Answer, ApiRequest, Surroundings } from "../world/api-exchange.ts";
import { withCloud, type Subscription, type WorldState } from "../world/state.ts";
import { refuseCallback, withEndpoint } from "./callback.ts";
import { OWN_APP_NAME } from "../world/platform-defaults.ts";
import { badParameter, success } from "./replies.ts";

/** Lists the apps that are subscribed to the account's events. */
export function listSubscribedApps(state: WorldState): Answer {
  const key = `${state.fixtures.brand}_business_api_data`;
  const data = state.cloud.subscriptions.map(({ id, name, overrideCallbackUri }) => ({
    [key]: { id, name, link: `https://apps.example/${id}` },
    ...(overrideCallbackUri === undefined ? {} : { override_callback_uri: overrideCallbackUri }),
  }));
  return { state, reply: { status: 200, body: { data } } };
}

/** Subscribes the app that owns the token. Without a body, the account's own callback URL is removed. */
export function subscribeApp(state: WorldState, request: ApiRequest, around: Surroundings): Answer {
  const callback = text(request.body, "override_callback_uri");
  const own: Subscription = { id: state.fixtures.appId, name: OWN_APP_NAME };
  if (callback === undefined) return success(withSubscription(state, own));
  const verifyToken = text(request.body, "verify_token");
  const refusal = refuseCallback(around, { name: "override_callback_uri", url: callback, verifyToken });
  if (verifyToken === undefined || refusal !== undefined)
    return { state, reply: refusal ?? badParameter(around, "The parameter verify_token is required.") };
  if (!state.cloud.subscriptions.some((app) => app.id === own.id)) {
    return {
      state,
      reply: badParameter(
        around,
        "Before override the current callback uri, your app must be subscribed to receive messages for the business account",
      ),
    };
  }
  const overridden = withSubscription(state, { ...own, overrideCallbackUri: callback });
  return success(withEndpoint(overridden, callback, verifyToken));
}

/** Unsubscribes the app that owns the token. */
export function unsubscribeApp(state: WorldState): Answer {
  return success(withCloud(state, { subscriptions: others(state) }));
}

function withSubscription(state: WorldState, own: Subscription): WorldState {
  return withCloud(state, { subscriptions: [...others(state), own] });
}

function others(state: WorldState): readonly Subscription[] {
  return state.cloud.subscriptions.filter((app) => app.id !== state.fixtures.appId);
}
