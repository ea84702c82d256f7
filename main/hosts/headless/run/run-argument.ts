import { RunId } from "../../../../shared/ids.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import { refusalFor, type Refusal } from "../refusal.ts";

/** Parses the RUN argument. An invalid value is not repeated: it may be a code typed by mistake. */
export function runArgument(given: string): Result<RunId, Refusal> {
  const parsed = RunId.safeParse(given);
  if (parsed.success) return ok(parsed.data);
  return err(refusalFor("noMigrationId"));
}
