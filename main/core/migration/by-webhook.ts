import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import { instant } from "../../../shared/time.ts";
import type { Decision } from "./decide/decision.ts";
import type { RunContext } from "./desk.ts";

/**
 * What to write where a run waits for a person's word on its register while a webhook of the number has arrived that
 * only a number in the cloud can have caused; undefined where none has. That none came proves nothing.
 */
export function proofByWebhook(
  { state, witness }: Pick<RunContext, "state" | "witness">,
  decision: Decision,
): JournalEntry | undefined {
  if (decision.kind !== "wait" || decision.phase.kind !== "unknown" || decision.phase.step !== "register")
    return undefined;
  const since = state.marks.moveIntent?.wall;
  // Of a number that was in the cloud before, a webhook says nothing about this request.
  if (since === undefined || state.before?.home === "cloud") return undefined;
  // This machine's clock may have been set back since an older message came: the platform's own must agree.
  const dated = Date.parse(platformDateBefore(state) ?? "");
  if (Number.isNaN(dated)) return undefined;
  const found = witness({
    phoneNumberId: state.plan.number.phoneNumberId,
    since,
    platformSince: instant(dated),
  });
  return found === undefined
    ? undefined
    : { kind: "settled", step: "register", by: "webhook", witness: found };
}

/** What the cloud's clock said last before the request left. */
function platformDateBefore({ readingBefore, before }: RunContext["state"]): string | undefined {
  return readingBefore?.cloud.evidence.serverDate ?? before?.cloud.evidence.serverDate;
}
