import type { StateKeeper } from "./state.ts";

const REMEMBERED = 50;

type Past = Pick<StateKeeper, "now">;

/** What is over in this process, the newest first, as far as it is remembered. */
export function pastStates(): { all(): readonly Past[]; remember(one: Past): boolean } {
  const past: Past[] = [];
  return {
    all: () => past,
    /** False where it is known: one that ended here has told more than its record can. */
    remember(one) {
      if (past.some((known) => known.now().test === one.now().test)) return false;
      past.unshift(one);
      past.splice(REMEMBERED);
      return true;
    },
  };
}
