import { LANGUAGE_FACTS } from "../../../../shared/language.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { axisTop, HOURS, type RecentHours } from "./hours.ts";
import classes from "./charts.module.css";

const WIDTH = 640;
const LEFT = 34;
const TOP = 10;
const BASE = 164;
const HEIGHT = 190;
/** A label on the axis of time every so many hours. */
const LABEL_EVERY = 6;

/** Shows the events of the last 24 hours by hour: how many were accepted, and how many were rejected. */
export function HoursCard({ recent }: { readonly recent: RecentHours }) {
  const t = useTranslation();
  const { hours, accepted, rejected, whole } = recent;
  const title = whole
    ? t("window.webhooks.hours.title")
    : t("window.webhooks.hours.titleLess", { count: hours.length });
  return (
    <Card
      title={title}
      aside={
        accepted + rejected === 0 ? undefined : (
          <span className={classes["legend"]}>
            <span data-kind="accepted">{t("window.webhooks.hours.accepted", { count: accepted })}</span>
            {rejected === 0 ? null : (
              <span data-kind="rejected">{t("window.webhooks.hours.rejected", { count: rejected })}</span>
            )}
          </span>
        )
      }
    >
      {accepted + rejected === 0 ? (
        <p className={classes["none"]}>{t("window.webhooks.hours.none")}</p>
      ) : (
        <Bars recent={recent} />
      )}
    </Card>
  );
}

function Bars({ recent: { hours, accepted, rejected } }: { readonly recent: RecentHours }) {
  const t = useTranslation();
  const most = Math.max(...hours.map((hour) => hour.accepted + hour.rejected));
  const top = axisTop(most);
  const step = (WIDTH - LEFT) / HOURS;
  const yOf = (count: number): number => BASE - ((BASE - TOP) * count) / top;
  const clock = new Intl.DateTimeFormat(LANGUAGE_FACTS[t.language].locale, {
    hour: "numeric",
    minute: "2-digit",
    hourCycle: "h23",
  });
  // Fewer hours stay at the end, beside "now".
  const xOf = (index: number): number => LEFT + (HOURS - hours.length + index) * step;
  return (
    <svg
      className={classes["chart"]}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t("window.webhooks.hours.label", { accepted, rejected, most })}
    >
      {[0, top / 2, top].map((count) => (
        <g key={count}>
          <path className={classes["line"]} d={`M${LEFT} ${yOf(count)}H${WIDTH}`} />
          <text x={LEFT - 10} y={yOf(count) + 4} textAnchor="end">
            {count}
          </text>
        </g>
      ))}
      {hours.map((hour, index) => {
        const x = xOf(index) + step * 0.15;
        const width = step * 0.7;
        const all = hour.accepted + hour.rejected;
        return (
          <g key={hour.from}>
            <path className={classes["accepted"]} d={barOf(x, yOf(hour.accepted), width, BASE)} />
            <path className={classes["rejected"]} d={barOf(x, yOf(all), width, yOf(hour.accepted))} />
            {index === hours.length - 1 ? (
              <text x={WIDTH} y={HEIGHT - 4} textAnchor="end">
                {t("window.webhooks.hours.now")}
              </text>
            ) : (HOURS - hours.length + index) % LABEL_EVERY === 0 ? (
              <text x={x} y={HEIGHT - 4}>
                {clock.format(hour.from)}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}

/** A bar with round upper corners, between two heights; nothing where both are the same. */
function barOf(x: number, top: number, width: number, base: number): string {
  const height = base - top;
  if (height <= 0) return "";
  const round = Math.min(3, height);
  return `M${x} ${base}V${top + round}q0 ${-round} ${round} ${-round}h${width - 2 * round}q${round} 0 ${round} ${round}V${base}Z`;
}
