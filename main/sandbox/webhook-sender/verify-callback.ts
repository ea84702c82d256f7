import type { Chance } from "../world/chance.ts";
import type { ApiRequest } from "../world/api-exchange.ts";
import type { Behavior } from "../world/behavior.ts";
import type { WorldKeeper } from "../world/keeper.ts";
import type { Outbound } from "./outbound.ts";
import { type ProductionBehavior, isProduction } from "../world/production.ts";
import { member, text } from "../world/body.ts";
import type { Fixtures } from "../world/state.ts";

/** A callback URL that a request sets, and its verify token. */
export type WantedCallback = { readonly url: string; readonly verifyToken: string };

/**
 * Gives the callback URL that a request to the cloud API sets; `undefined` for any other request, and for one
 * that clears it.
 */
function wantedCallback(fixtures: Fixtures, request: ApiRequest): WantedCallback | undefined {
  if (request.api !== "cloud" || request.method !== "POST") return undefined;
  switch (request.path) {
    case `/${fixtures.appId}/subscriptions`:
      return pairOf(request.body, "callback_url");
    case `/${fixtures.businessAccountId}/subscribed_apps`:
      return pairOf(request.body, "override_callback_uri");
    case `/${fixtures.phoneNumberId}`:
      return pairOf(member(request.body, "webhook_configuration"), "override_callback_uri");
    default:
      return undefined;
  }
}

function pairOf(body: unknown, name: string): WantedCallback | undefined {
  const url = text(body, name);
  const verifyToken = text(body, "verify_token");
  return url === undefined || url === "" || verifyToken === undefined ? undefined : { url, verifyToken };
}

/**
 * Sends a verification request to a URL: it must return a new challenge, unchanged and with 200.
 *
 * Gives why it failed, or `undefined` if it succeeded.
 */
async function shakeHands(
  outbound: Outbound,
  chance: Chance,
  { url, verifyToken }: WantedCallback,
): Promise<string | undefined> {
  const challenge = chance.digits(10);
  const asked = new URL(url);
  asked.searchParams.append("hub.mode", "subscribe");
  asked.searchParams.append("hub.challenge", challenge);
  asked.searchParams.append("hub.verify_token", verifyToken);
  const outcome = await outbound.send({ method: "GET", url: asked.href });
  if (outcome.kind === "failed") return outcome.why;
  if (outcome.status !== 200) return `HTTP status ${outcome.status}`;
  return outcome.text === challenge ? undefined : "the answer is not the challenge";
}

type Parts = {
  readonly keeper: Pick<WorldKeeper, "state" | "wouldAnswer">;
  readonly outbound: Outbound;
  readonly chance: Chance;
  readonly skips: () => boolean;
  readonly production: () => ProductionBehavior;
};

/** Gives why the callback URL of a request cannot be set, or `undefined` if it can. */
export type VerifyCallback = (request: ApiRequest, conduct: Behavior) => Promise<string | undefined>;

/**
 * Creates the check that precedes a request that sets a callback URL: the verification request.
 *
 * It is sent only if the request would otherwise succeed. No request is sent to a production endpoint
 * (`*.example`): it is compared with the verify token that it has, and a new one takes the given token.
 */
export function callbackVerifier({ keeper, outbound, chance, skips, production }: Parts): VerifyCallback {
  return async (request, conduct) => {
    const state = keeper.state();
    const wanted = wantedCallback(state.fixtures, request);
    if (wanted === undefined || skips() || keeper.wouldAnswer(request, conduct).status !== 200)
      return undefined;
    if (!isProduction(wanted.url)) return shakeHands(outbound, chance, wanted);
    if (production() === "fails") return "HTTP status 500";
    if (production() === "absent") return "ECONNREFUSED";
    const known = state.cloud.endpointTokens[wanted.url];
    return known === undefined || known === wanted.verifyToken ? undefined : "HTTP status 403";
  };
}
