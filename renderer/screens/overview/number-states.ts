import type { NumberStatus } from "../../components/number-status/number-status.ts";
import type { Standing } from "../../components/number-status/headline.ts";

/** What a long list can be narrowed to. */
export const STATES = [
  "all",
  "attention",
  "unknown",
  "never",
  "under-way",
  "working",
  "cloud",
  "on-premises",
] as const;
export type StateFilter = (typeof STATES)[number];

/** Whether a number is in the state that is asked for. */
export function isIn(state: StateFilter, { place, works, known }: NumberStatus): boolean {
  switch (state) {
    case "all":
      return true;
    case "cloud":
    case "on-premises":
      return place === state;
    case "unknown":
      return place === "unknown" && known.by !== "nobody";
    default:
      return works === state;
  }
}

/** The states that any number is in, with how many; `all` first. */
export function statesOf(
  standings: readonly Standing[],
): readonly { readonly state: StateFilter; readonly count: number }[] {
  return STATES.map((state) => ({
    state,
    count: standings.filter(({ status }) => isIn(state, status)).length,
  })).filter(({ state, count }) => state === "all" || count > 0);
}
