import { OWN_APP_NAME } from "../cloud/subscribed-apps.ts";
import { withCloud, withOnPrem, type WorldState } from "../world/state.ts";

const STRANGER = "998877665544332";

/** The world in which a strange app is subscribed too, and our own app's callback is overridden for the account. */
export function subscribeStranger(state: WorldState): WorldState {
  const own = {
    id: state.fixtures.appId,
    name: OWN_APP_NAME,
    overrideCallbackUri: "https://callbacks.example/override",
  };
  return withCloud(state, { subscriptions: [{ id: STRANGER, name: "Another Company's App" }, own] });
}

/** The world without the strange app, and with no callback overridden any more. */
export function unsubscribeStranger(state: WorldState): WorldState {
  const own = state.cloud.subscriptions.filter(({ id }) => id !== STRANGER);
  // Setting the fault subscribed our own app too; a number that is not with the cloud has no use for that.
  const subscriptions = state.home === "cloud" ? own.map(({ id, name }) => ({ id, name })) : [];
  return withCloud(state, { subscriptions });
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

/** The world in which a client that had lost its connection has it again. */
export function reconnectClient(state: WorldState): WorldState {
  const lost = state.home === "onprem" && state.onPrem.gateway === "disconnected";
  return lost ? withOnPrem(state, { gateway: "connected" }) : state;
}
