import { isProduction } from "../world/production.ts";
import { withCloud, type WorldState } from "../world/state.ts";
import type { ApiReply, Surroundings } from "../world/api-exchange.ts";
import { badParameter } from "./replies.ts";

const LONGEST_CALLBACK = 200;
/** Most production endpoints that are stored. */
const MOST_ENDPOINTS = 20;

/**
 * Gives the error for a callback URL, or `undefined` if it may be set. The verification request was sent
 * before this call.
 */
export function refuseCallback(
  around: Surroundings,
  given: { readonly name: string; readonly url: string; readonly verifyToken: string | undefined },
): ApiReply | undefined {
  if (!URL.canParse(given.url) || !given.url.startsWith("https://"))
    return badParameter(around, `Param ${given.name} must be an https URL`);
  if (given.url.length > LONGEST_CALLBACK)
    return badParameter(around, `Param ${given.name} must be at most ${LONGEST_CALLBACK} characters`);
  if (given.verifyToken === undefined) return badParameter(around, "The parameter verify_token is required.");
  const why = around.conduct.callbackRefused;
  if (why === undefined) return undefined;
  return badParameter(around, `Callback verification failed with the following errors: ${why}`);
}

/**
 * Gives the state in which a production endpoint has the verify token that it was set with. Tokens of other
 * URLs are not stored.
 */
export function withEndpoint(state: WorldState, url: string, verifyToken: string): WorldState {
  if (!isProduction(url)) return state;
  const { [url]: _before, ...others } = state.cloud.endpointTokens;
  const latest = Object.entries(others).slice(1 - MOST_ENDPOINTS);
  return withCloud(state, { endpointTokens: { ...Object.fromEntries(latest), [url]: verifyToken } });
}
