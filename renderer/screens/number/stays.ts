import { sourceOf } from "../../../shared/migration/direction.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";

/** A time that a number spent in one place, as its migrations tell; `from` is missing for the first one. */
export type Stay = {
  readonly place: "on-premises" | "cloud";
  /** ISO 8601. */
  readonly from?: string;
  readonly until?: string;
};

/**
 * The places of a number one after the other, from its migrations in the order in which they ended. Only migrations
 * whose result is confirmed count; without one there is nothing to tell.
 */
export function staysOf(runs: readonly RunSnapshot[]): readonly Stay[] {
  const stays: Stay[] = [];
  for (const { phase, endedAt, updatedAt, proof, numberIs, direction } of runs) {
    if (phase.kind !== "ended" || proof !== "proven" || numberIs === "unknown") continue;
    if (numberIs === sourceOf(direction)) continue;
    const at = endedAt ?? updatedAt;
    const last = stays.at(-1);
    if (last?.place === numberIs) continue;
    if (last === undefined) stays.push({ place: sourceOf(direction), until: at });
    else stays[stays.length - 1] = { ...last, until: at };
    stays.push({ place: numberIs, from: at });
  }
  return stays;
}
