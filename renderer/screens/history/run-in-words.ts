import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { runWords } from "../../../shared/wording/run-words.ts";
import { durationInWords } from "../../../shared/wording/times.ts";
import type { WindowTranslate } from "../../wording/window-translate.ts";

/** Describes how a migration ended, in one sentence. */
export function endSentence(t: WindowTranslate, run: RunSnapshot): string {
  return runWords(t, run).what;
}

/** Describes the evidence for the number's location in a few words. */
export function proofWord(t: WindowTranslate, { proof, basis }: RunSnapshot): string {
  if (proof === "none") return t("window.basis.none");
  return t(`window.basis.${proof === "attested" ? "person" : (basis ?? "older")}`);
}

/** Formats the time from the migration's start to its last update. */
export function durationWords(t: WindowTranslate, { openedAt, updatedAt }: RunSnapshot): string {
  return durationInWords(t, Date.parse(updatedAt) - Date.parse(openedAt));
}
