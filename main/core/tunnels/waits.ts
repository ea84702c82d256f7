import type { Random } from "../runtime/random.ts";

/** How patient a tunnel is. Times in milliseconds. */
export type TunnelTiming = {
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** A session that stood for so long was a good one: the waits begin anew. */
  readonly stoodWellMs: number;
  readonly pingEveryMs: number;
  readonly pingLimitMs: number;
  /** How long a session that heals itself may take before it is replaced under the same address … */
  readonly healMs: number;
  /** … and before it is replaced under another one, which leaves whoever was given the first with nothing. */
  readonly healOrMoveMs: number;
};

export const TUNNEL_TIMING: TunnelTiming = {
  firstWaitMs: 1_000,
  longestWaitMs: 30_000,
  stoodWellMs: 60_000,
  pingEveryMs: 15_000,
  pingLimitMs: 10_000,
  // cloudflared waits up to 64 s between two tries, and up to 15 s for each.
  healMs: 180_000,
  healOrMoveMs: 600_000,
};

/**
 * How long to wait before attempt `number` (from 0) to open a tunnel anew, in milliseconds: each wait twice the one
 * before, up to the longest, and up to a quarter less by chance, so that many do not come back at once.
 */
export function waitBefore(number: number, timing: TunnelTiming, random: Random): number {
  const wait = Math.min(timing.longestWaitMs, timing.firstWaitMs * 2 ** Math.min(number, 20));
  const [chance = 0] = random.bytes(1);
  return Math.round(wait * (1 - chance / 1_024));
}
