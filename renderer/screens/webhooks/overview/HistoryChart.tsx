import { useElementSize } from "@mantine/hooks";
import { LANGUAGE_FACTS } from "../../../../shared/language.ts";
import type { TotalsBy } from "../../../../shared/totals/totals.ts";
import { durationInWords, momentIn } from "../../../../shared/wording/times.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { LATENCY_MARKS, latencyPlace, latencyTop, type Slot } from "./history-slots.ts";
import { axisTop } from "./hours.ts";
import charts from "./charts.module.css";
import classes from "./history.module.css";
import { amountIn } from "../../../../shared/wording/amounts.ts";

const LEFT = 56;
const TOP = 10;
const BASE = 150;
/** The latencies are below the arrivals, on an axis of their own. */
const LATENCY_TOP = 196;
const LATENCY_BASE = 272;
const HEIGHT = 298;
/** Drawn until the card's width is known. */
const USUAL_WIDTH = 760;
/** At least so much room for each label of the axis of time. */
const LABEL_ROOM = 84;

type ChartProps = { readonly slots: readonly Slot[]; readonly by: TotalsBy; readonly zone: string };

/** Arrivals as bars; below them, how long they took, as ranges. Hours without arrivals are marked below the bars. */
export function HistoryChart({ slots, by, zone }: ChartProps) {
  const t = useTranslation();
  const { ref, width: measured } = useElementSize();
  const width = measured === 0 ? USUAL_WIDTH : Math.max(320, Math.floor(measured));
  const accepted = slots.reduce((sum, slot) => sum + slot.accepted, 0);
  const rejected = slots.reduce((sum, slot) => sum + slot.rejected, 0);
  const label = t(`window.webhooks.history.label.${by}`, {
    accepted: amountIn(t, accepted),
    rejected: amountIn(t, rejected),
    quiet: amountIn(t, slots.filter(({ quiet }) => quiet === "unusual").length),
  });
  return (
    <>
      <Legend slots={slots} rejected={rejected} />
      <div ref={ref}>
        <svg className={charts["chart"]} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
          <Arrivals slots={slots} width={width} />
          <Latencies slots={slots} width={width} />
          <TimeAxis slots={slots} width={width} by={by} zone={zone} />
        </svg>
      </div>
    </>
  );
}

function Legend({ slots, rejected }: { readonly slots: readonly Slot[]; readonly rejected: number }) {
  const t = useTranslation();
  const has = (kind: Slot["quiet"]): boolean => slots.some(({ quiet }) => quiet === kind);
  const shown = [
    "accepted",
    ...(rejected > 0 ? ["rejected" as const] : []),
    ...(has("unusual") ? ["unusual" as const] : []),
    ...(has("off") ? ["off" as const] : []),
    "median",
    "most",
  ] as const;
  return (
    <div className={classes["legend"]}>
      <div className={charts["legend"]}>
        {shown.map((kind) => (
          <span key={kind} data-kind={kind}>
            {t(`window.webhooks.history.legend.${kind}`)}
          </span>
        ))}
      </div>
    </div>
  );
}

type PartProps = { readonly slots: readonly Slot[]; readonly width: number };

const stepOf = ({ slots, width }: PartProps): number => (width - LEFT) / slots.length;

function Arrivals({ slots, width }: PartProps) {
  const t = useTranslation();
  const number = new Intl.NumberFormat(LANGUAGE_FACTS[t.language].locale, { notation: "compact" });
  const top = axisTop(Math.max(1, ...slots.map((slot) => slot.accepted + slot.rejected)));
  const step = stepOf({ slots, width });
  const yOf = (count: number): number => BASE - ((BASE - TOP) * count) / top;
  return (
    <>
      {[0, top / 2, top].map((count) => (
        <g key={count}>
          <path className={charts["line"]} d={`M${LEFT} ${yOf(count)}H${width}`} />
          <text x={LEFT - 8} y={yOf(count) + 4} textAnchor="end">
            {number.format(count)}
          </text>
        </g>
      ))}
      {slots.map(({ from, accepted, rejected, quiet }, index) => {
        const x = LEFT + index * step;
        const box = { x: x + step * 0.15, width: step * 0.7 };
        const middle = x + step / 2;
        return (
          <g key={from}>
            {quiet === "off" ? (
              <rect className={charts["off"]} x={x} y={TOP} width={step} height={BASE - TOP} />
            ) : null}
            <rect className={charts["accepted"]} {...box} {...heightOf(yOf(accepted), BASE)} />
            <rect
              className={charts["rejected"]}
              {...box}
              {...heightOf(yOf(accepted + rejected), yOf(accepted))}
            />
            {quiet === "unusual" ? (
              <path className={charts["unusual"]} d={`M${middle} ${BASE + 6}l5 9h-10Z`} />
            ) : null}
          </g>
        );
      })}
    </>
  );
}

