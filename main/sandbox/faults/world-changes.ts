import { OWN_APP_NAME } from "../cloud/subscribed-apps.ts";
import { withCloud, withOnPrem, type WorldState } from "../world/state.ts";

/** The world in which a strange app is subscribed too, and our own app's callback is overridden for the account. */
export function subscribeStranger(state: WorldState): WorldState {
  const own = {
    id: state.fixtures.appId,
    name: OWN_APP_NAME,
    overrideCallbackUri: "https://callbacks.example/override",
  };
  return withCloud(state, { subscriptions: [{ id: "998877665544332", name: "Another Company's App" }, own] });
}

/** The world in which every session at the on-premises client is over. */
export function expireOnPremTokens(state: WorldState): WorldState {
  return withOnPrem(state, { tokens: [] });
}

/** The world in which the cloud's tokens have expired. */
export function expireCloudTokens(state: WorldState, nowMs: number): WorldState {
  return withCloud(state, { tokens: state.cloud.tokens.map((token) => ({ ...token, expiresAtMs: nowMs })) });
}

/** The world in which the on-premises client has lost its connection, where it had one to lose. */
export function disconnectClient(state: WorldState): WorldState {
  return state.home === "onprem" ? withOnPrem(state, { gateway: "disconnected" }) : state;
}
