import type { Chance } from "../world/chance.ts";
import type { ApiRequest } from "../world/api-exchange.ts";
import type { Behavior } from "../world/behavior.ts";
import type { WorldKeeper } from "../world/keeper.ts";
import { shakeHands } from "./verification.ts";
import type { Outbound } from "./outbound.ts";
import { isProduction, type ProductionBehavior } from "../world/production.ts";
import { wantedCallback } from "./wanted-callback.ts";

type Parts = {
  readonly keeper: Pick<WorldKeeper, "state" | "wouldAnswer">;
  readonly outbound: Outbound;
  readonly chance: Chance;
  readonly skips: () => boolean;
  readonly production: () => ProductionBehavior;
};

/** Gives why the callback that a request names is not to be set, or `undefined` where nothing is against it. */
export type VerifyCallback = (request: ApiRequest, conduct: Behavior) => Promise<string | undefined>;

/**
 * The step before a request that sets a callback is carried out: the callback is asked first.
 *
 * It is asked only where the request would be granted otherwise. A production endpoint (`*.example`) cannot be asked:
 * it answers to the verify token that it has, and one that is met for the first time takes the token that it is given.
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
