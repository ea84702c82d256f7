import type { Client } from "../../shared/rpc/client.ts";
import type { EventFilter, WebhookEvent } from "../../shared/webhook/event.ts";
import type { EventsGrown } from "../../shared/webhook/receiver.ts";
import { callFor } from "./call.ts";
import { fits, isExact } from "./events-filter.ts";
import { addRow, holdPage, PAGE_ROWS, rowCount } from "./events-pages.ts";
import type { Questions } from "./events-questions.ts";
import type { EventViewport } from "./events-viewport.ts";

/** Applies pushes at most once per frame, and fetches the rows that a push did not carry. */
export type Arriving = {
  readonly onPush: (push: EventsGrown) => void;
  /** Adds the newest rows, which were read at the same time as the outline. */
  readonly begin: (newest: readonly WebhookEvent[]) => void;
  /** Applies all waiting pushes. */
  readonly take: () => void;
  /** Discards pushes received before the list was watched. */
  readonly forget: () => void;
};

type ArrivingOptions = {
  readonly client: Client;
  readonly filter: () => EventFilter;
  readonly standing: EventViewport;
  readonly questions: Questions;
  readonly watched: () => boolean;
  /** Reads the whole list again at once. */
  readonly refresh: () => Promise<void>;
  /** Schedules a read of the whole list; further calls before it runs change nothing. */
  readonly rereadSoon: () => void;
  readonly frame: (work: () => void) => void;
  readonly later: (work: () => void, ms: number) => void;
};

/** Minimum delay, in ms, before rows are fetched for a filter that only the core can apply. */
const CATCH_UP_MS = 250;
/** Maximum number of waiting pushes; beyond it they are merged, and their rows fetched. */
const MOST_WAITING = 500;
/** With this many new rows or more, the outline is read again instead. */
const CATCH_UP_ROWS = 1_000;

/** Merges pushes into one without rows, so that the rows are fetched. Keeps `older` if any push had it. */
function inOne(last: EventsGrown, pushed: readonly EventsGrown[]): EventsGrown {
  return {
    ...last,
    added: pushed.reduce((sum, { added }) => sum + added, 0),
    latest: [],
    older: pushed.some(({ older }) => older),
  };
}

/** Starts with no waiting pushes. */
export function openArriving(options: ArrivingOptions): Arriving {
  const { client, filter, standing, questions, frame, later } = options;
  const { pages } = standing;
  /** True while rows older than the waiting pushes are being fetched. */
  let behind = false;
  let frameDue = false;
  let pushed: EventsGrown[] = [];

  /** Fetches the rows newer than the newest known one, if a push did not carry them all. */
  const catchUp = async (): Promise<void> => {
    if (!options.watched()) return;
    // Ids start at 1. With no known row, `after` would be 0, so the whole list is read instead.
    if (pages().newest === 0) return options.refresh();
    const question = questions.current();
    const input = { filter: filter(), after: pages().newest, limit: CATCH_UP_ROWS };
    const answer = await callFor(client, "webhooks.events", input);
    if (question !== questions.current()) return;
    behind = false;
    if (!answer.ok) return standing.markStale();
    if (answer.value.events.length >= CATCH_UP_ROWS) return options.refresh();
    addAll(answer.value.events);
    take();
    standing.show(false);
  };
  const catchUpSoon = (): void => {
    if (behind) return;
    behind = true;
    const work = (): void => void catchUp().catch(() => undefined);
    later(work, isExact(filter()) ? 0 : CATCH_UP_MS);
  };
  const addAll = (rows: readonly WebhookEvent[]): void => {
    for (const row of rows.toReversed()) addRow(pages(), row);
  };
  /** Applies one push. False if it must wait until earlier rows are fetched. */
  const takeOne = (push: EventsGrown, wanted: EventFilter): boolean => {
    if (push.older) options.rereadSoon();
    const first = push.latest[0];
    const whole = push.latest.length >= push.added || (first !== undefined && first.id <= pages().newest);
    if (!behind && whole && isExact(wanted)) {
      for (const row of push.latest) if (fits(wanted, row)) addRow(pages(), row);
      return true;
    }
    if (push.added > 0 && push.through > pages().newest) catchUpSoon();
    return !behind;
  };
  const take = (): void => {
    const wanted = filter();
    pushed = pushed.filter((push) => !takeOne(push, wanted));
    // With a filter that only the core can apply, rows come from fetches alone, so pushes are dropped.
    if (!isExact(wanted)) pushed = [];
    standing.dropFarPages();
  };

  return {
    take,
    forget: () => {
      pushed = [];
    },
    begin: (rows) => {
      behind = false;
      const { newest, tops } = pages();
      const top = tops.length - 1;
      const outlined = rows.filter(({ id }) => id <= newest);
      if (outlined.length === 0 && rows.length === PAGE_ROWS && newest > 0) return catchUpSoon();
      if (top >= 0 && outlined.length === rows.length && rows[0]?.id === tops[top])
        holdPage(pages(), top, rows);
      addAll(rows);
    },
    onPush: (push) => {
      if (!questions.reading() && !standing.isReady()) return;
      pushed.push(push);
      if (pushed.length > MOST_WAITING) pushed = [inOne(push, pushed)];
      if (frameDue || questions.reading()) return;
      frameDue = true;
      frame(() => {
        frameDue = false;
        if (questions.reading() || behind || !standing.isReady()) return;
        const before = rowCount(pages());
        take();
        if (rowCount(pages()) !== before) standing.show(false);
      });
    },
  };
}
