import { createStore, type StoreApi } from "zustand/vanilla";
import type { Client } from "../../shared/rpc/client.ts";
import type { EventFilter } from "../../shared/webhook/event.ts";
import { callFor } from "./call.ts";
import { openArriving } from "./events-arriving.ts";
import { pageFetcher } from "./events-fetching.ts";
import { PAGE_ROWS, pagesOf, type EventPages } from "./events-pages.ts";
import { openQuestions } from "./events-questions.ts";
import { openEventViewport, type ShownEvents } from "./events-viewport.ts";
import type { Reread } from "./feed.ts";
import { loading } from "./loadable.ts";

/**
 * The list of events of a realm. The core stores the rows; this holds a few pages around the visible ones.
 */
export type EventList = Reread<ShownEvents> & {
  /**
   * Subscribes and reads while at least one caller watches; the returned function stops that. The filter
   * stays.
   */
  readonly watch: () => () => void;
  readonly filter: StoreApi<EventFilter>;
  /** Sets the filter and shows its newest rows. Does nothing if the filter is unchanged. */
  readonly narrow: (filter: EventFilter) => void;
  /** Reports which rows are visible, so that their pages are fetched. */
  readonly see: (first: number, last: number) => void;
  /** `true` follows the newest row; `false` pauses the list and counts new rows. */
  readonly follow: (on: boolean) => void;
  /** Index of an event among the held rows; undefined if it is not held or not shown. */
  readonly indexOf: (id: number) => number | undefined;
  /** The held pages, for tests and measurements. */
  readonly pages: () => EventPages;
  readonly close: () => void;
};

type EventListOptions = {
  /** Calls `work` once, before the next frame is drawn. */
  readonly frame: (work: () => void) => void;
  readonly later?: (work: () => void, ms: number) => void;
  readonly now?: () => number;
};

/** Delay, in ms, before changed older rows are read again; changes within it share one read. */
const REREAD_MS = 1_500;

/** Opens the list. Reads and subscribes to nothing until it is watched. */
export function openEventList(client: Client, options: EventListOptions): EventList {
  const { frame, later = (work, ms) => void setTimeout(work, ms), now = Date.now } = options;
  const filter = createStore<EventFilter>(() => ({}));
  const standing = openEventViewport(now);
  const questions = openQuestions();
  let watchers = 0;
  let unsubscribe: (() => void) | undefined;

  /** Reads outline and newest page, then replaces both at once; shown rows stay until then. */
  const refresh = async (): Promise<void> => {
    if (watchers === 0) return;
    const question = questions.ask();
    const wanted = filter.getState();
    const anchor = standing.anchor();
    const [outline, newest] = await Promise.all([
      callFor(client, "webhooks.outline", { filter: wanted, pageSize: PAGE_ROWS }),
      callFor(client, "webhooks.events", { filter: wanted, limit: PAGE_ROWS }),
    ]);
    if (!questions.answered(question)) return;
    if (!outline.ok) return standing.failed(outline.problem);
    if (!newest.ok) return standing.failed(newest.problem);
    standing.replace(pagesOf(outline.value));
    arriving.begin(newest.value.events);
    standing.settle(anchor);
    arriving.take();
    standing.show(true);
    await fetchPages();
  };
  const refreshNow = (): void => void refresh().catch(() => undefined);
  const rereadSoon = once(refreshNow, (work) => later(work, REREAD_MS));
  const shared = { client, filter: filter.getState, standing, questions };
  const fetchPages = pageFetcher({ ...shared, onChanged: rereadSoon });
  const watched = (): boolean => watchers > 0;
  const arriving = openArriving({ ...shared, watched, refresh, rereadSoon, frame, later });

  return Object.assign(standing.store, {
    filter,
    refresh,
    watch: () => {
      watchers += 1;
      if (watchers === 1) {
        arriving.forget();
        unsubscribe = client.subscribe("events", arriving.onPush);
        refreshNow();
      }
      return () => {
        watchers -= 1;
        if (watchers > 0) return;
        unsubscribe?.();
        unsubscribe = undefined;
        questions.drop();
        standing.store.setState(loading, true);
      };
    },
    narrow: (next: EventFilter) => {
      if (JSON.stringify(next) === JSON.stringify(filter.getState())) return;
      filter.setState(next, true);
      standing.restart();
      if (watchers === 0) return;
      standing.store.setState(loading, true);
      refreshNow();
    },
    see: (first: number, last: number) => {
      standing.see(first, last);
      if (standing.wanted().length > 0) fetchPages().catch(() => undefined);
    },
    follow: standing.follow,
    indexOf: standing.indexOf,
    pages: standing.pages,
    close: () => unsubscribe?.(),
  });
}

/** Runs `work` through `start`; further calls while it is scheduled change nothing. */
function once(work: () => void, start: (work: () => void) => void): () => void {
  let due = false;
  return () => {
    if (due) return;
    due = true;
    start(() => {
      due = false;
      work();
    });
  };
}
