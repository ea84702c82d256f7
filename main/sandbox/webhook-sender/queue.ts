import type { WorldState } from "../world/state.ts";
import { onPremPersists } from "./on-prem-settings.ts";
import { cloudWaitMs, CLOUD_TRIES_FOR_MS, onPremWaitMs, type BackOff } from "./schedule.ts";
import type { Fact, Side, Update } from "./update.ts";

/** Most updates that wait at once; beyond that the oldest are dropped, so that memory stays bounded. */
export const MOST_WAITING = 1_000;

/** Counts of updates; `failed` counts requests that were not answered with 200. */
export type Tally = { readonly delivered: number; readonly failed: number; readonly givenUp: number };

/** All sender state that outlives its process. Oldest update first. */
export type Queue = {
  readonly seq: number;
  readonly waiting: readonly Update[];
  readonly tally: Tally;
  /** How far the sender's clock runs ahead of the platform's, in milliseconds. */
  readonly aheadMs: number;
};

export const emptyQueue: Queue = {
  seq: 0,
  waiting: [],
  tally: { delivered: 0, failed: 0, givenUp: 0 },
  aheadMs: 0,
};

/**
 * Gives the part of a queue that survives a restart: the on-premises client may be configured to drop waiting
 * callbacks.
 */
export function lasting(queue: Queue, state: WorldState): Queue {
  if (onPremPersists(state)) return queue;
  return { ...queue, waiting: queue.waiting.filter(({ side }) => side === "cloud") };
}

/** Gives the queue with one more fact, to be sent no earlier than `nextAtMs`. */
export function withFact(
  queue: Queue,
  added: { readonly side: Side; readonly fact: Fact; readonly nowMs: number; readonly nextAtMs: number },
): Queue {
  const { side, fact, nowMs, nextAtMs } = added;
  const seq = queue.seq + 1;
  const update: Update = { seq, side, fact, madeAtMs: nowMs, nextAtMs, failures: 0, acceptedBy: [] };
  const waiting = [...queue.waiting, update];
  const tooMany = Math.max(0, waiting.length - MOST_WAITING);
  return tallied({ ...queue, seq, waiting: waiting.slice(tooMany) }, { givenUp: tooMany });
}

/** Gives the updates that are due, ordered by time. */
export function dueAt({ waiting }: Queue, nowMs: number): readonly Update[] {
  return waiting
    .filter(({ nextAtMs }) => nextAtMs <= nowMs)
    .toSorted((one, other) => one.nextAtMs - other.nextAtMs || one.seq - other.seq);
}

/** Gives the queue without the cloud updates that have been retried for the maximum time. */
export function withoutStale(queue: Queue, nowMs: number): Queue {
  const fresh = queue.waiting.filter(
    ({ side, madeAtMs }) => side === "onprem" || nowMs - madeAtMs <= CLOUD_TRIES_FOR_MS,
  );
  const givenUp = queue.waiting.length - fresh.length;
  return givenUp === 0 ? queue : tallied({ ...queue, waiting: fresh }, { givenUp });
}

/** Gives the queue without these updates, counted as stated. */
export function without(queue: Queue, seqs: readonly number[], as?: "delivered" | "givenUp"): Queue {
  const gone = new Set(seqs);
  const waiting = queue.waiting.filter(({ seq }) => !gone.has(seq));
  const count = queue.waiting.length - waiting.length;
  return tallied({ ...queue, waiting }, as === undefined ? {} : { [as]: count });
}

type Failure = {
  readonly seqs: readonly number[];
  /** Apps that accepted it. */
  readonly acceptedBy: readonly string[];
  readonly nowMs: number;
  readonly backOff: BackOff;
};

/**
 * Gives the queue after an attempt that failed for at least one app: these updates are retried later, or
 * dropped.
 */
export function retried(queue: Queue, { seqs, acceptedBy, nowMs, backOff }: Failure): Queue {
  const failed = new Set(seqs);
  const waiting = queue.waiting.map((update): Update => {
    if (!failed.has(update.seq)) return update;
    const failures = update.failures + 1;
    const waitMs = update.side === "cloud" ? cloudWaitMs(failures) : onPremWaitMs(failures, backOff);
    const accepted = [...new Set([...update.acceptedBy, ...acceptedBy])];
    return { ...update, failures, acceptedBy: accepted, nextAtMs: nowMs + waitMs };
  });
  const hopeless = waiting.filter(
    ({ seq, side, madeAtMs, nextAtMs }) =>
      failed.has(seq) && side === "cloud" && nextAtMs - madeAtMs > CLOUD_TRIES_FOR_MS,
  );
  return without(
    { ...queue, waiting },
    hopeless.map(({ seq }) => seq),
    "givenUp",
  );
}

/** Gives the queue with increased counts. */
export function tallied(queue: Queue, more: Partial<Tally>): Queue {
  const { delivered, failed, givenUp } = queue.tally;
  return {
    ...queue,
    tally: {
      delivered: delivered + (more.delivered ?? 0),
      failed: failed + (more.failed ?? 0),
      givenUp: givenUp + (more.givenUp ?? 0),
    },
  };
}
