import { text } from "../world/body.ts";
import type { Answer, ApiRequest } from "../world/api-exchange.ts";
import { looksLikePin, setPin } from "../world/pin.ts";
import { withNumber, type WorldState } from "../world/state.ts";
import { done, refused } from "./replies.ts";

const NOT_HERE = "The number is not registered with this client.";

/** Switches two-step verification on with the given PIN. */
export function enableTwoStep(state: WorldState, request: ApiRequest): Answer {
  const pin = text(request.body, "pin");
  if (pin === undefined) return refused(state, 1008, "pin is required.");
  if (!looksLikePin(pin)) return refused(state, 1009, "pin must be six digits.");
  if (state.home !== "onprem") return refused(state, 1011, NOT_HERE);
  return done(setPin(state, pin), 200);
}

/** Switches two-step verification off; the next registration sets a new PIN. */
export function disableTwoStep(state: WorldState): Answer {
  if (state.home !== "onprem") return refused(state, 1011, NOT_HERE);
  return done(
    withNumber(state, { twoStep: false, pinFailures: 0, lastPinFailureMs: undefined, pinLockedUntilMs: 0 }),
    200,
  );
}
