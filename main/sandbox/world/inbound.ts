import type { Traffic, WorldState } from "./state.ts";

export type InboundFate = "cloud" | "onprem" | "dropped" | "unheard";

/**
 * What becomes of one message that an end user sends to the number now.
 *
 * In the gap after a change of home, and while nobody holds a working connection, it vanishes without a word.
 */
export function receiveInbound(
  state: WorldState,
  nowMs: number,
): { readonly state: WorldState; readonly fate: InboundFate } {
  const fate = fateOf(state, nowMs);
  const key: keyof Traffic = fate === "onprem" ? "onPrem" : fate;
  return { state: { ...state, traffic: { ...state.traffic, [key]: state.traffic[key] + 1 } }, fate };
}

function fateOf(state: WorldState, nowMs: number): InboundFate {
  if (nowMs < state.gapUntilMs || state.home === "none") return "dropped";
  if (state.home === "onprem") return state.onPrem.gateway === "connected" ? "onprem" : "dropped";
  return state.cloud.subscriptions.length > 0 ? "cloud" : "unheard";
}
