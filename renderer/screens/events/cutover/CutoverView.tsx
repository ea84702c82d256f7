import { Button } from "@mantine/core";
import { useId, useMemo, useState } from "react";
import { Link } from "wouter";
import type { Cutover } from "../../../../shared/webhook/cutover.ts";
import { durationInWords, momentIn } from "../../../../shared/wording/times.ts";
import { to } from "../../../app/routes.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { StatusBadge } from "../../../components/status/StatusMark.tsx";
import type { WindowTranslate } from "../../../wording/window-translate.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "./Cutover.module.css";
import { isOverlap, placeMarks, type PlacedMark } from "./lanes.ts";

type CutoverViewProps = { readonly cutover: Cutover; readonly spoken: string };

/**
 * Draws the events of both APIs on one time axis: where one ends, where the other begins, and the gap
 * between them.
 */
export function CutoverView({ cutover, spoken }: CutoverViewProps) {
  const t = useTranslation();
  const lanes = useMemo(() => placeMarks(cutover), [cutover]);
  const { direction, gapMs, overlap, last, first } = cutover;
  const crossed = isOverlap(cutover);
  const duration = durationInWords(t, Math.abs(gapMs));
  return (
    <Card
      title={spoken}
      aside={
        crossed ? (
          <StatusBadge meaning="attention" word={t("window.cutover.overlap")} />
        ) : (
          <span className="sw-mono">{t("window.cutover.gap", { duration })}</span>
        )
      }
    >
      <p>{t(`window.cutover.direction.${direction}`)}</p>
      <div className={classes["lanes"]} dir="ltr">
        <Lane side="onPremises" marks={lanes.onPremises} />
        <Lane side="cloud" marks={lanes.cloud} />
        {crossed ? null : (
          <div
            className={classes["gap"]}
            aria-hidden
            style={{
              insetInlineStart: `${lanes.gap.from * 100}%`,
              inlineSize: `${Math.max(0, lanes.gap.to - lanes.gap.from) * 100}%`,
            }}
          />
        )}
      </div>
      <div className={classes["ends"]}>
        <span>{t(`window.cutover.last.${direction}`, { time: exactTime(t, last.at) })}</span>
        <span>{t(`window.cutover.first.${direction}`, { time: exactTime(t, first.at) })}</span>
      </div>
      {gapMs < 0 ? null : (
        <p className={classes["says"]}>{t(`window.cutover.says.${direction}`, { duration })}</p>
      )}
      {overlap === 0 ? null : (
        <p className={classes["overlap"]} role="status">
          {t("window.cutover.saysOverlap", { count: overlap })}
        </p>
      )}
      <p className="sw-quiet">{t("window.cutover.honest")}</p>
      <Table cutover={cutover} />
    </Card>
  );
}

type LaneProps = { readonly side: "onPremises" | "cloud"; readonly marks: readonly PlacedMark[] };

function Lane({ side, marks }: LaneProps) {
  const t = useTranslation();
  const name = t(`window.cutover.lanes.${side}`);
  return (
    <div
      className={classes["lane"]}
      data-side={side}
      role="img"
      aria-label={t("window.cutover.marks", { lane: name, count: marks.length })}
    >
      <span className={classes["name"]}>{name}</span>
      {marks.map(({ id, place }) => (
        <span key={id} className={classes["mark"]} style={{ insetInlineStart: `${place * 100}%` }} />
      ))}
    </div>
  );
}

/** Shows the same as a table, for screen reader users and to open an event. */
function Table({ cutover }: Pick<CutoverViewProps, "cutover">) {
  const t = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const rows = useMemo(
    () =>
      open
        ? [
            ...cutover.onPremises.map((mark) => ({ ...mark, side: "onPremises" as const })),
            ...cutover.cloud.map((mark) => ({ ...mark, side: "cloud" as const })),
          ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
        : [],
    [cutover, open],
  );
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t(open ? "window.cutover.tableHide" : "window.cutover.tableShow")}
      </Button>
      <div id={id}>
        {open ? (
          <table className={classes["table"]} aria-label={t("window.cutover.table")}>
            <thead>
              <tr>
                {(["at", "lane", "event"] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`window.cutover.column.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id: event, at, side }) => (
                <tr key={event} data-change={isOneOf(event, [cutover.last, cutover.first]) || undefined}>
                  <td className="sw-mono">{exactTime(t, at)}</td>
                  <td>{t(`window.cutover.lanes.${side}`)}</td>
                  <td>
                    <Link href={to.event(event)} className={classes["link"] ?? ""}>
                      {t("window.cutover.open", { id: event })}
                    </Link>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : null}
      </div>
    </>
  );
}

function isOneOf(id: number, marks: readonly Cutover["last"][]): boolean {
  return marks.some((mark) => mark.id === id);
}

/** Formats a time to a tenth of a second, with day and zone, because two of them are compared. */
function exactTime(t: WindowTranslate, at: string): string {
  return momentIn(
    t.language,
    {
      day: "numeric",
      month: "short",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
      fractionalSecondDigits: 1,
      timeZoneName: "short",
    },
    new Date(at),
  );
}
