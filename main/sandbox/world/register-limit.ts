import type { WorldState } from "./state.ts";

const REGISTER_LIMIT = 10;
const REGISTER_WINDOW_MS = 72 * 3_600_000;

/**
 * Counts one register call of the number.
 *
 * Ten in a moving 72 hours are let through; the next one blocks the number for the 72 hours that follow.
 */
export function countRegisterCall(
  state: WorldState,
  nowMs: number,
): { readonly state: WorldState; readonly allowed: boolean } {
  const counted = { ...state, registerCalls: [...state.registerCalls, nowMs] };
  if (state.registerBlockedUntilMs > nowMs) return { state: counted, allowed: false };
  const recent = counted.registerCalls.filter((atMs) => nowMs - atMs < REGISTER_WINDOW_MS);
  if (recent.length <= REGISTER_LIMIT) return { state: counted, allowed: true };
  return { state: { ...counted, registerBlockedUntilMs: nowMs + REGISTER_WINDOW_MS }, allowed: false };
}
