import { TOKEN_LIFE_MS } from "./platform-defaults.ts";
import { initialWorld, type Start } from "./initial.ts";
import type { WorldState } from "./state.ts";

/** Data for the initial state: the same secrets give the same initial state. */
export type SeedData = Start & {
  readonly wrongPin: string;
  readonly accessToken: string;
  readonly onPremToken: string;
};

/**
 * Gives an initial state that starts now, with the number on this API. Sessions of the initial state are
 * valid again.
 */
export function openAgain(opening: SeedData, startsOn: "onprem" | "cloud", nowMs: number): WorldState {
  const tokens = opening.onPrem.tokens.map(({ token }) => ({ token, expiresAtMs: nowMs + TOKEN_LIFE_MS }));
  return initialWorld({ ...opening, startsOn, nowMs, onPrem: { ...opening.onPrem, tokens } });
}
