import type { Client } from "../../shared/rpc/client.ts";
import type { EventFilter } from "../../shared/webhook/event.ts";
import { callFor } from "./call.ts";
import { holdPage, PAGE_ROWS } from "./events-pages.ts";
import type { Questions } from "./events-questions.ts";
import type { EventViewport } from "./events-viewport.ts";

type Fetching = {
  readonly client: Client;
  readonly filter: () => EventFilter;
  readonly standing: EventViewport;
  readonly questions: Questions;
  /** Called if a page differs from the outline, so that the list is read again. */
  readonly onChanged: () => void;
};

/**
 * Returns a function that fetches visible pages that are not held, one at a time; a page scrolled out of
 * view meanwhile is skipped.
 *
 * Fetches nothing while the whole list is being read, because that read calls this function when done.
 */
export function pageFetcher({
  client,
  filter,
  standing,
  questions,
  onChanged,
}: Fetching): () => Promise<void> {
  let fetching = false;
  const fetchNext = async (): Promise<boolean> => {
    if (questions.reading()) return false;
    const question = questions.current();
    const [page] = standing.wanted();
    const top = page === undefined ? undefined : standing.pages().tops[page];
    if (page === undefined || top === undefined) return false;
    const input = { filter: filter(), before: top + 1, limit: PAGE_ROWS };
    const answer = await callFor(client, "webhooks.events", input);
    if (question !== questions.current()) return true;
    if (!answer.ok) {
      standing.markStale();
      return false;
    }
    const fitting = holdPage(standing.pages(), page, answer.value.events);
    standing.dropFarPages();
    standing.show(false);
    if (!fitting) onChanged();
    return true;
  };
  return async () => {
    if (fetching || !standing.isReady()) return;
    fetching = true;
    try {
      let more = true;
      while (more) more = await fetchNext();
    } finally {
      fetching = false;
    }
  };
}
