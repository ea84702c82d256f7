import type { WebhookEvent } from "../../../../shared/webhook/event.ts";
import type { EventsGrown } from "../../../../shared/webhook/receiver.ts";

/** So many of the newest events are told along. */
export const MOST_LATEST = 200;
/** A window paints no faster. */
const FRAME_MS = 16;

/** What is to be told of a list, gathered for a frame. */
export type ChangeNews = {
  /** The newest event that was told of, or is about to be. */
  through(): number;
  /** The list has grown by so many up to `through`; `latest` are the newest of them. */
  grew(through: number, added: number, latest: readonly WebhookEvent[]): void;
  olderChanged(): void;
  /** Begins at this event; what came before is known. */
  begin(through: number): void;
  /** Tells what there is before long. */
  soon(): void;
  /** Tells nothing of what is planned. */
  drop(): void;
};

export function changeNews(tell: (grown: EventsGrown) => void): ChangeNews {
  let told = 0;
  let latest: WebhookEvent[] = [];
  let added = 0;
  let older = false;
  let frame: NodeJS.Timeout | undefined;
  const tellNow = (): void => {
    frame = undefined;
    const grown: EventsGrown = { through: Math.max(told, 1), added, latest, older };
    latest = [];
    added = 0;
    older = false;
    tell(grown);
  };
  return {
    through: () => told,
    grew(through, count, events) {
      told = through;
      added += count;
      latest = [...latest, ...events].slice(-MOST_LATEST);
    },
    olderChanged() {
      older = true;
    },
    begin(through) {
      told = through;
    },
    soon() {
      frame ??= setTimeout(tellNow, FRAME_MS).unref();
    },
    drop() {
      clearTimeout(frame);
      frame = undefined;
    },
  };
}
