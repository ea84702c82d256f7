import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { NumberRow } from "./NumberRow.tsx";
import classes from "./NumberTable.module.css";
import { selectionOf, type RowsProps } from "./rows.ts";

const ROW_HEIGHT = 60;
/** Makes the scrolling area reachable by keyboard. */
const REACHABLE = { tabIndex: 0 };

/** Rows in a scrolling area of their own: only the visible ones are rendered. */
export default function ManyRows({ workspace, numbers, looks, selection }: RowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: numbers.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
  });
  return (
    <div role="rowgroup" className={classes["scroller"]} ref={scroller} {...REACHABLE}>
      <div role="presentation" className={classes["rows"]} style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const number = numbers[index];
          return number === undefined ? null : (
            <NumberRow
              key={number.phoneNumberId}
              workspace={workspace}
              number={number}
              looks={looks}
              rowIndex={index + 2}
              start={start}
              {...selectionOf(selection, number)}
            />
          );
        })}
      </div>
    </div>
  );
}
