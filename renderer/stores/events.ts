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

/** The list of events of a realm. Rows live in the core: this holds a few pages around what is in sight. */
export type EventList = Reread<ShownEvents> & {
  /** Listens and reads while somebody looks; the returned function ends that. The filter stays. */
  readonly watch: () => () => void;
  readonly filter: StoreApi<EventFilter>;
  /** Narrows the list, and shows its newest rows. Nothing happens where the filter is the same. */
  readonly narrow: (filter: EventFilter) => void;
  /** Tells which rows are in sight, so that their pages are fetched. */
  readonly see: (first: number, last: number) => void;
  /** At the top the list follows the newest; else it stands still and counts what came. */
  readonly follow: (on: boolean) => void;
  /** Index of an event among those that are held. */
  readonly indexOf: (id: number) => number | undefined;
  /** For tests and measurements: the pages that are held. */
  readonly pages: () => EventPages;
  readonly close: () => void;
};

type EventListOptions = {
  /** Calls back once before the next frame is drawn. */
  readonly frame: (work: () => void) => void;
  readonly later?: (work: () => void, ms: number) => void;
  readonly now?: () => number;
};

/** What has changed below is read again at most so often. */
const REREAD_MS = 1_500;

/** Opens the list. Nothing is read or listened to before somebody watches it. */
export function openEventList(client: Client, options: EventListOptions): EventList {
  const { frame, later = (work, ms) => void setTimeout(work, ms), now = Date.now } = options;
  const filter = createStore<EventFilter>(() => ({}));
  const standing = openEventViewport(now);
  const questions = openQuestions();
  let watchers = 0;
  let unsubscribe: (() => void) | undefined;

  /** Reads outline and newest page anew and puts both in place at once; what is shown stays until then. */
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

/** Sets work off through `start`; while that is due, asking again changes nothing. */
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
