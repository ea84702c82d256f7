import {
  ALERT_NEWS,
  type AlertFacts,
  type AlertsState,
  type AlertTry,
  type SentAlert,
} from "../alert/alert.ts";
import { unreachable } from "../invariant.ts";
import { CONNECTION_CAUSES, TLS_CAUSES } from "../platform/outcome.ts";
import { digestText } from "./digest.ts";
import { localTime } from "./times.ts";
import type { Translate } from "./translate.ts";

/** What an alert says, in one or two sentences; a digest in lines. */
export function alertText(
  t: Translate,
  { news, spoken, direction, reason, reportedAgainst, silentSince, digest, counts = {} }: AlertFacts,
): string {
  const number = spoken ?? t("alerts.aNumber");
  switch (news) {
    case "test":
      return t("alerts.news.test");
    case "digest":
      return digest === undefined ? t("alerts.names.digest") : digestText(t, digest);
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
      if (reason !== "complete") return t("alerts.news.ended", { number });
      return t(
        `alerts.news.complete.${reportedAgainst === true ? "reportedAgainst" : (direction ?? "to-cloud")}`,
        {
          number,
        },
      );
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

/** What became of a digest that the desktop was to show, as far as it is known here. */
export function desktopOutcome(t: Translate, { outcome }: Pick<AlertTry, "outcome">): string {
  switch (outcome) {
    case "shown":
      return t("alerts.outcome.shown");
    case "not-sent":
      return t("alerts.outcome.not-sent.no-notices", { host: "" });
    case "sending":
      return t("alerts.outcome.desktop.sending");
    default:
      return t("alerts.outcome.desktop.unknown");
  }
}

/** What became of an alert, as far as it is known here. `host` is that of its target; the desktop has none. */
export function alertOutcome(
  t: Translate,
  { outcome, status, why, scope }: AlertTry & Partial<Pick<SentAlert, "scope">>,
  host: string,
): string {
  if (scope === "desktop") return desktopOutcome(t, { outcome });
  switch (outcome) {
    case "accepted":
    case "refused":
      return t(`alerts.outcome.${outcome}`, { host, status: status ?? 0 });
    case "not-sent":
      if (why === "newer-version") return alertsUnsent(t, why);
      return notSentText(t, why, host);
    case "shown":
      return t("alerts.outcome.shown");
    case "sending":
    case "waiting":
    case "unknown":
      return t(`alerts.outcome.${outcome}`, { host });
    default:
      return unreachable(outcome);
  }
}

const REASONS = ["no-url", "address", "storage", "target-changed", "too-old", "no-notices"] as const;

/** Causes that are about no certificate: there may have been none. */
const WITHOUT_CERTIFICATE: ReadonlySet<string> = new Set(["tls-failed", "old-tls"]);

/** Causes that an authority of the user's own company has. */
const BY_AUTHORITY: ReadonlySet<string> = new Set(["unknown-ca", "self-signed", "missing-intermediate"]);

function notSentText(t: Translate, why: string | undefined, host: string): string {
  const reason = REASONS.find((one) => one === why);
  if (reason !== undefined) return t(`alerts.outcome.not-sent.${reason}`, { host });
  const tls = TLS_CAUSES.find((one) => one === why);
  if (tls !== undefined) {
    if (WITHOUT_CERTIFICATE.has(tls))
      return t("alerts.outcome.not-sent.unconnected", { host, why: t(`findings.tls.why.${tls}`) });
    const kind = BY_AUTHORITY.has(tls) ? "authority" : "certificate";
    return t(`alerts.outcome.not-sent.${kind}`, { host, why: t(`findings.tls.why.${tls}`) });
  }
  const unconnected = CONNECTION_CAUSES.find((one) => one === why);
  if (unconnected === undefined) return t("alerts.outcome.not-sent.connection", { host });
  return t("alerts.outcome.not-sent.unconnected", { host, why: t(`findings.reachable.why.${unconnected}`) });
}
