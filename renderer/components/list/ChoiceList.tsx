import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import classes from "./ChoiceList.module.css";

type ChoiceListProps = {
  readonly label: string;
  readonly count: number;
  /** In pixels; each entry is measured once it is visible. */
  readonly usualHeight: number;
  /** The position of the chosen entry. */
  readonly active: number | undefined;
  readonly onActive: (index: number) => void;
  readonly renderEntry: (index: number, isActive: boolean) => ReactNode;
};

const PAGE = 8;

/** A list of which one entry can be chosen, by mouse or keys. Only the visible ones are rendered. */
export function ChoiceList({ label, count, usualHeight, active, onActive, renderEntry }: ChoiceListProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => list.current,
    estimateSize: () => usualHeight,
    overscan: 6,
  });
  useEffect(() => {
    if (active !== undefined) virtual.scrollToIndex(active, { align: "auto" });
  }, [active, virtual]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = target(event.key, active, count);
    if (next === undefined) return;
    event.preventDefault();
    onActive(next);
  };
  const onClick = (event: MouseEvent): void => {
    const option = (event.target as Element).closest<HTMLElement>("[data-index]");
    if (option !== null) onActive(Number(option.dataset["index"]));
  };
  const items = virtual.getVirtualItems();
  const isRendered = active !== undefined && items.some(({ index }) => index === active);
  return (
    <div
      ref={list}
      role="listbox"
      aria-label={label}
      aria-activedescendant={isRendered ? `${id}-${active}` : undefined}
      tabIndex={0}
      className={classes["choices"]}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <div role="presentation" className={classes["rows"]} style={{ blockSize: virtual.getTotalSize() }}>
        {items.map(({ index, start }) => (
          <div
            key={index}
            ref={virtual.measureElement}
            data-index={index}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            aria-posinset={index + 1}
            aria-setsize={count}
            className={classes["choice"]}
            tabIndex={-1}
            style={{ transform: `translateY(${start}px)` }}
          >
            {renderEntry(index, index === active)}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Where a key leads; undefined if it leads nowhere. */
function target(key: string, active: number | undefined, count: number): number | undefined {
  const last = count - 1;
  const from = active ?? -1;
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + PAGE,
    PageUp: from - PAGE,
    Home: 0,
    End: last,
    Enter: Math.max(0, from),
    " ": Math.max(0, from),
  };
  const next = moves[key];
  return next === undefined || last < 0 ? undefined : Math.max(0, Math.min(last, next));
}
