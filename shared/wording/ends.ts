import type { EndReason } from "../migration/end-reason.ts";
import type { RunSnapshot } from "../migration/run-snapshot.ts";
import { completionOf } from "./completion.ts";
import type { RestingWords } from "./phases.ts";
import type { Translate } from "./translate.ts";

/**
 * Why a migration ended, or would have ended, in one sentence. A complete migration has separate sentences.
 */
export function endReasonSentence(t: Translate, reason: Exclude<EndReason, "complete">): string {
  return t(`ends.${reason}.what`);
}

/** Why a migration ended and what to do next. The location goes between the two and comes from `placeSentence`. */
export function endWords(
  t: Translate,
  run: Pick<RunSnapshot, "spoken" | "direction" | "steps" | "lastReading">,
  reason: EndReason,
): RestingWords {
  const what =
    reason === "complete"
      ? t(`complete.${completionOf(run)}.${run.direction}`, { spoken: run.spoken })
      : t(`ends.${reason}.what`);
  return { what, next: t(`ends.${reason}.next`) };
}
