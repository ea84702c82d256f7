import { ABOUT_ONE_MOMENT, type Confirmation } from "../../../../shared/migration/confirmation.ts";
import type { RunState } from "../state/run-state.ts";
import { oldestAgeMs, type Moment } from "../timekeeping.ts";

/** A word about facts of one moment counts for no longer. */
const WORD_LASTS_MS = 24 * 3_600_000;

/**
 * Did a person say so, and does it still count? A word about facts of one moment counts in the process in which it was
 * given, for a day of the clock that cannot jump.
 */
export function hasWord({ confirmed }: RunState, what: Confirmation, now: Moment): boolean {
  const given = confirmed.get(what);
  if (given === undefined) return false;
  if (!ABOUT_ONE_MOMENT.has(what)) return true;
  const age = oldestAgeMs(given, now);
  return age !== undefined && age < WORD_LASTS_MS;
}
