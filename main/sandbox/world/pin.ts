import type { WorldState } from "./state.ts";
import { withNumber } from "./state.ts";

/**
 * Two wrong PINs closer together than this count as "too fast". Assumed: the platform's limit is not
 * published.
 */
const FAST_GUESS_MS = 60_000;
/** The number of wrong PINs that locks the number, and for how long. Both are assumed. */
const LOCKING_GUESS = 5;
export const PIN_LOCK_MS = 3_600_000;

export type PinVerdict =
  | { readonly kind: "right" }
  | { readonly kind: "mismatch" }
  | { readonly kind: "tooFast" }
  | { readonly kind: "locked"; readonly waitSeconds: number };

/** True if the text has the format of a PIN. */
export function looksLikePin(pin: string): boolean {
  return /^\d{6}$/.test(pin);
}

/**
 * Compares a PIN with the number's and counts wrong ones.
 *
 * If two-step verification is off, the given PIN becomes the number's PIN.
 */
export function tryPin(
  state: WorldState,
  pin: string,
  nowMs: number,
): { readonly state: WorldState; readonly verdict: PinVerdict } {
  const { number } = state;
  if (!number.twoStep) return { state: setPin(state, pin), verdict: { kind: "right" } };
  if (number.pinLockedUntilMs > nowMs) return { state, verdict: locked(number.pinLockedUntilMs - nowMs) };
  if (pin === number.pin) {
    return {
      state: withNumber(state, { pinFailures: 0, lastPinFailureMs: undefined }),
      verdict: { kind: "right" },
    };
  }
  return countFailure(state, nowMs);
}

/** Gives the state after an authorized PIN change, which clears the count of wrong PINs. */
export function setPin(state: WorldState, pin: string): WorldState {
  return withNumber(state, {
    pin,
    twoStep: true,
    pinFailures: 0,
    lastPinFailureMs: undefined,
    pinLockedUntilMs: 0,
  });
}

function countFailure(
  state: WorldState,
  nowMs: number,
): { readonly state: WorldState; readonly verdict: PinVerdict } {
  const { number } = state;
  const lockIsOver = number.pinLockedUntilMs > 0;
  const failures = (lockIsOver ? 0 : number.pinFailures) + 1;
  const fast = number.lastPinFailureMs !== undefined && nowMs - number.lastPinFailureMs < FAST_GUESS_MS;
  const locks = failures >= LOCKING_GUESS;
  const next = withNumber(state, {
    pinFailures: failures,
    lastPinFailureMs: nowMs,
    pinLockedUntilMs: locks ? nowMs + PIN_LOCK_MS : 0,
  });
  if (locks) return { state: next, verdict: locked(PIN_LOCK_MS) };
  return { state: next, verdict: { kind: fast ? "tooFast" : "mismatch" } };
}

function locked(waitMs: number): PinVerdict {
  return { kind: "locked", waitSeconds: Math.ceil(waitMs / 1_000) };
}
