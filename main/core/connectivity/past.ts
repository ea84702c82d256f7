import type { StateKeeper } from "./state.ts";

const REMEMBERED = 50;

type Past = Pick<StateKeeper, "now">;

/** The tests that ended in this process, newest first, at most 50. */
export function pastStates(): { all(): readonly Past[]; remember(one: Past): boolean } {
  const past: Past[] = [];
  return {
    all: () => past,
    /**
     * Returns false if the test is already listed: the state from this process holds more than its record
     * can.
     */
    remember(one) {
      if (past.some((known) => known.now().test === one.now().test)) return false;
      past.unshift(one);
      past.splice(REMEMBERED);
      return true;
    },
  };
}
