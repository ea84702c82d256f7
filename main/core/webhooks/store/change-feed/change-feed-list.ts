import { type Result, ok } from "../../../../../shared/result.ts";
import type { StorageProblem } from "../../../../../shared/rpc/problems.ts";
import type { WebhookEvent } from "../../../../../shared/webhook/event.ts";
import type { EventsGrown } from "../../../../../shared/webhook/receiver.ts";
import { EVENT_COLUMNS, eventOf, listed } from "../tables/event-rows.ts";
import type { Indexed, IndexedEvent } from "../index/index-notification.ts";
import { newestId } from "../tables/inbox-rows.ts";
import type { NumberRefs } from "../tables/number-refs.ts";
import type { StoreDatabase } from "../store-database.ts";

/** Maximum number of newest events reported with a change. */
const MOST_LATEST = 200;
/** A window paints no more often than this. */
const FRAME_MS = 16;

/** Collects the changes of a list for one frame. */
export type ChangeNews = {
  /** The id of the newest event that was reported or is about to be. */
  through(): number;
  /** `added` events were added, up to the id `through`; `latest` are the newest of them. */
  grew(through: number, added: number, latest: readonly WebhookEvent[]): void;
  olderChanged(): void;
  /** Starts at this event id; earlier events are known. */
  begin(through: number): void;
  /** Schedules a report for the next frame. */
  soon(): void;
  /** Cancels the scheduled report. */
  drop(): void;
};

export function changeNews(onChange: (grown: EventsGrown) => void): ChangeNews {
  let reported = 0;
  let latest: WebhookEvent[] = [];
  let added = 0;
  let older = false;
  let frame: NodeJS.Timeout | undefined;
  const report = (): void => {
    frame = undefined;
    const grown: EventsGrown = { through: Math.max(reported, 1), added, latest, older };
    latest = [];
    added = 0;
    older = false;
    onChange(grown);
  };
  return {
    through: () => reported,
    grew(through, count, events) {
      reported = through;
      added += count;
      latest = [...latest, ...events].slice(-MOST_LATEST);
    },
    olderChanged() {
      older = true;
    },
    begin(through) {
      reported = through;
    },
    soon() {
      frame ??= setTimeout(report, FRAME_MS).unref();
    },
    drop() {
      clearTimeout(frame);
      frame = undefined;
    },
  };
}

const POLL_MS = 250;

type Listener = (grown: EventsGrown) => void;

/** Notifies listeners of how the list has grown, whichever process added to it. */
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

  /** Reads what any process has added since the last report. */
  const catchUp = (): void => {
    const read = addedAfter(database, lines, news.through());
    if (!read.ok) return;
    if (read.value.newest === news.through()) news.olderChanged();
    news.grew(read.value.newest, read.value.count, read.value.latest);
    news.soon();
  };
  const others = watchOthers(database, catchUp);
  const stopFollowing = (): void => {
    others.stop();
    news.drop();
  };
  return {
    on(listener) {
      if (listeners.size === 0) {
        const newest = database.read(() => ok(newestId(database, "event")));
        news.begin(newest.ok ? newest.value : news.through());
        others.begin();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopFollowing();
      };
    },
    filed(filed) {
      if (listeners.size === 0) return;
      const all = filed.flatMap(({ events }) => events);
      const fresh = all.filter((event) => event.kind === "new");
      if (fresh.length < all.length) news.olderChanged();
      const [first] = fresh;
      // Another process indexed events in between, so those in memory are incomplete.
      if (first !== undefined && first.id !== news.through() + 1) return catchUp();
      news.grew(fresh.at(-1)?.id ?? news.through(), fresh.length, latestOf(fresh, lines));
      news.soon();
    },
    olderChanged() {
      news.olderChanged();
      if (listeners.size > 0) news.soon();
    },
    stop() {
      stopFollowing();
      listeners.clear();
    },
  };
}

/** Calls `changed` when another connection has written. */
function watchOthers(database: StoreDatabase, changed: () => void): { begin(): void; stop(): void } {
  let poll: NodeJS.Timeout | undefined;
  let version = -1;
  const hasChanged = (): boolean => {
    const now = dataVersion(database) ?? version;
    const same = now === version;
    version = now;
    return !same;
  };
  return {
    begin() {
      hasChanged();
      poll = setInterval(() => {
        if (hasChanged()) changed();
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
  return database.read(() => {
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
  const read = database.read(() =>
    ok(Number(database.statement("PRAGMA data_version").get()?.["data_version"])),
  );
  return read.ok ? read.value : undefined;
}
