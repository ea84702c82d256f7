import type { BatchState } from "../../../../shared/rpc/areas/batch.ts";
import { earliestTime } from "../../../../shared/wording/times.ts";
import { callProblemWords } from "../../../wording/call-problems.ts";
import type { WindowTranslate } from "../../../wording/window-translate.ts";

/** How far a batch is, as the screen's title. */
export function batchTitle(
  t: WindowTranslate,
  { phase, checkOnly }: Pick<BatchState, "phase" | "checkOnly">,
): string {
  if (checkOnly && phase === "ended") return t("window.batch.title.checked");
  return t(checkOnly && phase === "running" ? "window.batch.title.checking" : `window.batch.title.${phase}`);
}

/** Why a batch doesn't start the rest of its numbers now, and what to do about it; nothing that no longer holds. */
export function batchNotes(
  t: WindowTranslate,
  { phase, because, waitsUntil, pausedBy }: Pick<BatchState, "phase" | "because" | "waitsUntil" | "pausedBy">,
): readonly string[] {
  const notes = because === undefined ? [] : [t(`batch.because.${because}`)];
  if (waitsUntil !== undefined && phase === "running")
    notes.push(t("window.batch.waitsUntil", { time: earliestTime(t, waitsUntil) }));
  if (pausedBy === undefined) return notes;
  const { what, next } = callProblemWords(t, { kind: "named", problem: pausedBy });
  return [...notes, `${what} ${next}`];
}
