import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { Link } from "wouter";
import { digitsOf, spokenDigits } from "../../../../shared/phone.ts";
import type { BatchRowState } from "../../../../shared/rpc/areas/batch.ts";
import { outcomeWord, placeWord, rowReason } from "../../../../shared/wording/batch-summary.ts";
import { to } from "../../../app/routes.ts";
import { StatusMark, type Meaning } from "../../../components/status/StatusMark.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "./batch.module.css";

const ROW_HEIGHT = 44;
/** Makes the scrolling area reachable by keyboard. */
const REACHABLE = { tabIndex: 0 };
const COLUMNS = ["line", "number", "state", "location", "why"] as const;
const MEANINGS: Readonly<Record<NonNullable<BatchRowState["end"]>["count"], Meaning>> = {
  complete: "proven",
  failed: "stopped",
  unknown: "unknown",
  waiting: "attention",
};

/** The numbers of a batch, one row each: only the visible ones are rendered. */
export function BatchTable({ rows }: { readonly rows: readonly BatchRowState[] }) {
  const t = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  });
  return (
    <div role="table" aria-label={t("window.batch.table")} aria-rowcount={rows.length + 1}>
      <div role="rowgroup">
        <div role="row" aria-rowindex={1} className={classes["head"]}>
          {COLUMNS.map((column) => (
            <span key={column} role="columnheader">
              {t(`window.batch.column.${column}`)}
            </span>
          ))}
        </div>
      </div>
      <div role="rowgroup" className={classes["scroller"]} ref={scroller} {...REACHABLE}>
        <div role="presentation" className={classes["rows"]} style={{ blockSize: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            return row === undefined ? null : (
              <Row key={row.line} row={row} index={index + 2} start={start} />
            );
          })}
        </div>
      </div>
    </div>
  );
}

function meaningOf({ at, end, begun }: BatchRowState): Meaning {
  if (at === "in-progress") return "busy";
  if (at === "to-do") return begun === true ? "attention" : "pending";
  return end === undefined ? "pending" : MEANINGS[end.count];
}

type RowProps = { readonly row: BatchRowState; readonly index: number; readonly start: number };

function Row({ row, index, start }: RowProps) {
  const t = useTranslation();
  const { line, number, at, run, window, earlier, begun } = row;
  const meaning = meaningOf(row);
  const word = at === "ended" ? outcomeWord(t, row) : t(`window.batch.at.${begun === true ? "begun" : at}`);
  const why = rowReason(t, row);
  return (
    <div
      role="row"
      aria-rowindex={index}
      className={classes["row"]}
      style={{ transform: `translateY(${start}px)` }}
    >
      <span role="cell" className={classes["line"]}>
        {line}
      </span>
      <span role="cell" className="sw-mono">
        {spokenDigits(digitsOf(number))}
      </span>
      <span role="cell" className={classes["state"]}>
        <StatusMark meaning={meaning} word={word} />
        <span aria-hidden>{word}</span>
        {earlier === true ? <small>{t("window.batch.earlier")}</small> : null}
      </span>
      <span role="cell">{placeWord(t, row)}</span>
      <span role="cell" className={classes["why"]} title={why === "" ? undefined : why}>
        {run === undefined ? null : <Link href={to.run(run)}>{t("window.batch.migration")}</Link>}
        {why === "" ? null : <span>{why}</span>}
        {window === undefined || at === "ended" ? null : <span>{window}</span>}
      </span>
    </div>
  );
}
