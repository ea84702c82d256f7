import { ok, type Result } from "../../../../../shared/result.ts";
import type { StorageProblem } from "../../../../../shared/rpc/problems.ts";
import { indexBatch } from "./index-batch.ts";
import type { Indexed } from "./index-notification.ts";
import { paceOf } from "./indexing-pace.ts";
import type { BatchSize } from "../tables/inbox-rows.ts";
import { recentBodies } from "./recent-bodies.ts";
import type { SliceSize } from "./slice.ts";
import type { StoreTools } from "../store-tools.ts";

// Indexing transactions stay short, because other processes and the next notification wait for them. While
// nothing arrives, longer ones cost less per row. The parts take the time, not the rows. A page that a batch
// changes is written once, however many rows share it, so a batch of single messages is ended by its time.
const BUSY: BatchSize & SliceSize = { rows: 192, bytes: 1024 * 1024, parts: 256, ms: 10 };
const CALM: BatchSize & SliceSize = { rows: 256, bytes: 1024 * 1024, parts: 512, ms: 20 };

/** Indexes stored notifications after they were answered. */
export type Indexer = {
  /**
   * This process just accepted these; `ids` are reported as arrivals. `bodies` are what the inbox stores of
   * each.
   */
  accepted(ids: readonly number[], bodies: readonly (Uint8Array | undefined)[]): void;
  /** These were indexed in the transaction that stored them. */
  filedAlready(filed: readonly Indexed[]): void;
  /** Indexes for at most this many ms without pauses. */
  fileFor(ms: number): Result<null, StorageProblem>;
  /** Checks whether another process left something to index. */
  nudge(): void;
  /** Resolves once everything stored is indexed, or a problem prevents it. */
  settled(): Promise<Result<null, StorageProblem>>;
  stop(): void;
};

/** Creates the indexer of a store. */
export function indexerOf(tools: StoreTools): Indexer {
  const { clock, growth } = tools;
  const own = new Set<number>();
  const recent = recentBodies();

  const report = (filed: readonly Indexed[], through: number): void => {
    growth.filed(filed, (notification) => own.delete(notification));
    if (own.size === 0) return;
    const elsewhere = upTo(own, through);
    for (const id of elsewhere) own.delete(id);
    growth.filedElsewhere(elsewhere);
  };
  /** Indexes one batch. Returns whether more is left. */
  const step = (size: BatchSize & SliceSize): Result<boolean, StorageProblem> => {
    const done = indexBatch(tools, recent, size);
    if (!done.ok) return done;
    report(done.value.filed, done.value.through);
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

/** The ids up to `through`; stops at the first larger one, because they are in order. */
function upTo(ids: Iterable<number>, through: number): readonly number[] {
  const found: number[] = [];
  for (const id of ids) {
    if (id > through) break;
    found.push(id);
  }
  return found;
}
