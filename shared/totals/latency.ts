import { LATENCY_BOUNDS_MS, type KindTotals } from "./totals.ts";

/** A latency that is known as a range: at least `fromMs` and at most `toMs`. */
export type LatencyRange = { readonly fromMs: number; readonly toMs: number };

type Spread = Pick<KindTotals, "timed" | "maxMs" | "spread">;

/** The payload's time is in whole seconds, so that what it tells may have happened up to a second later. */
const RESOLUTION_MS = 1_000;

/**
 * The latency that the given share of the arrivals stayed within, 0.5 for the median: the range of the group in which
 * that arrival lies. Undefined if none stated a time.
 */
export function latencyAt({ timed, maxMs, spread }: Spread, share: number): LatencyRange | undefined {
  if (timed === 0) return undefined;
  const rank = Math.max(1, Math.ceil(timed * share));
  let below = 0;
  for (const [place, count] of spread.entries()) {
    below += count;
    if (below < rank) continue;
    const lower = LATENCY_BOUNDS_MS[place - 1] ?? 0;
    return {
      fromMs: Math.max(0, lower - RESOLUTION_MS),
      toMs: Math.min(maxMs, LATENCY_BOUNDS_MS[place] ?? maxMs),
    };
  }
  return undefined;
}

/** Adds up the totals of several kinds or periods. */
export function sumOf(all: readonly (KindTotals | undefined)[]): KindTotals {
  const sum = {
    count: 0,
    timed: 0,
    ahead: 0,
    sumMs: 0,
    maxMs: 0,
    spread: LATENCY_BOUNDS_MS.map(() => 0).concat(0),
  };
  for (const one of all) {
    if (one === undefined) continue;
    sum.count += one.count;
    sum.timed += one.timed;
    sum.ahead += one.ahead;
    sum.sumMs += one.sumMs;
    sum.maxMs = Math.max(sum.maxMs, one.maxMs);
    sum.spread = sum.spread.map((count, place) => count + (one.spread[place] ?? 0));
  }
  return sum;
}
