import { type Result, err, ok } from "../../../../../shared/result.ts";
import type { Retention } from "../../../../../shared/webhook/privacy.ts";
import { removeAbandoned } from "../outbox/outbox-uses.ts";
import { removeWhole } from "../tables/removal.ts";
import { forgetMarks } from "../tables/dedup-keys.ts";
import type { StoreRefusal } from "../port.ts";
import type { StoreDatabase } from "../store-database.ts";
import type { StorageProblem } from "../../../../../shared/rpc/problems.ts";
import type { StoreTools } from "../store-tools.ts";

/** So long, and for so many commits, what was found about the disk and the store is believed. */
const BELIEVED_MS = 1_000;
const BELIEVED_COMMITS = 64;
/** What is stored grows by more than the bodies: events, their words, indexes, and the log before it is copied. */
const GROWS_BY = 4;
const EACH_COMMIT = 256 * 1024;

/** Remembers for a moment that there is plenty of room. Near a limit it remembers nothing. */
export type SpareSpace = {
  /** Is there room for so many bytes more, by what was found last under the same cap? */
  holds(bytes: number, capBytes: number): boolean;
  /** So many bytes are left. */
  found(spareBytes: number, capBytes: number): void;
};

export function spareSpace(monotonicMs: () => number): SpareSpace {
  let left = 0;
  let commits = 0;
  let cap = 0;
  let until = Number.NEGATIVE_INFINITY;
  return {
    holds(bytes, capBytes) {
      commits -= 1;
      left -= bytes * GROWS_BY + EACH_COMMIT;
      return commits > 0 && left > 0 && cap === capBytes && monotonicMs() < until;
    },
    found(spareBytes, capBytes) {
      left = spareBytes;
      commits = BELIEVED_COMMITS;
      cap = capBytes;
      until = monotonicMs() + BELIEVED_MS;
    },
  };
}

const MEGABYTE = 1_000_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** So many notifications go in one transaction. */
const SLICE = 100;
/** What waits for an address that nobody has used for so long goes before events do where the cap is reached. */
const ABANDONED_MS = 3 * DAY_MS;
/** What makes room for one commit takes no longer than this many slices. */
const MOST_SLICES = 4;

/** Keeps the store within its age and its size. */
export type StorageQuota = {
  /**
   * Looks before a commit of so many bytes whether there is room for it, and makes some where the cap is reached.
   * Without a retention, since the settings cannot be read, the disk alone counts.
   */
  makeRoom(bytes: number, retention: Retention | undefined): Result<null, StoreRefusal>;
  /** Takes away all that is too old or too much, in short transactions. */
  tidy(): Promise<Result<null, StorageProblem>>;
};

/** Bytes that the store's pages hold; free ones do not count. */
export function bytesUsed(database: StoreDatabase): number {
  const pragma = (name: string): number => Number(database.statement(`PRAGMA ${name}`).get()?.[name] ?? 0);
  return (pragma("page_count") - pragma("freelist_count")) * pragma("page_size");
}

/** The room of a store. Looking costs system calls: what was found holds for a while, see spare-room.ts. */
export function storageQuotaOf(tools: StoreTools): StorageQuota {
  const { database, files, dataDir, clock, growth, floorBytes } = tools;
  const slice = (remove: () => number): Result<number, StorageProblem> => {
    const gone = database.relaxed(() => ok(remove()));
    if (gone.ok && gone.value > 0) growth.olderChanged();
    return gone;
  };
  const used = (): Result<number, StorageProblem> => database.look(() => ok(bytesUsed(database)));
  const bySize = (excess: number): Result<number, StorageProblem> =>
    slice(() => {
      const abandoned = removeAbandoned(database, { oldest: clock.now() - ABANDONED_MS, most: SLICE });
      return abandoned > 0 ? abandoned : removeOldest(database, excess);
    });
  const spare = spareSpace(() => clock.monotonicMs());
  return {
    makeRoom(bytes, retention) {
      const capBytes = retention === undefined ? Number.POSITIVE_INFINITY : retention.capMegabytes * MEGABYTE;
      if (spare.holds(bytes, capBytes)) return ok(null);
      const free = files.freeBytes(dataDir) ?? Number.POSITIVE_INFINITY;
      if (free < floorBytes) return err({ kind: "storageFull" });
      const found = used();
      if (!found.ok) return found;
      if (found.value > capBytes) return underCap(capBytes, found.value, { used, bySize });
      spare.found(Math.min(free - floorBytes, capBytes - found.value), capBytes);
      return ok(null);
    },
    async tidy() {
      const settings = tools.settings();
      if (!settings.ok) return ok(null);
      const { keepDays, capMegabytes } = settings.value.retention;
      const [oldest, capBytes] = [clock.now() - keepDays * DAY_MS, capMegabytes * MEGABYTE];
      const rounds = [
        () => slice(() => removeOlder(database, oldest)),
        () => database.relaxed(() => ok(removeAbandoned(database, { oldest, most: SLICE }))),
        () => {
          const now = used();
          if (!now.ok) return now;
          return now.value > capBytes ? bySize(now.value - capBytes) : ok(0);
        },
        () => database.relaxed(() => ok(forgetMarks(database, clock.now(), 1_000))),
      ];
      for (const round of rounds) {
        for (;;) {
          const gone = round();
          if (!gone.ok) return gone;
          if (gone.value === 0) break;
          await new Promise((resolve) => setImmediate(resolve));
        }
      }
      return ok(null);
    },
  };
}

type Slices = {
  readonly used: () => Result<number, StorageProblem>;
  readonly bySize: (excess: number) => Result<number, StorageProblem>;
};

/** Takes away a few slices of what is beyond the cap. */
function underCap(capBytes: number, used: number, store: Slices): Result<null, StoreRefusal> {
  let excess = used - capBytes;
  for (let turn = 0; turn < MOST_SLICES; turn += 1) {
    const gone = store.bySize(excess);
    if (!gone.ok) return gone;
    if (gone.value === 0) return err({ kind: "storeFull" });
    const now = store.used();
    if (!now.ok || now.value <= capBytes) break;
    excess = now.value - capBytes;
  }
  return ok(null);
}

function removeOlder(database: StoreDatabase, oldest: number): number {
  const rows = database
    .statement(
      `SELECT id, received_at FROM notification WHERE id <= (SELECT value FROM meta WHERE name = 'filed through')
       ORDER BY id LIMIT ?`,
    )
    .all(SLICE)
    .filter((row) => Number(row["received_at"]) < oldest);
  for (const row of rows) removeWhole(database, Number(row["id"]));
  return rows.length;
}

/** What a notification takes besides its body: its events, their words and places in indexes, roughly. */
const BESIDES_BYTES = 1_000;

/** The oldest ones none of whose events is evidence that was not exported; no more than makes up for the excess. */
function removeOldest(database: StoreDatabase, excess: number): number {
  const rows = database
    .statement(
      `SELECT id, coalesce(length(body), 0) AS bytes FROM notification
       WHERE id <= (SELECT value FROM meta WHERE name = 'filed through')
         AND id NOT IN (SELECT e.notification FROM pin AS p JOIN event AS e ON e.id = p.event WHERE p.exported = 0)
       ORDER BY id LIMIT ?`,
    )
    .all(SLICE);
  let freed = 0;
  let gone = 0;
  for (const row of rows) {
    if (freed >= excess) break;
    removeWhole(database, Number(row["id"]));
    freed += Number(row["bytes"]) + BESIDES_BYTES;
    gone += 1;
  }
  return gone;
}
