import { createStore, type StoreApi } from "zustand/vanilla";
import type { WebhookEvent } from "../../shared/webhook/event.ts";
import type { CallProblem } from "./call-problem.ts";
import {
  countThrough,
  dropFarPages,
  missingPages,
  pagesOf,
  placeOf,
  rowAt,
  rowCount,
  type EventPages,
} from "./events-pages.ts";
import { loading, ready, staleOf, type Loadable } from "./loadable.ts";

/** The list as shown. A new value arrives at most once per frame. */
export type ShownEvents = {
  /** Number of rows shown, without those that arrived while older rows were in view. */
  readonly total: number;
  /** Number of rows that arrived meanwhile and are not shown. */
  readonly fresh: number;
  /** The row at an index, 0 being the newest shown; undefined until its page is fetched. */
  readonly at: (index: number) => WebhookEvent | undefined;
};

/** Which part of the list is shown: the visible rows, and whether it follows the newest row or is paused. */
export type EventViewport = {
  readonly store: StoreApi<Loadable<ShownEvents>>;
  readonly isReady: () => boolean;
  readonly pages: () => EventPages;
  /** Publishes what is held now; `whole` if all of it was just read, which clears the stale mark. */
  readonly show: (whole: boolean) => void;
  /** The read failed: earlier rows stay, marked as stale; without earlier rows the problem is shown. */
  readonly failed: (problem: CallProblem) => void;
  readonly markStale: () => void;
  /** Id of the top row while the list is paused; undefined while it follows. */
  readonly anchor: () => number | undefined;
  /** Replaces the pages. Call `settle` afterwards to set how many rows are shown. */
  readonly replace: (pages: EventPages) => void;
  /** After a replacement: a paused list continues from the row that was at its top before. */
  readonly settle: (anchor: number | undefined) => void;
  readonly follow: (on: boolean) => void;
  /** Follows the newest row from now on without publishing, because another list is about to be shown. */
  readonly restart: () => void;
  readonly see: (first: number, last: number) => void;
  /** Pages around the visible rows that are not held. */
  readonly wanted: () => readonly number[];
  /** Drops the pages farthest from the visible rows. */
  readonly dropFarPages: () => void;
  readonly indexOf: (id: number) => number | undefined;
};

/** Rows fetched beyond the visible ones, in both directions. */
const AROUND = 20;

/** Opens an empty list that follows the newest row. `now` returns the read time in ms since 1970. */
export function openEventViewport(now: () => number): EventViewport {
  const store = createStore<Loadable<ShownEvents>>(() => loading);
  let pages = pagesOf({ count: 0, tops: [] });
  let following = true;
  /** Number of rows shown while the list is paused. */
  let still = 0;
  let sight = { first: 0, last: 0 };
  const shownTotal = (): number => (following ? rowCount(pages) : Math.min(still, rowCount(pages)));
  const placeAt = (index: number): number => shownTotal() - 1 - index;
  const at = (index: number): WebhookEvent | undefined => rowAt(pages, placeAt(index));
  const show = (whole: boolean): void => {
    const total = shownTotal();
    const value = { total, fresh: rowCount(pages) - total, at };
    const before = store.getState();
    if (whole || before.kind !== "ready") store.setState(ready(value, now()), true);
    else store.setState({ ...before, value }, true);
  };
  const markStale = (): void => {
    const state = store.getState();
    if (state.kind === "ready") store.setState(staleOf(state), true);
  };
  const isReady = (): boolean => store.getState().kind === "ready";
  return {
    store,
    isReady,
    pages: () => pages,
    show,
    markStale,
    failed: (problem) => {
      if (isReady()) markStale();
      else store.setState({ kind: "failed", problem }, true);
    },
    anchor: () => (following ? undefined : at(0)?.id),
    replace: (next) => {
      pages = next;
    },
    settle: (anchor) => {
      still = anchor === undefined ? rowCount(pages) : countThrough(pages, anchor);
    },
    follow: (on) => {
      if (on === following) return;
      still = shownTotal();
      following = on;
      if (isReady()) show(false);
    },
    restart: () => {
      following = true;
    },
    see: (first, last) => {
      sight = { first, last };
    },
    wanted: () => missingPages(pages, placeAt(sight.last + AROUND), placeAt(sight.first - AROUND)),
    dropFarPages: () => dropFarPages(pages, placeAt(sight.first)),
    indexOf: (id) => {
      const place = placeOf(pages, id);
      return place === undefined || place >= shownTotal() ? undefined : shownTotal() - 1 - place;
    },
  };
}
