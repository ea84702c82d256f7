import type { Pace } from "../../../sandbox/index.ts";

/** Slow enough for a person to see the steps happen. */
const WINDOW_PACE: Pace = { looksMs: 250, changesMs: 600 };
const LONGEST_MS = 10_000;

/**
 * How long the practice platform takes to answer. SWITCHOVER_PRACTICE_PACE_MS, a whole number of milliseconds,
 * sets the same time for looks and changes; anything else in it counts as unset.
 */
export function practicePace(env: Readonly<Record<string, string | undefined>>): Pace {
  const given = env["SWITCHOVER_PRACTICE_PACE_MS"];
  if (given === undefined || !/^[0-9]{1,5}$/.test(given)) return WINDOW_PACE;
  const ms = Math.min(Number(given), LONGEST_MS);
  return { looksMs: ms, changesMs: ms };
}
