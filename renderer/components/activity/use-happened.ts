import { useMemo } from "react";
import { e164, spoken } from "../../../shared/phone.ts";
import type { WorkspaceId, WorkspaceNumber } from "../../../shared/workspace/workspace.ts";
import { to } from "../../app/routes.ts";
import { usePart } from "../../app/use-feed.ts";
import { useWebhookStores } from "../../app/use-webhook-stores.ts";
import { observationKey } from "../../stores/observations.ts";
import { useStores } from "../../app/window-context.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { endMeaning } from "../run/end-meaning.ts";
import { isComplete } from "../run/finale.ts";
import { foundSince } from "../run/found-since.ts";
import { pastTitle, runTitle } from "../run/run-title.ts";
import type { Meaning } from "../status/StatusMark.tsx";
import { testInWords } from "./test-in-words.ts";

/** Something that happened to a number, with the screen that tells more. */
export type Happened = {
  readonly id: string;
  readonly kind: "move" | "check" | "webhook";
  /** ISO 8601. */
  readonly at: string;
  readonly meaning: Meaning;
  readonly title: string;
  readonly more: string;
  readonly href: string;
  /** The URL of its certificate, if it has one. */
  readonly certificate?: string;
};

/** What happened to some numbers of a workspace, the newest first: migrations, webhook tests, the last checks. */
export function useHappened(id: WorkspaceId, numbers: readonly WorkspaceNumber[]): readonly Happened[] {
  const t = useTranslation();
  const { runs, readings } = useStores();
  const { tests } = useWebhookStores();
  const knownRuns = usePart(runs, (known) => known);
  const knownReadings = usePart(readings, (known) => known);
  const knownTests = usePart(tests, (known) => known);
  return useMemo(() => {
    const byNumber = new Map(numbers.map((one) => [e164(one.cc, one.phoneNumber) as string, one]));
    const byId = new Map(numbers.map((one) => [one.phoneNumberId as string, one]));
    const list: Happened[] = [];
    for (const run of knownRuns?.values() ?? []) {
      if (!byNumber.has(run.number)) continue;
      const { phase } = run;
      const last = knownReadings?.get(observationKey({ workspace: id, phoneNumberId: run.phoneNumberId }));
      // A later check found something else than its end says.
      const found = last === undefined ? undefined : foundSince(run, last);
      list.push({
        id: run.run,
        kind: "move",
        at: run.endedAt ?? run.updatedAt,
        meaning:
          phase.kind === "ended"
            ? run.newer === undefined && found === undefined
              ? endMeaning(run, phase.reason)
              : "left-out"
            : phase.kind === "unknown"
              ? "unknown"
              : "busy",
        title: found === undefined ? runTitle(t, run) : pastTitle(t, run),
        more: `${run.spoken} · ${t(`directions.${run.direction}`)}`,
        href: to.run(run.run),
        ...(isComplete(run) ? { certificate: to.runCertificate(run.run) } : {}),
      });
    }
    for (const { workspace, phoneNumberId, reading } of knownReadings?.values() ?? []) {
      const number = byId.get(phoneNumberId);
      if (workspace !== id || number === undefined) continue;
      list.push({
        id: `look-${phoneNumberId}`,
        kind: "check",
        at: reading.at,
        meaning: reading.home === "unknown" ? "unknown" : "proven",
        title: t("window.overview.activity.checked", { spoken: spoken(number.cc, number.phoneNumber) }),
        more: t(`readings.${reading.reason}`),
        href: to.number(id, phoneNumberId),
      });
    }
    for (const test of knownTests?.values() ?? []) {
      const number = byId.get(test.phoneNumberId ?? "");
      const words = testInWords(t, test);
      if (number === undefined || words === undefined) continue;
      list.push({
        id: test.test,
        kind: "webhook",
        at: test.endedAt ?? test.startedAt,
        meaning: words.meaning,
        title: t("window.overview.activity.test", { spoken: spoken(number.cc, number.phoneNumber) }),
        more: words.word,
        href: to.webhookTest(number.phoneNumberId),
      });
    }
    return list.sort((a, b) => b.at.localeCompare(a.at));
  }, [id, knownReadings, knownRuns, knownTests, numbers, t]);
}
