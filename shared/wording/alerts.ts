import { ALERT_NEWS, type AlertFacts, type AlertsState, type AlertTry } from "../alert/alert.ts";
import { unreachable } from "../invariant.ts";
import { localTime } from "./times.ts";
import type { Translate } from "./translate.ts";

/** What an alert says, in one or two sentences. */
export function alertText(
  t: Translate,
  { news, spoken, direction, reason, silentSince, counts = {} }: AlertFacts,
): string {
  const number = spoken ?? t("alerts.aNumber");
  switch (news) {
    case "test":
      return t("alerts.news.test");
    case "several":
      return t("alerts.news.several", { counts: countsOf(t, counts) });
    case "awaiting-code":
    case "unknown":
    case "arriving":
      return t(`alerts.news.${news}`, { number });
    case "silent":
      return silentSince === undefined
        ? t("alerts.news.silent", { number })
        : t("alerts.news.silentSince", { number, since: localTime(t, silentSince) });
    case "ended":
      return reason === "complete"
        ? t(`alerts.news.complete.${direction ?? "to-cloud"}`, { number })
        : t("alerts.news.ended", { number });
    default:
      return unreachable(news);
  }
}

/** What the alerts are about, with how many there are of each. */
function countsOf(t: Translate, counts: NonNullable<AlertFacts["counts"]>): string {
  const parts = ALERT_NEWS.flatMap((news) => {
    const count = counts[news] ?? 0;
    return count === 0 ? [] : [t("alerts.news.counted", { name: t(`alerts.names.${news}`), count })];
  });
  return new Intl.ListFormat(t.language, { type: "unit" }).format(parts);
}

/** Why no alerts are sent now. */
export function alertsUnsent(t: Translate, why: NonNullable<AlertsState["unsent"]>): string {
  return t(`alerts.unsent.${why}`);
}

/** What became of an alert, as far as it is known here. */
export function alertOutcome(t: Translate, { outcome, status, why }: AlertTry, host: string): string {
  switch (outcome) {
    case "accepted":
    case "refused":
      return t(`alerts.outcome.${outcome}`, { host, status: status ?? 0 });
    case "not-sent":
      if (why === "newer-version") return alertsUnsent(t, why);
      return t(`alerts.outcome.not-sent.${reasonOf(why)}`, { host });
    case "sending":
    case "waiting":
    case "unknown":
      return t(`alerts.outcome.${outcome}`, { host });
    default:
      return unreachable(outcome);
  }
}

const REASONS = ["no-url", "address", "storage", "target-changed", "too-old"] as const;

function reasonOf(why: string | undefined): (typeof REASONS)[number] | "connection" {
  return REASONS.find((one) => one === why) ?? "connection";
}
