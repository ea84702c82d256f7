import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { localTime } from "../../wording/local-time.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./DowntimeBar.module.css";
import { useDomainWords } from "./use-domain-words.ts";

type DowntimeBarProps = {
  readonly run: Pick<RunSnapshot, "direction" | "crossing">;
  readonly downtimeMs: number;
  /** Milliseconds since 1970: times of this day are shown without it. Today if missing. */
  readonly day?: number;
};

/** A migration's downtime to scale between both APIs, with the times of its ends. */
export function DowntimeBar({ run: { direction, crossing }, downtimeMs, day }: DowntimeBarProps) {
  const t = useTranslation();
  const { duration } = useDomainWords();
  const { tickMs, from, to } = axisOf(downtimeMs);
  const [start, end] =
    direction === "to-cloud" ? (["onPremises", "cloud"] as const) : (["cloud", "onPremises"] as const);
  return (
    <div>
      <div className={classes["bar"]} aria-hidden="true">
        <span className={classes[start]} style={{ inlineSize: `${from}%` }}>
          {t(`window.crossing.${start}`)}
        </span>
        <span className={classes["gap"]} style={{ inlineSize: `${to - from}%` }} />
        <span className={classes[end]} style={{ inlineSize: `${100 - to}%` }}>
          {t(`window.crossing.${end}`)}
        </span>
      </div>
      <div className={classes["ticks"]} aria-hidden="true" />
      <p className={classes["times"]}>
        {crossing === undefined ? null : (
          <>
            <span>
              {t("window.run.ended.sentAt", {
                time: localTime(t.language, crossing.sentAt, { seconds: true, now: day }),
              })}
            </span>
            <span>
              {t("window.run.ended.arrivedAt", {
                time: localTime(t.language, crossing.arrivedAt, { seconds: true, now: day }),
              })}
            </span>
          </>
        )}
        <span>{t("window.run.ended.tick", { duration: duration(tickMs) })}</span>
      </p>
    </div>
  );
}

const TICKS = 12;
const TICK_MS = [1, 2, 5, 10, 30, 60, 120, 300, 600, 1_800, 3_600, 7_200, 43_200].map((s) => s * 1_000);

/** The bar's scale: twelve ticks in which the downtime takes at most five, in percent of the bar. */
function axisOf(downtimeMs: number): { readonly tickMs: number; readonly from: number; readonly to: number } {
  const fitting = TICK_MS.find((ms) => downtimeMs <= 5 * ms);
  const tickMs = fitting ?? Math.ceil(downtimeMs / 5 / 86_400_000) * 86_400_000;
  // A short downtime stays visible: half a tick at least.
  const width = (100 * Math.max(downtimeMs, tickMs / 4)) / (TICKS * tickMs);
  const from = 50 - width / 2;
  return { tickMs, from, to: from + width };
}
