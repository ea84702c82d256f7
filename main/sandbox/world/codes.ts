import type { Chance } from "./chance.ts";
import type { CodeMethod, PendingCode, WorldState } from "./state.ts";

/** How long a registration code is valid. */
const CODE_LIFE_MS = 10 * 60_000;
/** Minimum time between two codes on one channel. */
const CODE_WAIT_MS = 60_000;
/** Number of wrong codes after which a code is void. */
const CODE_GUESSES = 5;

export type CodeAsker = "onPrem" | "cloud";

export type CodeVerdict = "right" | "mismatch" | "stale" | "tooManyGuesses" | "missing";

/** Milliseconds until the channel may send another code; 0 if it may now. */
export function channelWaitMs(state: WorldState, method: CodeMethod, nowMs: number): number {
  return Math.max(0, state.codeWaits[method] - nowMs);
}

/** Gives the state after a new code was sent on a channel; the code replaces the previous one. */
export function sendCode(
  state: WorldState,
  send: {
    readonly asker: CodeAsker;
    readonly method: CodeMethod;
    readonly nowMs: number;
    readonly chance: Chance;
  },
): WorldState {
  const code = state.fixtures.codes === "random" ? send.chance.digits(6) : state.fixtures.codes;
  const pending: PendingCode = { code, sentAtMs: send.nowMs, wrongGuesses: 0 };
  return {
    ...state,
    codes: { ...state.codes, [send.asker]: pending },
    codeWaits: { ...state.codeWaits, [send.method]: send.nowMs + CODE_WAIT_MS },
    lastCode: `${code.slice(0, 3)}-${code.slice(3)}`,
    lastCodeAtMs: send.nowMs,
  };
}

/** Checks an entered code; a correct code is used up. */
export function tryCode(
  state: WorldState,
  attempt: {
    readonly asker: CodeAsker;
    readonly code: string;
    readonly nowMs: number;
    readonly stale: boolean;
  },
): { readonly state: WorldState; readonly verdict: CodeVerdict; readonly guessesLeft: number } {
  const pending = state.codes[attempt.asker];
  if (pending === undefined) return { state, verdict: "missing", guessesLeft: 0 };
  const guessesLeft = CODE_GUESSES - pending.wrongGuesses;
  if (guessesLeft <= 0) return { state, verdict: "tooManyGuesses", guessesLeft: 0 };
  if (attempt.stale || attempt.nowMs - pending.sentAtMs > CODE_LIFE_MS)
    return { state, verdict: "stale", guessesLeft };
  if (attempt.code === pending.code)
    return { state: withPending(state, attempt.asker, undefined), verdict: "right", guessesLeft };
  const guessed = { ...pending, wrongGuesses: pending.wrongGuesses + 1 };
  return {
    state: withPending(state, attempt.asker, guessed),
    verdict: "mismatch",
    guessesLeft: guessesLeft - 1,
  };
}

function withPending(state: WorldState, asker: CodeAsker, pending: PendingCode | undefined): WorldState {
  const { [asker]: _replaced, ...others } = state.codes;
  return { ...state, codes: pending === undefined ? others : { ...others, [asker]: pending } };
}
