import type { StoreTools } from "../store-tools.ts";

// Each address has a room of its own: what waits for one that nobody sends to any more is in no other one's way.
const MOST = 10_000;
const MOST_BYTES = 256 * 1024 * 1024;
const MEGABYTE = 1_000_000;
/** Of what the store may hold at all: the cap takes events away, and must not take them for copies alone. */
const SHARE_OF_CAP = 1 / 4;

/** Looking at the size of every body costs a read of each: what was found holds for a while, with what came and went. */
const LOOKED_FOR_MS = 5_000;

/** How much waits for each address, and whether more may. */
export type OutboxRoom = {
  /** Counts a copy of so many stored bytes, where there is room for it; within the transaction that adds it. */
  takes(target: string, bytes: number): boolean;
  left(target: string, bytes: number): void;
  /** What was counted was not written. */
  lookAnew(): void;
};

type Held = { rows: number; bytes: number; readonly lookedMs: number };

export function outboxRoom({ database, clock, settings }: StoreTools): OutboxRoom {
  const held = new Map<string, Held>();
  const heldOf = (target: string): Held => {
    const known = held.get(target);
    const now = clock.monotonicMs();
    if (known !== undefined && now - known.lookedMs < LOOKED_FOR_MS) return known;
    const row = database
      .statement(
        "SELECT count(*) AS rows, coalesce(sum(length(body)), 0) AS bytes FROM outbox WHERE target = ?",
      )
      .get(target);
    const found = { rows: Number(row?.["rows"]), bytes: Number(row?.["bytes"]), lookedMs: now };
    held.set(target, found);
    return found;
  };
  const mostBytes = (): number => {
    const chosen = settings();
    const cap = chosen.ok ? chosen.value.retention.capMegabytes * MEGABYTE : Number.POSITIVE_INFINITY;
    return Math.min(MOST_BYTES, cap * SHARE_OF_CAP);
  };
  return {
    takes(target, bytes) {
      const now = heldOf(target);
      if (now.rows >= MOST || now.bytes + bytes > mostBytes()) return false;
      now.rows += 1;
      now.bytes += bytes;
      return true;
    },
    left(target, bytes) {
      const known = held.get(target);
      if (known === undefined) return;
      known.rows -= 1;
      known.bytes -= bytes;
    },
    lookAnew: () => held.clear(),
  };
}
