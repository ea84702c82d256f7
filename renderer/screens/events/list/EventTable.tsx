import { Button, VisuallyHidden } from "@mantine/core";
import { IconArrowUp } from "@tabler/icons-react";
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useState,
  type PointerEvent,
  type RefObject,
} from "react";
import { valueOf } from "../../../stores/loadable.ts";
import type { EventList } from "../../../stores/events.ts";
import type { ShownEvents } from "../../../stores/events-viewport.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { EventRow, rowElementId, tellOnHover } from "./EventRow.tsx";
import classes from "./EventTable.module.css";
import type { RowWords } from "./row-words.ts";
import { useRowKeys } from "./use-row-keys.ts";
import { poolOf, ROW_PX, scrollFor, sightOf } from "./window-of.ts";

type EventTableProps = {
  readonly list: EventList;
  readonly shown: ShownEvents;
  readonly words: RowWords;
  /** The event whose detail is open. */
  readonly opened: number | undefined;
  readonly onOpen: (id: number) => void;
  readonly onClose: () => void;
  /** The grid element, so that the focus can return to it. */
  readonly grid: RefObject<HTMLDivElement | null>;
  /** Opens the next event below (1) or above (-1) the opened one. */
  readonly step: RefObject<((by: 1 | -1) => void) | null>;
};

const COLUMNS = ["time", "direction", "what", "number", "user", "text", "signature", "repeats"] as const;
const HEAD_PX = 32;

/**
 * Shows events as a table of any length: only visible rows are rendered, all of the same height. At the top
 * it follows new events; once the user scrolls or selects a row it stops following and shows how many new
 * events there are.
 */
export function EventTable({ list, shown, words, opened, onOpen, onClose, grid, step }: EventTableProps) {
  const t = useTranslation();
  const [place, setPlace] = useState({ scrollTop: 0, viewport: 600 });
  /** The active row, counted from the oldest event so that new events do not move it. */
  const [active, setActive] = useState<number>();
  const { scrollTop, viewport } = place;
  const sight = sightOf({ ...place, total: shown.total });
  const { first, last } = sight;
  const activeIndex = active === undefined ? undefined : shown.total - 1 - active;
  useMeasured(grid, setPlace);
  useEffect(() => list.see(first, last), [first, last, list, shown]);

  const choose = useCallback(
    (index: number): void => {
      list.follow(false);
      // Pausing changes the meaning of index 0 from now on, so the total is read after it.
      const { total } = valueOf(list.getState()) ?? { total: 0 };
      setActive(total - 1 - index);
      const element = grid.current;
      if (element === null) return;
      const target = scrollFor({ scrollTop, viewport, total, index });
      if (target === undefined) return;
      element.scrollTo({ top: target });
      setPlace((before) => ({ ...before, scrollTop: target }));
    },
    [grid, list, scrollTop, viewport],
  );
  const toNewest = useCallback((): void => {
    setActive(undefined);
    grid.current?.scrollTo({ top: 0 });
    setPlace((before) => ({ ...before, scrollTop: 0 }));
    list.follow(true);
  }, [grid, list]);
  const open = (index: number): void => {
    const event = shown.at(index);
    if (event !== undefined) onOpen(event.id);
  };
  useImperativeHandle(step, () => (by) => {
    const from = activeIndex ?? indexOf(shown, opened, first, last);
    if (from === undefined) return;
    const index = Math.max(0, Math.min(shown.total - 1, from + by));
    const event = shown.at(index);
    if (index === from || event === undefined) return;
    choose(index);
    onOpen(event.id);
  });
  const onKeyDown = useRowKeys({
    active: activeIndex,
    total: shown.total,
    pageRows: Math.max(1, Math.floor(viewport / ROW_PX) - 1),
    choose,
    open,
    onEscape: () => {
      if (opened === undefined) toNewest();
      else onClose();
    },
  });
  const onScroll = (): void => {
    const element = grid.current;
    if (element === null) return;
    setPlace((before) => ({ ...before, scrollTop: element.scrollTop }));
    if (active === undefined) list.follow(element.scrollTop < 2);
  };
  // On press instead of on release: a row that moved in between would be another event.
  const onPointerDown = (event: PointerEvent): void => {
    const row = (event.target as Element).closest<HTMLElement>("[data-index]");
    const index = Number(row?.dataset["index"]);
    if (row === null || event.button !== 0 || Number.isNaN(index)) return;
    const pressed = shown.at(index);
    choose(index);
    if (pressed !== undefined) onOpen(pressed.id);
  };
  const pool = poolOf(viewport);
  const standing = activeIndex !== undefined && activeIndex >= first && activeIndex <= last;
  return (
    <div className={classes["frame"]}>
      <div
        ref={grid}
        role="grid"
        tabIndex={0}
        aria-label={t("window.events.table")}
        aria-describedby="event-keys"
        aria-rowcount={shown.total + 1}
        aria-colcount={COLUMNS.length}
        aria-activedescendant={standing ? rowElementId(activeIndex) : undefined}
        className={classes["grid"]}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerOver={(event) => tellOnHover(event.target as Element, words)}
      >
        <div role="rowgroup" className={classes["headGroup"]}>
          <Head />
        </div>
        <div role="rowgroup" className={classes["body"]} style={{ blockSize: sight.height }}>
          <div
            role="presentation"
            className={classes["sheet"]}
            style={{ transform: `translateY(${sight.top}px)` }}
          >
            {Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => {
              const index = first + at;
              const event = shown.at(index);
              return (
                <EventRow
                  // At the top the key is the index: new events change only the texts of rows, and no
                  // element moves. Further down it is the position in the pool, so that scrolling renders
                  // only the rows that became visible.
                  key={first === 0 ? index : (shown.total - 1 - index) % pool}
                  event={event}
                  index={index}
                  active={index === activeIndex || (event !== undefined && event.id === opened)}
                  words={words}
                />
              );
            })}
          </div>
        </div>
      </div>
      <VisuallyHidden id="event-keys">{t("window.events.keys")}</VisuallyHidden>
      <Pill fresh={shown.fresh} onGo={toNewest} />
    </div>
  );
}

