import { ok, type Result } from "../../../../../shared/result.ts";
import type { StorageProblem } from "../../../../../shared/rpc/problems.ts";
import { indexBatch } from "./index-batch.ts";
import type { Indexed } from "./index-notification.ts";
import { paceOf } from "./indexing-pace.ts";
import type { BatchSize } from "../tables/inbox-rows.ts";
import { recentBodies } from "./recent-bodies.ts";
import type { SliceSize } from "./slice.ts";
import type { StoreTools } from "../store-tools.ts";

// A transaction of filing stays short: other processes wait for it, and so does the next notification. Where nobody
// seems to come a longer one costs less for each row. What takes the time are the parts, however few the rows are.
const BUSY: BatchSize & SliceSize = { rows: 64, bytes: 1024 * 1024, parts: 256, ms: 10 };
const CALM: BatchSize & SliceSize = { rows: 256, bytes: 1024 * 1024, parts: 512, ms: 20 };

/** Files what is durable, behind the answers. */
export type Indexer = {
  /** This process took these at once; `ids` are to be told as arrivals. A body is what the inbox holds of it. */
  accepted(ids: readonly number[], bodies: readonly (Uint8Array | undefined)[]): void;
  /** These were filed in the transaction that made them durable. */
  filedAlready(filed: readonly Indexed[]): void;
  /** Files for at most so many milliseconds, without a rest. */
  fileFor(ms: number): Result<null, StorageProblem>;
  /** Looks whether another process left something behind. */
  nudge(): void;
  /** Resolves once everything that is durable has been filed, or a problem stands in the way. */
  settled(): Promise<Result<null, StorageProblem>>;
  stop(): void;
};

/** Gives the filing of a store. */
export function indexerOf(tools: StoreTools): Indexer {
  const { clock, growth } = tools;
  const own = new Set<number>();
  const recent = recentBodies();

  const tell = (filed: readonly Indexed[], through: number): void => {
    growth.filed(filed, (notification) => own.delete(notification));
    if (own.size === 0) return;
    const elsewhere = upTo(own, through);
    for (const id of elsewhere) own.delete(id);
    growth.filedElsewhere(elsewhere);
  };
  /** Files one batch. Gives whether more is left. */
  const step = (size: BatchSize & SliceSize): Result<boolean, StorageProblem> => {
    const done = indexBatch(tools, recent, size);
    if (!done.ok) return done;
    tell(done.value.filed, done.value.through);
    return ok(done.value.more);
  };
  const pace = paceOf((calm) => {
    const more = step(calm ? CALM : BUSY);
    if (!more.ok) return "failed";
    return more.value ? "more" : "done";
  });
  return {
    accepted(ids, bodies) {
      for (const [place, id] of ids.entries()) {
        own.add(id);
        const body = bodies[place];
        if (body !== undefined) recent.keep(id, body);
      }
      pace.came(own.size);
    },
    filedAlready(filed) {
      growth.filed(filed, () => true);
      pace.came(own.size);
    },
    fileFor(ms) {
      const until = clock.monotonicMs() + ms;
      for (;;) {
        const more = step(CALM);
        if (!more.ok) return more;
        if (!more.value) return ok(null);
        if (clock.monotonicMs() >= until) break;
      }
      pace.next();
      return ok(null);
    },
    nudge: () => pace.plan(),
    async settled() {
      for (;;) {
        const more = step(CALM);
        if (!more.ok) return more;
        if (!more.value) return ok(null);
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    stop: () => pace.stop(),
  };
}

/** Those that are not beyond `through`, of ids in their order: what follows the first one beyond is not looked at. */
function upTo(ids: Iterable<number>, through: number): readonly number[] {
  const found: number[] = [];
  for (const id of ids) {
    if (id > through) break;
    found.push(id);
  }
  return found;
}
