import { PRACTICE_ENDPOINT } from "../../../shared/practice/practice-workspace.ts";
import { OWN_APP_NAME, USUAL_SETTINGS } from "./platform-defaults.ts";
import type { CloudToken, Fixtures, OnPremState, WorldState } from "./state.ts";

/** The app's callback URL in the initial state. */
const PRODUCTION_CALLBACK = PRACTICE_ENDPOINT;
/** The account's callback URL after a fault overrides the app's. */
export const PRODUCTION_OVERRIDE = "https://callbacks.example/override";

export type Start = {
  readonly fixtures: Fixtures;
  readonly startsOn: "onprem" | "cloud";
  readonly nowMs: number;
  readonly displayName: string;
  readonly pin: string;
  readonly twoStep: boolean;
  readonly shards: number;
  readonly clustered: boolean;
  readonly cloudToken: CloudToken;
  readonly onPrem: Pick<OnPremState, "username" | "password" | "tokens">;
};

/**
 * Gives the initial state of a rehearsal: the number is registered and healthy, and nothing is in progress.
 */
export function initialWorld(start: Start): WorldState {
  const { fixtures, nowMs } = start;
  const onCloud = start.startsOn === "cloud";
  return {
    fixtures,
    home: start.startsOn,
    homes: [{ home: start.startsOn, atMs: nowMs }],
    gapUntilMs: 0,
    number: {
      displayName: start.displayName,
      nameStatus: "APPROVED",
      status: "CONNECTED",
      qualityRating: "GREEN",
      messagingLimit: "TIER_1K",
      throughput: onCloud ? "STANDARD" : "NOT_APPLICABLE",
      pin: start.pin,
      twoStep: start.twoStep,
      pinFailures: 0,
      lastPinFailureMs: undefined,
      pinLockedUntilMs: 0,
      verifiedForCloud: onCloud,
      deregistration: "complete",
      deletedAtMs: undefined,
      callbackOverride: undefined,
    },
    onPrem: {
      ...start.onPrem,
      gateway: onCloud ? "unregistered" : "connected",
      passwordChanged: false,
      clustered: start.clustered,
      shards: onCloud ? 1 : start.shards,
      registeredAtMs: nowMs,
      settings: USUAL_SETTINGS,
    },
    cloud: {
      tokens: [start.cloudToken],
      subscriptions: onCloud ? [{ id: fixtures.appId, name: OWN_APP_NAME }] : [],
      appSubscription: { callbackUrl: PRODUCTION_CALLBACK, fields: ["messages"] },
      endpointTokens: {
        [PRODUCTION_CALLBACK]: fixtures.endpointToken,
        [PRODUCTION_OVERRIDE]: fixtures.endpointToken,
      },
    },
    backups: [],
    registerCalls: [],
    registerBlockedUntilMs: 0,
    codes: {},
    codeWaits: { sms: 0, voice: 0 },
    lastCode: undefined,
    lastCodeAtMs: undefined,
    traffic: { cloud: 0, onPrem: 0, dropped: 0, unheard: 0 },
  };
}
