import { sourceOf } from "../../../shared/migration/direction.ts";
import { END_TRAITS, type EndReason } from "../../../shared/migration/end-reason.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { Meaning } from "../status/StatusMark.tsx";

/**
 * The mark of a migration's end. Success only if the platform confirmed the location; no alarm for a rejection
 * that left the number confirmed at its source.
 */
export function endMeaning(
  run: Pick<RunSnapshot, "numberIs" | "proof" | "working" | "obstacle" | "direction">,
  reason: EndReason,
): Meaning {
  const { numberIs, proof, direction } = run;
  if (numberIs === "unknown") return "unknown";
  if (reason !== "complete") {
    const isSafe = numberIs === sourceOf(direction) && proof === "proven" && isFine(run);
    return END_TRAITS[reason].outcome === "rejected" && !isSafe ? "stopped" : "attention";
  }
  return proof === "proven" && isFine(run) ? "proven" : "attention";
}

/** Whether nothing was observed against the number's working where it is. */
export function isFine({ working, obstacle }: Pick<RunSnapshot, "working" | "obstacle">): boolean {
  return working !== false && obstacle === undefined;
}
