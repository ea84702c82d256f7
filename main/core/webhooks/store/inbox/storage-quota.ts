import { type Result, err, ok } from "../../../../../shared/result.ts";
import type { Retention } from "../../../../../shared/webhook/privacy.ts";
import { present } from "../../../../../shared/present.ts";
import { believedTime, type ClockNotes } from "../../../runtime/believed-time.ts";
import { removeAbandoned } from "../outbox/outbox-uses.ts";
import { removeWhole } from "../tables/removal.ts";
import { forgetMarks, forgetMarksBeyond } from "../tables/dedup-keys.ts";
import type { StoreRefusal } from "../port.ts";
import type { StoreDatabase } from "../store-database.ts";
import type { StorageProblem } from "../../../../../shared/rpc/problems.ts";
import type { StoreTools } from "../store-tools.ts";
import { countExisting } from "../totals/count-existing.ts";
import { keepTotals } from "../totals/keep-totals.ts";

/** How long, in ms and in commits, a measurement of disk and store stays valid. */
const BELIEVED_MS = 1_000;
const BELIEVED_COMMITS = 64;
/** The store grows by more than the bodies: events, index entries, and the log before its checkpoint. */
const GROWS_BY = 4;
const EACH_COMMIT = 256 * 1024;

/** Caches that enough room is left. Caches nothing near a limit. */
export type SpareSpace = {
  /** Whether there is room for these bytes, according to the last measurement under the same cap. */
  holds(bytes: number, capBytes: number): boolean;
  /** Records how many bytes are left. */
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
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Notifications deleted per transaction. */
const SLICE = 100;
/**
 * When the cap is reached, copies waiting for a URL that has not been used for this long are deleted before
 * events.
 */
const ABANDONED_MS = 3 * DAY_MS;
/** Of the cap, what recognizes deleted events may take this part. */
const MARKS_SHARE = 0.2;
/** Maximum number of slices deleted to make room for one commit. */
const MOST_SLICES = 4;

/** Keeps the store within its retention period and size. */
export type StorageQuota = {
  /**
   * Checks before a commit whether these bytes fit, and deletes old data if the cap is reached. Without a
   * retention, because the settings cannot be read, only the disk limits.
   */
  makeRoom(bytes: number, retention: Retention | undefined): Result<null, StoreRefusal>;
  /** Deletes everything beyond age or size, in short transactions, after what it holds was counted. */
  tidy(): Promise<Result<null, StorageProblem>>;
};

/** Returns the bytes in the store's used pages; free pages do not count. */
export function bytesUsed(database: StoreDatabase): number {
  const pragma = (name: string): number => Number(database.statement(`PRAGMA ${name}`).get()?.[name] ?? 0);
  return (pragma("page_count") - pragma("freelist_count")) * pragma("page_size");
}

/**
 * Returns the quota of a store. Measuring costs system calls, so `SpareSpace` caches the result for a moment.
 */
export function storageQuotaOf(tools: StoreTools): StorageQuota {
  const { database, files, dataDir, clock, growth, floorBytes } = tools;
  const slice = (remove: () => number): Result<number, StorageProblem> => {
    const removed = database.relaxed(() => ok(remove()));
    if (removed.ok && removed.value > 0) growth.olderChanged();
    return removed;
  };
  const used = (): Result<number, StorageProblem> => database.read(() => ok(bytesUsed(database)));
  const bySize = (excess: number, capBytes: number): Result<number, StorageProblem> => {
    const forgotten = forgetMarksBeyond(database, { mostBytes: capBytes * MARKS_SHARE, excess });
    if (!forgotten.ok || forgotten.value > 0) return forgotten;
    return slice(() => {
      const abandoned = removeAbandoned(database, { oldest: clock.now() - ABANDONED_MS, most: SLICE });
      return abandoned > 0 ? abandoned : removeOldest(database, excess);
    });
  };
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
      for (;;) {
        const counting = countExisting(database, tools.totals);
        if (!counting.ok) return counting;
        if (!counting.value) break;
        await new Promise((resolve) => setImmediate(resolve));
      }
      const settings = tools.settings();
      if (!settings.ok) return ok(null);
      const { keepDays, capMegabytes } = settings.value.retention;
      const believed = database.relaxed(() => ok(timeForAges(database, clock.now())));
      if (!believed.ok) return believed;
      const now = believed.value;
      const [oldest, capBytes] = [now - keepDays * DAY_MS, capMegabytes * MEGABYTE];
      const rounds = [
        () => slice(() => removeOlder(database, oldest)),
        () => database.relaxed(() => ok(removeAbandoned(database, { oldest, most: SLICE }))),
        () => {
          const bytes = used();
          if (!bytes.ok) return bytes;
          return bytes.value > capBytes ? bySize(bytes.value - capBytes, capBytes) : ok(0);
        },
        () => database.relaxed(() => ok(forgetMarks(database, now, 1_000))),
        () => keepTotals(database, now, capBytes),
      ];
      for (const round of rounds) {
        for (;;) {
          const removed = round();
          if (!removed.ok) return removed;
          if (removed.value === 0) break;
          await new Promise((resolve) => setImmediate(resolve));
        }
      }
      return ok(null);
    },
  };
}

/** The time by which ages are told, noted in the store: within a transaction. */
function timeForAges(database: StoreDatabase, nowMs: number): number {
  const noted = database.statement("SELECT value FROM meta WHERE name = ?").get(CLOCK_NOTES)?.["value"];
  const [last, jumped, seen] = String(noted ?? "")
    .split(" ")
    .filter((part) => part !== "")
    .map(Number);
  const before = last === undefined ? undefined : { last, ...present({ jumped, seen }) };
  const now = believedTime(before, nowMs);
  if (before === undefined || isNewer(now, before))
    database
      .statement("INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)")
      .run(CLOCK_NOTES, [now.last, now.jumped, now.seen].filter((part) => part !== undefined).join(" "));
  return now.last;
}

/** Each write has other processes read again what they show: one an hour is enough. */
function isNewer(now: ClockNotes, before: ClockNotes): boolean {
  const isAbout = (one: number | undefined, other: number | undefined): boolean =>
    one === other || (one !== undefined && other !== undefined && one >= other && one - other < HOUR_MS);
  return now.jumped !== before.jumped || !isAbout(now.last, before.last) || !isAbout(now.seen, before.seen);
}

const CLOCK_NOTES = "clock for ages";

type Slices = {
  readonly used: () => Result<number, StorageProblem>;
  readonly bySize: (excess: number, capBytes: number) => Result<number, StorageProblem>;
};

/** Deletes a few slices to get below the cap. */
function underCap(capBytes: number, used: number, store: Slices): Result<null, StoreRefusal> {
  let excess = used - capBytes;
  for (let turn = 0; turn < MOST_SLICES; turn += 1) {
    const removed = store.bySize(excess, capBytes);
    if (!removed.ok) return removed;
    if (removed.value === 0) return err({ kind: "storeFull" });
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

/** Rough size of a notification besides its body: events, index entries. */
const BESIDES_BYTES = 1_000;

/**
 * Deletes the oldest notifications without unexported protected events, only as many as the excess requires.
 */
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
  let removed = 0;
  for (const row of rows) {
    if (freed >= excess) break;
    removeWhole(database, Number(row["id"]));
    freed += Number(row["bytes"]) + BESIDES_BYTES;
    removed += 1;
  }
  return removed;
}
