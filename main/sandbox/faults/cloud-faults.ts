import { cloudError, instead } from "./answers.ts";
import type { Fault } from "./fault.ts";
import * as at from "./request-matchers.ts";
import { OWN_APP_NAME } from "../world/platform-defaults.ts";
import { otherSecret } from "../webhook-sender/other-secret.ts";
import { PRODUCTION_OVERRIDE } from "../world/initial.ts";
import { type Subscription, type WorldState, withCloud, withOnPrem } from "../world/state.ts";

const STRANGER = "998877665544332";
const SECOND_APP = "887766554433221";

/**
 * Gives the state in which an unknown app is subscribed too, and our own app's callback URL is overridden for
 * the account.
 */
function subscribeStranger(state: WorldState): WorldState {
  const own = {
    id: state.fixtures.appId,
    name: OWN_APP_NAME,
    overrideCallbackUri: PRODUCTION_OVERRIDE,
  };
  const second = state.cloud.subscriptions.filter(({ id }) => id === SECOND_APP);
  const stranger = { id: STRANGER, name: "Another Company's App" };
  return withCloud(state, { subscriptions: [stranger, ...second, own] });
}

/** Gives the state without the unknown app and without overridden callback URLs. */
function unsubscribeStranger(state: WorldState): WorldState {
  const own = state.cloud.subscriptions.filter(({ id }) => id !== STRANGER);
  // Setting the fault subscribed our own app too; a number that is not in the cloud does not need that.
  const subscriptions =
    state.home === "cloud" ? own.map(({ overrideCallbackUri: _wiped, ...app }) => app) : [];
  return withCloud(state, { subscriptions });
}

/**
 * Gives the state in which a second app of the same company is subscribed, with the same callback URL as
 * ours.
 */
export function subscribeSecondApp(state: WorldState): WorldState {
  const secret = otherSecret(state.fixtures.appSecret, "second app");
  const second = { id: SECOND_APP, name: "Northwind Helpdesk", sends: { secret } };
  return withCloud(state, { subscriptions: [...withoutSecondApp(state), second] });
}

/** Gives the state without the second app. */
export function unsubscribeSecondApp(state: WorldState): WorldState {
  return withCloud(state, { subscriptions: withoutSecondApp(state) });
}

function withoutSecondApp(state: WorldState): readonly Subscription[] {
  return state.cloud.subscriptions.filter(({ id }) => id !== SECOND_APP);
}

/** Gives the state in which every session at the on-premises client has expired. */
export function expireOnPremTokens(state: WorldState): WorldState {
  return withOnPrem(state, { tokens: [] });
}

/** Gives the state in which the cloud's tokens have expired. */
export function expireCloudTokens(state: WorldState, nowMs: number): WorldState {
  return withCloud(state, { tokens: state.cloud.tokens.map((token) => ({ ...token, expiresAtMs: nowMs })) });
}

/** Gives the state in which the on-premises client has lost its connection, if it had one. */
export function disconnectClient(state: WorldState): WorldState {
  return state.home === "onprem" ? withOnPrem(state, { gateway: "disconnected" }) : state;
}

/** Gives the state in which a client that had lost its connection is connected again. */
export function reconnectClient(state: WorldState): WorldState {
  const lost = state.home === "onprem" && state.onPrem.gateway === "disconnected";
  return lost ? withOnPrem(state, { gateway: "connected" }) : state;
}

/** Faults of the cloud's other calls. To add a fault, add an entry. */
export const CLOUD_FAULTS = {
  "lost-subscribe-before": {
    strikes: at.SUBSCRIBE,
    does: { kind: "reset", acts: false },
    times: 1,
  },
  "lost-subscribe-after": {
    strikes: at.SUBSCRIBE,
    does: { kind: "reset", acts: true },
    times: 1,
  },
  "subscribe-denied": {
    strikes: at.SUBSCRIBE,
    does: instead(cloudError(403, 200, "You do not have the necessary permissions")),
    times: "always",
  },
  "subscribed-by-others": {
    strikes: [...at.SUBSCRIBED_APPS, ...at.SUBSCRIBE],
    does: { kind: "world", change: subscribeStranger, undo: unsubscribeStranger },
    times: "always",
  },
  "rate-limited": {
    strikes: at.SUBSCRIBE,
    does: instead(cloudError(429, 4, "Application request limit reached", { "retry-after": "1" })),
    times: 2,
  },
  "token-expired": {
    strikes: at.ANY_CLOUD,
    does: { kind: "conduct", conduct: { cloudTokenExpired: true } },
    times: "always",
  },
  "token-lacks-scope": {
    strikes: [...at.CLOUD_CHANGES, ...at.TOKEN_CHECK],
    does: { kind: "conduct", conduct: { missingScope: "business_management" } },
    times: "always",
  },
  "unknown-field-refused": {
    strikes: [...at.NUMBER, ...at.NUMBERS],
    does: { kind: "conduct", conduct: { refusedFields: ["health_status", "throughput"] } },
    times: "always",
  },
  "platform-field-refused": {
    strikes: [...at.NUMBER, ...at.NUMBERS],
    does: { kind: "conduct", conduct: { refusedFields: ["platform_type", "host_platform"] } },
    times: "always",
  },
  "no-lookups": {
    strikes: [...at.NUMBER, ...at.NUMBERS, ...at.TEMPLATES, ...at.TOKEN_CHECK, ...at.SUBSCRIBED_APPS],
    does: instead(cloudError(404, 2500, "Unknown path components")),
    times: "always",
  },
  "cloud-lookup-missing": {
    strikes: at.NUMBER,
    does: instead(cloudError(404, 2500, "Unknown path components")),
    times: "always",
  },
  "template-changed": {
    strikes: at.TEMPLATES,
    does: { kind: "conduct", conduct: { templates: "changed-by-move" } },
    times: "always",
  },
  "templates-cut-off": {
    strikes: at.TEMPLATES,
    does: { kind: "conduct", conduct: { templates: "second-page-fails" } },
    times: "always",
  },
  "templates-missing": {
    strikes: at.TEMPLATES,
    does: instead(cloudError(404, 2500, "Unknown path components")),
    times: "always",
  },
  "throughput-late": {
    strikes: at.NUMBER,
    does: { kind: "conduct", conduct: { throughputLateMs: 15_000 } },
    times: "always",
  },
  "banned-after-move": {
    strikes: [...at.NUMBER, ...at.NUMBERS],
    does: { kind: "conduct", conduct: { statusAfterMove: "BANNED" } },
    times: "always",
  },
  "restricted-after-move": {
    strikes: [...at.NUMBER, ...at.NUMBERS],
    does: { kind: "conduct", conduct: { statusAfterMove: "RESTRICTED" } },
    times: "always",
  },
  "verify-code-expired": {
    strikes: at.VERIFY_CLOUD,
    does: { kind: "conduct", conduct: { codeStale: true } },
    times: "always",
  },
} as const satisfies Readonly<Record<string, Fault>>;
