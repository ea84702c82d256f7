import { member, text } from "../world/body.ts";
import type { Answer, ApiRequest, Surroundings } from "../world/api-exchange.ts";
import { withNumber, withOnPrem, type WorldState } from "../world/state.ts";
import { judgeCertificate, refuseNumber, weighPin } from "./checks.ts";
import { done, refused } from "./replies.ts";

const SHARDS: readonly unknown[] = [1, 2, 4, 8, 16, 32];
/** Setting shards is safe this long after the registration; later the number is disconnected. */
const SHARDS_WINDOW_MS = 7 * 24 * 3_600_000;

/** Gives the number of shards. */
export function readShards(state: WorldState): Answer {
  return done(state, 200, { account: { shards: state.onPrem.shards } });
}

/** Sets the number of shards. An expired certificate gets the number banned. */
export function setShards(state: WorldState, request: ApiRequest, around: Surroundings): Answer {
  const wrongNumber = refuseNumber(state, request.body);
  if (wrongNumber !== undefined) return { state, reply: wrongNumber };
  const shards = member(request.body, "shards");
  if (typeof shards !== "number" || !SHARDS.includes(shards))
    return refused(state, 1009, "shards must be 1, 2, 4, 8, 16 or 32.");
  const cert = text(request.body, "cert");
  if (cert === undefined) return refused(state, 1008, "cert is required.");
  if (state.home !== "onprem") return refused(state, 1011, "The number is not registered with this client.");
  const weighed = weighPin(state, request.body, around.nowMs);
  if (weighed.refusal !== undefined) return { state: weighed.state, reply: weighed.refusal };
  return applyShards(weighed.state, { shards, cert }, around);
}

function applyShards(
  state: WorldState,
  asked: { readonly shards: number; readonly cert: string },
  around: Surroundings,
): Answer {
  const down = withOnPrem(state, { gateway: "disconnected" });
  switch (judgeCertificate(state, asked.cert, around).kind) {
    case "expired":
      return refused(withNumber(down, { status: "BANNED" }), 1005, "cert has expired; the number is banned.");
    case "wrong":
      return refused(
        down,
        1005,
        "cert does not match; the client was logged off. Repeat with the right one.",
      );
    case "good": {
      const late = around.nowMs - state.onPrem.registeredAtMs > SHARDS_WINDOW_MS;
      return done(
        withOnPrem(state, { shards: asked.shards, gateway: late ? "disconnected" : "connected" }),
        201,
      );
    }
  }
}
