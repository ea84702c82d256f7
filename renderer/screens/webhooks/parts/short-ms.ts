import { amountIn } from "../../../../shared/wording/amounts.ts";
import { shortSeconds, shortTime } from "../../../components/waiting/short-time.ts";
import type { WindowTranslate } from "../../../wording/window-translate.ts";

/** Formats a duration in milliseconds as briefly as possible: "41 ms", "1.4 s", "3 min 20 s". */
export function shortMs(t: WindowTranslate, ms: number): string {
  if (ms < 0.5) return t("window.webhooks.ms", { n: "<1" });
  if (ms < 1_000) return t("window.webhooks.ms", { n: amountIn(t, Math.max(0, Math.round(ms))) });
  return ms < 60_000 ? shortSeconds(t, ms) : shortTime(t, ms);
}
