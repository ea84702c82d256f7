import { sourceOf } from "../../../shared/migration/direction.ts";
import { END_TRAITS, type EndReason } from "../../../shared/migration/end-reason.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { Meaning } from "../status/StatusMark.tsx";

/**
 * The mark of a migration's end. Success only if the platform confirmed the location; no alarm for a rejection
 * that left the number confirmed at its source.
 */
export function endMeaning(
  { numberIs, proof, working, direction }: Pick<RunSnapshot, "numberIs" | "proof" | "working" | "direction">,
  reason: EndReason,
): Meaning {
  if (numberIs === "unknown") return "unknown";
  if (reason !== "complete") {
    const isSafe = numberIs === sourceOf(direction) && proof === "proven" && working !== false;
    return END_TRAITS[reason].outcome === "rejected" && !isSafe ? "stopped" : "attention";
  }
  return proof === "proven" && working !== false ? "proven" : "attention";
}
