import type { StoreTools } from "../store-tools.ts";

// Limits per URL: copies for a URL that is no longer used do not block others.
const MOST = 10_000;
const MOST_BYTES = 256 * 1024 * 1024;
const MEGABYTE = 1_000_000;
/** Share of the store's cap: reaching the cap deletes events, which copies alone must not cause. */
const SHARE_OF_CAP = 1 / 4;

/**
 * Measuring reads every body, so a measurement is kept for this time and updated by additions and removals.
 */
const LOOKED_FOR_MS = 5_000;

/** Counts the waiting copies of each URL and decides whether more may be added. */
export type OutboxRoom = {
  /** Counts a copy of `bytes` stored bytes if there is room; within the transaction that adds it. */
  takes(target: string, bytes: number): boolean;
  left(target: string, bytes: number): void;
  /** Discards the counts, because a counted copy was not written. */
  lookAnew(): void;
};

type Usage = { rows: number; bytes: number; readonly lookedMs: number };

export function outboxRoom({ database, clock, settings }: StoreTools): OutboxRoom {
  const usage = new Map<string, Usage>();
  const usageOf = (target: string): Usage => {
    const known = usage.get(target);
    const now = clock.monotonicMs();
    if (known !== undefined && now - known.lookedMs < LOOKED_FOR_MS) return known;
    const row = database
      .statement(
        "SELECT count(*) AS rows, coalesce(sum(length(body)), 0) AS bytes FROM outbox WHERE target = ?",
      )
      .get(target);
    const found = { rows: Number(row?.["rows"]), bytes: Number(row?.["bytes"]), lookedMs: now };
    usage.set(target, found);
    return found;
  };
  const mostBytes = (): number => {
    const chosen = settings();
    const cap = chosen.ok ? chosen.value.retention.capMegabytes * MEGABYTE : Number.POSITIVE_INFINITY;
    return Math.min(MOST_BYTES, cap * SHARE_OF_CAP);
  };
  return {
    takes(target, bytes) {
      const now = usageOf(target);
      if (now.rows >= MOST || now.bytes + bytes > mostBytes()) return false;
      now.rows += 1;
      now.bytes += bytes;
      return true;
    },
    left(target, bytes) {
      const known = usage.get(target);
      if (known === undefined) return;
      known.rows -= 1;
      known.bytes -= bytes;
    },
    lookAnew: () => usage.clear(),
  };
}
