import { LANGUAGE_FACTS } from "../../shared/language.ts";
import type { WindowTranslate } from "./window-translate.ts";

/** A time span since now in words, one unit: "12 s ago", "3 min ago", "2 h ago", "5 days ago". */
export function ageInWords(t: WindowTranslate, ms: number): string {
  const format = new Intl.RelativeTimeFormat(LANGUAGE_FACTS[t.language].locale, {
    numeric: "auto",
    style: "short",
  });
  const seconds = Math.floor(ms / 1_000);
  if (seconds < 2) return t("window.age.now");
  if (seconds < 60) return t("window.age.seconds", { n: seconds });
  if (seconds < 3_600) return format.format(-Math.floor(seconds / 60), "minute");
  if (seconds < 86_400) return format.format(-Math.floor(seconds / 3_600), "hour");
  return format.format(-Math.floor(seconds / 86_400), "day");
}
