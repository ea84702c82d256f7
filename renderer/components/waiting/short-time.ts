import { LANGUAGE_FACTS } from "../../../shared/language.ts";
import type { WindowTranslate } from "../../wording/window-translate.ts";

/** Seconds with one decimal: "2.1 s". Takes milliseconds. */
export function shortSeconds(t: WindowTranslate, ms: number): string {
  return t("window.waiting.unit.s", { n: number(t, Math.max(0, ms) / 1_000, 1) });
}

/**
 * A duration in at most two units: "8 min 40 s", "60 s", "2 h 5 min". Takes milliseconds; rounds up to
 * seconds.
 */
export function shortTime(t: WindowTranslate, ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const unit = (value: number, name: "h" | "min" | "s"): string =>
    t(`window.waiting.unit.${name}`, { n: number(t, value, 0) });
  if (seconds <= 60) return unit(seconds, "s");
  const [large, small, size] = seconds < 3_600 ? (["min", "s", 60] as const) : (["h", "min", 3_600] as const);
  const rest = Math.floor((seconds % size) / (size / 60));
  const whole = unit(Math.floor(seconds / size), large);
  return rest === 0 ? whole : `${whole} ${unit(rest, small)}`;
}

function number(t: WindowTranslate, value: number, digits: number): string {
  return new Intl.NumberFormat(LANGUAGE_FACTS[t.language].locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}
