import { text } from "../world/body.ts";
import type { Answer, ApiRequest, Surroundings } from "../world/api-exchange.ts";
import { tryCode, type CodeVerdict } from "../world/codes.ts";
import { moveToOnPrem } from "../world/move-number.ts";
import type { WorldState } from "../world/state.ts";
import { done, refused } from "./replies.ts";

/** Completes the registration with the code that was sent: the number moves here. */
export function completeRegistration(state: WorldState, request: ApiRequest, around: Surroundings): Answer {
  const code = text(request.body, "code");
  if (code === undefined) return refused(state, 1008, "code is required.");
  if (!/^\d{6}$/.test(code)) return refused(state, 1009, "code must be six digits, without a hyphen.");
  const tried = tryCode(state, {
    asker: "onPrem",
    code,
    nowMs: around.nowMs,
    stale: around.conduct.codeStale,
  });
  if (tried.verdict === "right") return done(moveToOnPrem(tried.state, around.nowMs), 201);
  return refused(tried.state, 1005, detailsOf(tried.verdict, tried.guessesLeft));
}

function detailsOf(verdict: Exclude<CodeVerdict, "right">, guessesLeft: number): string {
  switch (verdict) {
    case "mismatch":
      return `mismatch: the code is not the one that was sent; ${guessesLeft} guesses are left.`;
    case "stale":
      return "stale: the code has expired; request another one.";
    case "tooManyGuesses":
      return "too_many_guesses: the code is void; request another one. retry_after: 60 seconds";
    case "missing":
      return "missing: no code is awaited; request one first.";
  }
}
