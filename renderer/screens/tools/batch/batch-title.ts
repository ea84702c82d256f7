import type { BatchState } from "../../../../shared/rpc/areas/batch.ts";
import { earliestTime } from "../../../../shared/wording/times.ts";
import { callProblemWords } from "../../../wording/call-problems.ts";
import type { WindowTranslate } from "../../../wording/window-translate.ts";

export function numbersInProgress({ rows }: Pick<BatchState, "rows">): number {
  return rows.filter(({ at }) => at === "in-progress").length;
}

/** How far a batch is, as the screen's title. */
export function batchTitle(
  t: WindowTranslate,
  { phase, checkOnly, rows }: Pick<BatchState, "phase" | "checkOnly" | "rows">,
): string {
  if (phase === "paused" && numbersInProgress({ rows }) > 0) return t("window.batch.title.pausing");
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
