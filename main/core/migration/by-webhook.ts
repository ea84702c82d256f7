import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import type { Decision } from "./decide/decision.ts";
import type { RunDesk } from "./desk.ts";

/**
 * What to write where a run waits for a person's word on its register while a webhook of the number has arrived that
 * only a number in the cloud can have caused; undefined where none has. That none came proves nothing.
 */
export function proofByWebhook(
  { state, witness }: Pick<RunDesk, "state" | "witness">,
  decision: Decision,
): JournalEntry | undefined {
  if (decision.kind !== "wait" || decision.phase.kind !== "unknown" || decision.phase.step !== "register")
    return undefined;
  const since = state.marks.moveIntent?.wall;
  // Of a number that was in the cloud before, a webhook says nothing about this request.
  if (since === undefined || state.before?.home === "cloud") return undefined;
  const found = witness({ phoneNumberId: state.plan.number.phoneNumberId, since });
  return found === undefined
    ? undefined
    : { kind: "settled", step: "register", by: "webhook", witness: found };
}
