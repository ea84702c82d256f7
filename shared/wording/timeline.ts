import type { TimelineEntry } from "../migration/timeline.ts";
import { endReasonSentence } from "./ends.ts";
import { localTime } from "./times.ts";
import type { Translate } from "./translate.ts";

/** One entry of a migration's activity log, in a few words. What was answered is not in them. */
export function timelineTitle(t: Translate, entry: TimelineEntry): string {
  switch (entry.kind) {
    case "opened":
      return t("timeline.opened", { count: entry.checks, warnings: entry.warnings });
    case "confirmed":
      return t(`timeline.confirmed.${entry.by}`, { what: t(`timeline.what.${entry.what}`) });
    case "sent":
      if (entry.sinceCopy !== undefined)
        return t("timeline.sinceCopy", { copied: localTime(t, entry.sinceCopy) });
      return entry.method === undefined
        ? t("timeline.sent", { attempt: entry.attempt })
        : t(`timeline.sentBy.${entry.method}`, { attempt: entry.attempt });
    case "answered":
      return t(`timeline.answered.${entry.outcome.kind}`);
    case "late-answer":
      return t(`timeline.late.${entry.outcome.kind}`);
    case "looked":
      return t(`timeline.looked.${entry.because}`);
    case "settled":
      return t(`timeline.settled.${entry.unproven === true ? "unproven" : entry.by}`);
    case "skipped":
      return t("timeline.skipped");
    case "attested":
      return t("timeline.attested", { home: t(`homes.${entry.home}`) });
    case "repeat-granted":
      return t(entry.withdrawn ? "timeline.withdrawn" : "timeline.granted");
    case "taken-up":
      return t("timeline.takenUp");
    case "recent-register":
      return t("timeline.recentRegister");
    case "refused-elsewhere":
      return t("timeline.refusedElsewhere");
    case "password-change":
      return t(`timeline.password.${entry.outcome?.kind ?? "sent"}`);
    case "reopened":
      return t("timeline.reopened");
    case "erased":
      return t("timeline.erased");
    case "ended":
      return entry.reason === "complete"
        ? t("timeline.ended.complete")
        : t("timeline.ended.other", { end: endReasonSentence(t, entry.reason) });
  }
}