/** A count above 0 is never drawn as nothing. */
function heightOf(top: number, base: number): { readonly y: number; readonly height: number } {
  const height = base - top;
  return height <= 0
    ? { y: base, height: 0 }
    : { y: base - Math.max(1.5, height), height: Math.max(1.5, height) };
}

function Latencies({ slots, width }: PartProps) {
  const t = useTranslation();
  const top = latencyTop(slots);
  const step = stepOf({ slots, width });
  const yOf = (ms: number): number => LATENCY_BASE - (LATENCY_BASE - LATENCY_TOP) * latencyPlace(ms, top);
  const marks = LATENCY_MARKS.filter((mark) => mark <= top);
  // With many marks, every second one is named.
  const named = marks.filter((_, place) => marks.length <= 4 || place % 2 === 0);
  return (
    <>
      <text x={LEFT} y={LATENCY_TOP - 12}>
        {t("window.webhooks.history.latency")}
      </text>
      {marks.map((mark) => (
        <g key={mark}>
          <path className={charts["line"]} d={`M${LEFT} ${yOf(mark)}H${width}`} />
          {named.includes(mark) ? (
            <text x={LEFT - 8} y={yOf(mark) + 4} textAnchor="end">
              {markName(durationInWords(t, mark))}
            </text>
          ) : null}
        </g>
      ))}
      {slots.map(({ from, latencies: { median, most } }, index) => {
        if (median === undefined || most === undefined) return null;
        const middle = LEFT + (index + 0.5) * step;
        const half = Math.min(5, step * 0.3);
        return (
          <g key={from}>
            <path
              className={charts["most"]}
              d={`M${middle} ${yOf(median.fromMs) + 1}V${yOf(most.toMs) - 1}`}
            />
            <rect
              className={charts["median"]}
              x={middle - half}
              width={half * 2}
              y={yOf(median.toMs) - 1.5}
              height={yOf(median.fromMs) - yOf(median.toMs) + 3}
            />
          </g>
        );
      })}
    </>
  );
}

/** "1.0 s" is "1 s" on an axis. */
function markName(words: string): string {
  return words.replace(/[.,]0(?=\D)/u, "");
}

function TimeAxis({ slots, width, by, zone }: ChartProps & PartProps) {
  const t = useTranslation();
  const step = stepOf({ slots, width });
  const every = Math.max(1, Math.ceil(LABEL_ROOM / step));
  return (
    <>
      {slots.map(({ from }, index) => {
        // Counted from the end, so that the present one is named.
        if ((slots.length - 1 - index) % every !== 0) return null;
        const isLast = index === slots.length - 1;
        const x = isLast ? width : LEFT + (index + 0.5) * step;
        return (
          <text key={from} x={x} y={HEIGHT - 6} textAnchor={isLast ? "end" : "middle"}>
            {isLast ? t(`window.webhooks.history.present.${by}`) : timeName(t.language, from, by, zone)}
          </text>
        );
      })}
    </>
  );
}

function timeName(
  language: ReturnType<typeof useTranslation>["language"],
  from: number,
  by: TotalsBy,
  zone: string,
): string {
  const format =
    by === "hour"
      ? ({ weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const)
      : ({ day: "numeric", month: "short" } as const);
  return momentIn(language, { ...format, timeZone: zone }, new Date(from));
}
