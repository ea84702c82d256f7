import { createHash } from "node:crypto";
import type { AlertFacts, AlertNews, AlertTarget, SentScope } from "../../../shared/alert/alert.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { instant, type Instant } from "../../../shared/time.ts";
import type { Finding } from "../../../shared/watch/finding.ts";

/** What happened longer ago is no news any more, in ms. */
export const NEWS_MS = 24 * 3_600_000;

/**
 * From when on what happens is told to a target: since it was set. One that was set later than now was set while the clock
 * was ahead: then everything that is news. `aheadMs`: how much later still counts as a clock that was set back since.
 */
export function setAt({ since }: Pick<AlertTarget, "since">, now: Instant, aheadMs = 0): Instant {
  const at = instant(Date.parse(since));
  return at - now <= aheadMs ? at : instant(now - NEWS_MS);
}

/** Something to tell. `key` is the same in every process that learns of it. */
export type News = Omit<AlertFacts, "id" | "news"> & {
  readonly news: AlertNews;
  readonly key: string;
  /** The workspace that it belongs to, if any. */
  readonly workspace?: string | undefined;
};

/** What a migration's state is to tell; undefined if nothing, or if a newer migration of the number decides. */
export function newsOfRun(snapshot: RunSnapshot): News | undefined {
  const { run, phase, newer, spoken, direction, workspace } = snapshot;
  if (newer !== undefined) return undefined;
  const common = { spoken, run, direction, workspace };
  switch (phase.kind) {
    case "awaiting-code":
      return { ...common, news: "awaiting-code", at: phase.sentAt, key: `${run} code ${phase.sentAt}` };
    case "unknown": {
      const at = snapshot.openSince ?? snapshot.updatedAt;
      return {
        ...common,
        news: "unknown",
        at,
        key: `${run} unknown ${phase.step} ${snapshot.openSince ?? ""}`,
      };
    }
    case "ended": {
      const at = snapshot.endedAt ?? snapshot.updatedAt;
      const reportedAgainst = snapshot.obstacle === undefined ? {} : { reportedAgainst: true };
      return {
        ...common,
        news: "ended",
        at,
        reason: phase.reason,
        ...reportedAgainst,
        key: `${run} ended ${at}`,
      };
    }
    default:
      return undefined;
  }
}

/** What a finding about silence is to tell. `now`: when it is told first. */
export function newsOfSilence(
  { id, receiver, lastAt, settled }: Finding,
  { spoken, now }: { readonly spoken: string | undefined; readonly now: string },
): News | undefined {
  if (settled) return undefined;
  return {
    news: "silent",
    at: now,
    silentSince: lastAt,
    key: silenceKey(id, lastAt),
    workspace: receiver,
    ...(spoken === undefined ? {} : { spoken }),
  };
}

/** The end of a silence that was told. */
export function newsOfArrival(silence: News, at: string): News {
  const { silentSince: _since, ...rest } = silence;
  return { ...rest, news: "arriving", at, key: `${silence.key} over` };
}

function silenceKey(finding: string, lastAt: string): string {
  return `${finding} ${lastAt}`;
}

/** The ID of an alert: the same news to the same target is one alert, whoever sends it. */
export function alertId(scope: SentScope, key: string): string {
  return createHash("sha256").update(`${scope}\n${key}`, "utf8").digest("hex").slice(0, 32);
}
