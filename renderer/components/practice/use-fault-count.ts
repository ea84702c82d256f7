import type { PracticeState } from "../../../shared/practice/practice-state.ts";
import { usePart } from "../../app/use-feed.ts";
import type { Feed } from "../../stores/feed.ts";

/** The number of faults of the sandbox that are switched on. */
export function useFaultCount(practice: Feed<PracticeState>): number {
  return usePart(practice, ({ faults }) => faults.filter(({ on }) => on).length) ?? 0;
}
