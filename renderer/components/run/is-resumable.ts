import { END_TRAITS } from "../../../shared/migration/end-reason.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";

/** Whether the migration ended and can be resumed once its cause is fixed. */
export function isResumable({ phase }: Pick<RunSnapshot, "phase">): boolean {
  return phase.kind === "ended" && END_TRAITS[phase.reason].resumable;
}
