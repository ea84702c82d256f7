import type { ReactNode } from "react";
import { waitedForPersonMs } from "../../../../shared/migration/crossing.ts";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import type { TimelineEntry } from "../../../../shared/migration/timeline.ts";
import { arrivalBy, downtimeTitle } from "../../../components/run/downtime-title.ts";
import { DowntimeBar } from "../../../components/run/DowntimeBar.tsx";
import { useDomainWords } from "../../../components/run/use-domain-words.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { valueOf, type Loadable } from "../../../stores/loadable.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "./panels.module.css";

type DowntimeProps = {
  readonly run: RunSnapshot;
  readonly story: Loadable<readonly TimelineEntry[]>;
  /** Stands at the end of the card. */
  readonly children?: ReactNode;
};

/**
 * The measured downtime as one bar between both APIs, with how much of it waited for a person. Renders nothing
 * where it could not be measured.
 */
export function Downtime({ run, story, children }: DowntimeProps) {
  const t = useTranslation();
  const { duration } = useDomainWords();
  const { downtimeMs, subscribeGapMs, crossing } = run;
  if (downtimeMs === undefined) return null;
  const by = arrivalBy(run) ?? "look-up";
  // Read from the clock of this computer, which may have been set meanwhile.
  const waited = crossing === undefined ? 0 : waitedForPersonMs(crossing, valueOf(story) ?? []);
  const waitedMs = waited <= downtimeMs ? waited : 0;
  return (
    <Card title={downtimeTitle(t, run, duration(downtimeMs))}>
      <DowntimeBar run={run} downtimeMs={downtimeMs} />
      <dl className={classes["measured"]}>
        <dt>{t(`window.run.ended.downtime.${by}`)}</dt>
        <dd>
          <strong>{duration(downtimeMs)}</strong>
        </dd>
        {waitedMs === 0 ? null : (
          <>
            <dt>{t("window.run.ended.waited")}</dt>
            <dd>
              <strong>{duration(waitedMs)}</strong>
            </dd>
          </>
        )}
        {subscribeGapMs === undefined ? null : (
          <>
            <dt>{t("window.run.ended.gap")}</dt>
            <dd>
              <strong>{duration(subscribeGapMs)}</strong>
            </dd>
          </>
        )}
      </dl>
      <p className={`${classes["note"]} sw-quiet`}>{t("window.run.ended.downtimeNote")}</p>
      {children}
    </Card>
  );
}
