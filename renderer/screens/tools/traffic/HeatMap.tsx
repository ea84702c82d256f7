import { VisuallyHidden } from "@mantine/core";
import { levelOf, rateOf, type TrafficAdvice, type TrafficHour } from "../../../../shared/traffic/traffic.ts";
import { dayName, hourName } from "../../../../shared/wording/traffic-words.ts";
import { LANGUAGE_FACTS } from "../../../../shared/language.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "./HeatMap.module.css";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const DAYS = [1, 2, 3, 4, 5, 6, 7];

/** The messages of a week by the hour, as a table whose cells also have a shade. Each cell shows its number. */
export function HeatMap({ advice }: { readonly advice: TrafficAdvice }) {
  const t = useTranslation();
  const { week, busiest, quietest } = advice;
  const most = busiest === undefined ? 0 : (rateOf(busiest) ?? 0);
  const isQuietest = ({ day, hour }: TrafficHour): boolean => quietest?.day === day && quietest.hour === hour;
  return (
    <div className={classes["frame"]}>
      <table className={classes["map"]}>
        <caption className={classes["caption"]}>{t("window.tools.traffic.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t("window.tools.traffic.day")}</VisuallyHidden>
            </th>
            {HOURS.map((hour) => (
              <th key={hour} scope="col" className={classes["hour"]}>
                {String(hour).padStart(2, "0")}
                <VisuallyHidden>{t("window.tools.traffic.clock")}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DAYS.map((day) => (
            <tr key={day}>
              <th scope="row" className={classes["day"]}>
                {dayName(t, day, "short")}
              </th>
              {week.slice((day - 1) * 24, day * 24).map((hour) => (
                <Cell key={hour.hour} hour={hour} most={most} isQuietest={isQuietest(hour)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes["legend"]}>{t("window.tools.traffic.legend")}</p>
    </div>
  );
}

type CellProps = { readonly hour: TrafficHour; readonly most: number; readonly isQuietest: boolean };

function Cell({ hour, most, isQuietest }: CellProps) {
  const t = useTranslation();
  const rate = rateOf(hour);
  const number = new Intl.NumberFormat(LANGUAGE_FACTS[t.language].locale, {
    maximumSignificantDigits: 2,
    notation: "compact",
  });
  const title = t("window.tools.traffic.cell", {
    hour: hourName(t, hour),
    messages: hour.messages,
    hours: hour.hours,
  });
  return (
    <td data-level={levelOf(hour, most) ?? "unseen"} data-quietest={isQuietest} title={title}>
      {rate === undefined ? (
        <>
          <span aria-hidden>·</span>
          <VisuallyHidden>{t("window.tools.traffic.unseen")}</VisuallyHidden>
        </>
      ) : (
        number.format(rate)
      )}
      {isQuietest ? <VisuallyHidden>{t("window.tools.traffic.isQuietest")}</VisuallyHidden> : null}
    </td>
  );
}
