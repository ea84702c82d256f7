import { err, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";

/** The problem of whatever is still asked of a part of the program that was closed for good. */
export const PART_CLOSED = { kind: "storageFailed", code: "ECANCELED" } as const satisfies StorageProblem;

/** Refuses a call to a closed part: what it began would be closed by nobody. */
export function refusedByClosed(): Result<never, typeof PART_CLOSED> {
  return err(PART_CLOSED);
}
