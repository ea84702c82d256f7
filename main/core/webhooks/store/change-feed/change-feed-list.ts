import { type Result, ok } from "../../../../../shared/result.ts";
import type { StorageProblem } from "../../../../../shared/rpc/problems.ts";
import type { WebhookEvent } from "../../../../../shared/webhook/event.ts";
import type { EventsGrown } from "../../../../../shared/webhook/receiver.ts";
import { EVENT_COLUMNS, eventOf, listed } from "../tables/event-rows.ts";
import type { Indexed, IndexedEvent } from "../index/index-notification.ts";
import { newestId } from "../tables/inbox-rows.ts";
import type { NumberRefs } from "../tables/number-refs.ts";
import type { StoreDatabase } from "../store-database.ts";

/** So many of the newest events are told along. */
const MOST_LATEST = 200;
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

const POLL_MS = 250;

type Listener = (grown: EventsGrown) => void;

/** Tells listeners how the list has grown, whoever added to it. */
export type ListFollower = {
  on(listener: Listener): () => void;
  filed(filed: readonly Indexed[]): void;
  olderChanged(): void;
  stop(): void;
};

/** Follows a store's list for its listeners; does nothing while there are none. */
export function listFollower(database: StoreDatabase, lines: NumberRefs): ListFollower {
  const listeners = new Set<Listener>();
  const news = changeNews((grown) => {
    for (const listener of listeners) listener(grown);
  });

  /** Reads what was added since it was last told, by whomever. */
  const catchUp = (): void => {
    const read = addedAfter(database, lines, news.through());
    if (!read.ok) return;
    if (read.value.newest === news.through()) news.olderChanged();
    news.grew(read.value.newest, read.value.count, read.value.latest);
    news.soon();
  };
  const others = watchOthers(database, catchUp);
  const rest = (): void => {
    others.stop();
    news.drop();
  };
  return {
    on(listener) {
      if (listeners.size === 0) {
        const newest = database.look(() => ok(newestId(database, "event")));
        news.begin(newest.ok ? newest.value : news.through());
        others.begin();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) rest();
      };
    },
    filed(filed) {
      if (listeners.size === 0) return;
      const all = filed.flatMap(({ events }) => events);
      const fresh = all.filter((event) => event.kind === "new");
      if (fresh.length < all.length) news.olderChanged();
      const [first] = fresh;
      // Another process filed some in between: what is in memory is not all.
      if (first !== undefined && first.id !== news.through() + 1) return catchUp();
      news.grew(fresh.at(-1)?.id ?? news.through(), fresh.length, latestOf(fresh, lines));
      news.soon();
    },
    olderChanged() {
      news.olderChanged();
      if (listeners.size > 0) news.soon();
    },
    stop() {
      rest();
      listeners.clear();
    },
  };
}

/** Calls `changed` when another connection has written. */
function watchOthers(database: StoreDatabase, changed: () => void): { begin(): void; stop(): void } {
  let poll: NodeJS.Timeout | undefined;
  let version = -1;
  const look = (): boolean => {
    const now = dataVersion(database) ?? version;
    const same = now === version;
    version = now;
    return !same;
  };
  return {
    begin() {
      look();
      poll = setInterval(() => {
        if (look()) changed();
      }, POLL_MS).unref();
    },
    stop: () => clearInterval(poll),
  };
}

function latestOf(
  fresh: readonly Extract<IndexedEvent, { readonly kind: "new" }>[],
  lines: NumberRefs,
): readonly WebhookEvent[] {
  return fresh
    .slice(-MOST_LATEST)
    .map(({ id, event }) => listed(event, { id, repeats: 0, line: lines.byId(event.line) }));
}

type Added = {
  readonly newest: number;
  readonly count: number;
  /** The newest of them, oldest first. */
  readonly latest: readonly WebhookEvent[];
};

function addedAfter(
  database: StoreDatabase,
  lines: NumberRefs,
  after: number,
): Result<Added, StorageProblem> {
  return database.look(() => {
    const rows = database.rows(
      `SELECT ${EVENT_COLUMNS} FROM event AS e WHERE e.id > ? ORDER BY e.id DESC LIMIT ${MOST_LATEST}`,
      [after],
    );
    const count = database.statement("SELECT count(*) AS n FROM event WHERE id > ?").get(after)?.["n"];
    return ok({
      newest: newestId(database, "event"),
      count: Number(count),
      latest: rows.toReversed().map((row) => eventOf(row, lines)),
    });
  });
}

function dataVersion(database: StoreDatabase): number | undefined {
  const read = database.look(() =>
    ok(Number(database.statement("PRAGMA data_version").get()?.["data_version"])),
  );
  return read.ok ? read.value : undefined;
}
