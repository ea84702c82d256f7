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

/** The list as it is shown. A new value comes at most once per frame. */
export type ShownEvents = {
  /** Rows of the list, those left out that came while somebody looked at older ones. */
  readonly total: number;
  /** So many came meanwhile. */
  readonly fresh: number;
  /** The row at an index, 0 being the newest shown; undefined while its page is on the way. */
  readonly at: (index: number) => WebhookEvent | undefined;
};

/** What of the list is shown: the rows in sight of it, and whether it follows the newest or stands still. */
export type EventViewport = {
  readonly store: StoreApi<Loadable<ShownEvents>>;
  readonly isReady: () => boolean;
  readonly pages: () => EventPages;
  /** Draws what is held now; `whole` where all of it was read anew, so that it is fresh again. */
  readonly show: (whole: boolean) => void;
  /** It could not be read: what was seen before stays, marked as stale. */
  readonly failed: (problem: CallProblem) => void;
  readonly markStale: () => void;
  /** The row that stays at the top while the list stands still; undefined while it follows. */
  readonly anchor: () => number | undefined;
  /** Puts other pages in place. They count as shown once `settle` was called. */
  readonly replace: (pages: EventPages) => void;
  /** After other pages came: the list goes on from the row that was at the top before. */
  readonly settle: (anchor: number | undefined) => void;
  readonly follow: (on: boolean) => void;
  /** Follows the newest from now on, without drawing: what is shown is about to be another list. */
  readonly restart: () => void;
  readonly see: (first: number, last: number) => void;
  /** Pages around what is in sight that are not held. */
  readonly wanted: () => readonly number[];
  /** Lets go of the pages that are farthest from what is in sight. */
  readonly dropFarPages: () => void;
  readonly indexOf: (id: number) => number | undefined;
};

/** Rows read beyond what is in sight, both ways. */
const AROUND = 20;

/** Opens an empty list that follows the newest row. `now` says when it was read. */
export function openEventViewport(now: () => number): EventViewport {
  const store = createStore<Loadable<ShownEvents>>(() => loading);
  let pages = pagesOf({ count: 0, tops: [] });
  let following = true;
  /** How many rows are shown while the list stands still. */
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
