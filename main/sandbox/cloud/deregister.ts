import type { Answer, ApiRequest, Surroundings } from "../world/api-exchange.ts";
import { leaveCloud } from "../world/move-number.ts";
import { withNumber, type WorldState } from "../world/state.ts";
import { graphError, success } from "./replies.ts";

/** Takes the number off the cloud; also finishes a deregistration that stopped half-way. */
export function deregister(state: WorldState, _request: ApiRequest, around: Surroundings): Answer {
  if (state.home === "cloud")
    return success(withNumber(leaveCloud(state, around.nowMs), { deregistration: "complete" }));
  if (state.number.deregistration === "incomplete")
    return success(withNumber(state, { deregistration: "complete" }));
  const details = "The number is not registered with the cloud.";
  return {
    state,
    reply: graphError(around, 133010, { status: 400, message: "Phone number not registered", details }),
  };
}
