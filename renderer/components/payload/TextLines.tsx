import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";
import { exactText } from "./exact-text.ts";
import classes from "./TextLines.module.css";

const ROW_HEIGHT = 20;
/** Makes the scrolling area reachable by keyboard. */
const REACHABLE = { tabIndex: 0 };

/** How a row looks, and what is said of it. */
export type RowLook = {
  /** A line number or the sign of a diff. */
  readonly gutter: string;
  readonly tone?: "error" | "warning" | "added" | "removed" | "head";
  readonly isActive?: boolean;
  /** What the tone means, for screen readers and as a tooltip. */
  readonly meaning?: string;
};

type TextLinesProps = {
  readonly label: string;
  readonly count: number;
  readonly text: (row: number) => string;
  readonly look: (row: number) => RowLook;
  /** The gutter holds signs instead of numbers. */
  readonly signs?: boolean;
  /** `part` where it is one of several things on a screen. */
  readonly size?: "window" | "part";
  /** The row to scroll to, when it changes. */
  readonly row?: number | undefined;
};

/** Untrusted text in rows of one height, of which only the visible ones are rendered. Nothing in it is more than text. */
export function TextLines({ label, count, text, look, signs = false, size = "window", row }: TextLinesProps) {
  const area = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => area.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 10,
  });
  useEffect(() => {
    if (row !== undefined) virtual.scrollToIndex(row, { align: "center" });
  }, [row, virtual]);
  return (
    <div
      ref={area}
      className={classes["lines"]}
      data-signs={signs}
      data-size={size}
      role="region"
      aria-label={label}
      dir="ltr"
      {...REACHABLE}
    >
      <div className={classes["rows"]} style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const { gutter, tone, isActive = false, meaning } = look(index);
          return (
            <div
              key={index}
              className={classes["row"]}
              data-tone={tone}
              data-active={isActive}
              data-row={index}
              style={{ transform: `translateY(${start}px)` }}
            >
              <span className={classes["gutter"]} title={meaning}>
                {gutter}
              </span>
              <span className={classes["code"]}>{exactText(text(index))}</span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
