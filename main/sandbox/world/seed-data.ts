import { TOKEN_LIFE_MS } from "./platform-defaults.ts";
import { initialWorld, type Start } from "./initial.ts";
import type { WorldState } from "./state.ts";

/** What the first day begins with: the same secrets make the same first day again. */
export type SeedData = Start & {
  readonly wrongPin: string;
  readonly accessToken: string;
  readonly onPremToken: string;
};

/** The world of a first day that begins now, with the number on this side. Sessions of the first day hold again. */
export function openAgain(opening: SeedData, startsOn: "onprem" | "cloud", nowMs: number): WorldState {
  const tokens = opening.onPrem.tokens.map(({ token }) => ({ token, expiresAtMs: nowMs + TOKEN_LIFE_MS }));
  return initialWorld({ ...opening, startsOn, nowMs, onPrem: { ...opening.onPrem, tokens } });
}
