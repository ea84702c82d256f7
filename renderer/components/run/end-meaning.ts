import { END_TRAITS, type EndReason } from "../../../shared/migration/end-reason.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { Meaning } from "../status/StatusMark.tsx";

/** The mark of a migration's end. Success only if the platform confirmed the location. */
export function endMeaning(
  { numberIs, proof, working }: Pick<RunSnapshot, "numberIs" | "proof" | "working">,
  reason: EndReason,
): Meaning {
  if (numberIs === "unknown") return "unknown";
  if (reason !== "complete") return END_TRAITS[reason].outcome === "rejected" ? "stopped" : "attention";
  return proof === "proven" && working !== false ? "proven" : "attention";
}
