import type { Client } from "../../shared/rpc/client.ts";
import type { EventFilter, WebhookEvent } from "../../shared/webhook/event.ts";
import type { EventsGrown } from "../../shared/webhook/receiver.ts";
import { callFor } from "./call.ts";
import { fits, isExact } from "./events-filter.ts";
import { addRow, holdPage, PAGE_ROWS, rowCount } from "./events-pages.ts";
import type { Questions } from "./events-questions.ts";
import type { EventViewport } from "./events-viewport.ts";

/** Takes in what is pushed, once per frame, and fetches what a push could not bring. */
export type Arriving = {
  readonly onPush: (push: EventsGrown) => void;
  /** The list was read anew: takes the newest rows, which were read beside the outline. */
  readonly begin: (newest: readonly WebhookEvent[]) => void;
  /** Applies what was pushed so far, all of it at once. */
  readonly take: () => void;
  /** Forgets what was pushed before anybody watched. */
  readonly forget: () => void;
};

type ArrivingOptions = {
  readonly client: Client;
  readonly filter: () => EventFilter;
  readonly standing: EventViewport;
  readonly questions: Questions;
  readonly watched: () => boolean;
  /** Reads the list anew, now. */
  readonly refresh: () => Promise<void>;
  /** Reads the list anew before long, once for however much has changed. */
  readonly rereadSoon: () => void;
  readonly frame: (work: () => void) => void;
  readonly later: (work: () => void, ms: number) => void;
};

/** A filter that only the core can apply is asked at most so often. */
const CATCH_UP_MS = 250;
/** So many pushes wait at most; beyond that what they held is fetched. */
const MOST_WAITING = 500;
/** More than this has to be outlined anew instead of being fetched row by row. */
const CATCH_UP_ROWS = 1_000;

/** What many pushes come to whose rows are to be fetched: that older rows changed is not to be forgotten over that. */
function inOne(last: EventsGrown, pushed: readonly EventsGrown[]): EventsGrown {
  return {
    ...last,
    added: pushed.reduce((sum, { added }) => sum + added, 0),
    latest: [],
    older: pushed.some(({ older }) => older),
  };
}

/** Begins with nothing pushed. */
export function openArriving(options: ArrivingOptions): Arriving {
  const { client, filter, standing, questions, frame, later } = options;
  const { pages } = standing;
  /** Rows before those that were pushed are still on their way. */
  let behind = false;
  let frameDue = false;
  let pushed: EventsGrown[] = [];

  /** Fetches the rows above the newest that is known, where a push could not bring them all. */
  const catchUp = async (): Promise<void> => {
    if (!options.watched()) return;
    // Ids begin at 1, so that nothing stands before the first.
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
  /** Takes one push; false where it has to wait for rows before it. */
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
    // With a filter of the core's nothing is taken from pushes; the next answer holds it all.
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
