import { crossingOf } from "../../../../shared/migration/crossing.ts";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import { STEP_TRAITS } from "../../../../shared/migration/step.ts";
import type { TimelineEntry } from "../../../../shared/migration/timeline.ts";
import { useDomainWords } from "../../../components/run/use-domain-words.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { valueOf, type Loadable } from "../../../stores/loadable.ts";
import { localTime } from "../../../wording/local-time.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "./panels.module.css";
import own from "./rescue.module.css";

type DowntimeProps = {
  readonly run: RunSnapshot;
  readonly story: Loadable<readonly TimelineEntry[]>;
};

/**
 * The measured downtime as one bar between both APIs, with how much of it waited for a person. Renders nothing
 * where it could not be measured.
 */
export function Downtime({ run, story }: DowntimeProps) {
  const t = useTranslation();
  const { duration } = useDomainWords();
  const { downtimeMs, subscribeGapMs, steps, direction } = run;
  const crossing = crossingOf(valueOf(story) ?? []);
  if (downtimeMs === undefined) return null;
  const mover = steps.find(({ step, state }) => STEP_TRAITS[step].moves && state.kind === "confirmed");
  const by = mover?.state.kind === "confirmed" ? mover.state.by : "answer";
  // Read from the clock of this computer, which may have been set meanwhile.
  const waitedMs = crossing !== undefined && crossing.waitedMs <= downtimeMs ? crossing.waitedMs : 0;
  const banks = [
    { name: t("window.crossing.onPremises"), look: own["onPremises"] },
    { name: t("window.crossing.cloud"), look: own["cloud"] },
  ];
  return (
    <Card title={t("window.run.ended.downtimeTitle", { duration: duration(downtimeMs) })}>
      <div className={own["bar"]} aria-hidden="true" data-direction={direction}>
        <span className={banks[0]?.look}>{banks[0]?.name}</span>
        <span className={own["gap"]} />
        <span className={banks[1]?.look}>{banks[1]?.name}</span>
      </div>
      {crossing === undefined ? null : (
        <p className={own["times"]}>
          <span>
            {t("window.run.ended.sentAt", {
              time: localTime(t.language, crossing.sentAt, { seconds: true }),
            })}
          </span>
          <span>
            {t("window.run.ended.arrivedAt", {
              time: localTime(t.language, crossing.arrivedAt, { seconds: true }),
            })}
          </span>
        </p>
      )}
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
    </Card>
  );
}