/** The row of an event among these rows. */
function indexOf(
  shown: EventTableProps["shown"],
  id: number | undefined,
  first: number,
  last: number,
): number | undefined {
  for (let index = first; index <= last; index += 1) if (shown.at(index)?.id === id) return index;
  return undefined;
}

/** Shows how many events arrived while the list is paused, with a button that goes to them. */
function Pill({ fresh, onGo }: { readonly fresh: number; readonly onGo: () => void }) {
  const t = useTranslation();
  return (
    <>
      {/* Announced once and without the count, which can change 60 times a second. */}
      <VisuallyHidden role="status">{fresh === 0 ? "" : t("window.events.showFresh")}</VisuallyHidden>
      {fresh === 0 ? null : (
        <div className={classes["pill"]}>
          <Button size="compact-sm" radius="xl" leftSection={<IconArrowUp size={14} />} onClick={onGo}>
            {t("window.events.fresh", { count: fresh })}
          </Button>
        </div>
      )}
    </>
  );
}

function Head() {
  const t = useTranslation();
  return (
    <div role="row" aria-rowindex={1} className={classes["head"]}>
      {COLUMNS.map((column) => (
        <span role="columnheader" key={column} className={classes[HEAD_CLASSES[column]]}>
          {t(`window.events.column.${column}`)}
        </span>
      ))}
    </div>
  );
}

const HEAD_CLASSES = {
  time: "time",
  direction: "way",
  what: "what",
  number: "number",
  user: "user",
  text: "text",
  signature: "mark",
  repeats: "repeats",
} as const satisfies Record<(typeof COLUMNS)[number], string>;

type Place = { readonly scrollTop: number; readonly viewport: number };

/** Stores the height of the visible area. */
function useMeasured(
  grid: RefObject<HTMLDivElement | null>,
  setPlace: (change: (before: Place) => Place) => void,
): void {
  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null) return;
    const measure = (): void => {
      const viewport = element.clientHeight - HEAD_PX;
      // Without layout nothing can be measured; the default is the height of a typical window.
      if (viewport > 0)
        setPlace((before) => (before.viewport === viewport ? before : { ...before, viewport }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid, setPlace]);
}
