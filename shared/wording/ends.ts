import type { RefusalReason } from "../platform/outcome.ts";
import { END_TRAITS, type EndReason } from "../migration/end-reason.ts";
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
  return { what, next: nextWords(t, run, reason) };
}

// Where the platform's reason says what helps, "fix the cause" would mislead: waiting helps, or nothing is known.
function nextWords(t: Translate, { steps }: Pick<RunSnapshot, "steps">, reason: EndReason): string {
  const known = t(`ends.${reason}.next`);
  const refused = steps.findLast(({ state }) => state.kind === "rejected")?.state;
  if (!BY_THE_PLATFORM.has(reason) || refused?.kind !== "rejected" || refused.outcome.kind !== "rejected")
    return known;
  const way = END_TRAITS[reason].resumable ? "resume" : "anew";
  const why = refused.outcome.reason;
  if (PASSES.has(why)) return t(`endsByCause.wait.${way}`);
  if (why === "success-false") return t(`endsByCause.unexplained.${way}`);
  return reason === "account-refused" && !MAY_BE_PIN.has(why) ? t("ends.account-not-sent.next") : known;
}

/** Ends at a request that the platform rejected for one of many reasons. */
const BY_THE_PLATFORM: ReadonlySet<EndReason> = new Set([
  "backup-refused",
  "register-refused",
  "account-refused",
]);

/** Rejections that end by themselves. */
const PASSES: ReadonlySet<RefusalReason> = new Set([
  "number-just-deleted",
  "rate-limited",
  "code-too-soon",
  "service-not-ready",
  "temporarily-refused",
  "maintenance",
]);

const MAY_BE_PIN: ReadonlySet<RefusalReason> = new Set([
  "pin-wrong",
  "pin-locked",
  "pin-too-fast",
  "bad-parameter",
  "other",
]);
