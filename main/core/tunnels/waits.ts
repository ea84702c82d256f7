import type { Random } from "../runtime/random.ts";

/** The times of a tunnel, in ms. */
export type TunnelTiming = {
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** After a session was open this long, waits start again from the shortest. */
  readonly stoodWellMs: number;
  readonly pingEveryMs: number;
  readonly pingLimitMs: number;
  /** How long a self-healing session may take before it is replaced under the same URL … */
  readonly healMs: number;
  /** … and before it is replaced under another URL, which makes the previous URL useless. */
  readonly healOrMoveMs: number;
};

export const TUNNEL_TIMING: TunnelTiming = {
  firstWaitMs: 1_000,
  longestWaitMs: 30_000,
  stoodWellMs: 60_000,
  pingEveryMs: 15_000,
  pingLimitMs: 10_000,
  // cloudflared waits up to 64 s between two attempts, and up to 15 s for each.
  healMs: 180_000,
  healOrMoveMs: 600_000,
};

/**
 * Returns the wait before attempt `number` (from 0) to reopen a tunnel, in ms: doubled each time up to the
 * longest, and randomly reduced by up to a quarter, so that many do not reconnect at once.
 */
export function waitBefore(number: number, timing: TunnelTiming, random: Random): number {
  const wait = Math.min(timing.longestWaitMs, timing.firstWaitMs * 2 ** Math.min(number, 20));
  const [chance = 0] = random.bytes(1);
  return Math.round(wait * (1 - chance / 1_024));
}
