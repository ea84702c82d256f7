import type { WorldState } from "../world/state.ts";
import { type Posted, attemptCloud, attemptOnPrem } from "./attempt.ts";
import type { SenderBehavior } from "./behavior.ts";
import { type Departure, departures } from "./departures.ts";
import type { HeldQueue } from "./held-queue.ts";
import type { Outbound } from "./outbound.ts";
import { without, withoutStale } from "./queue.ts";
import { settled } from "./settled.ts";
import type { Side } from "./update.ts";

/** Schedules one callback; repeated requests do not add calls. */
export type Wake = {
  /** Calls back after the present turn of the event loop. */
  readonly soon: () => void;
  /** Calls back after at most so many milliseconds; replaces the time set before. */
  readonly after: (ms: number) => void;
  readonly stop: () => void;
};

/** Longest time that one timer measures. */
const LONGEST_MS = 24 * 3_600_000;

/** Creates a timer that does not keep the process alive. */
function createWake(call: () => void): Wake {
  let next: NodeJS.Immediate | undefined;
  let timer: NodeJS.Timeout | undefined;
  return {
    soon: () => {
      next ??= setImmediate(() => {
        next = undefined;
        call();
      });
    },
    after: (ms) => {
      clearTimeout(timer);
      timer = setTimeout(call, Math.min(LONGEST_MS, Math.max(1, ms)));
      timer.unref();
    },
    stop: () => {
      clearImmediate(next);
      clearTimeout(timer);
      next = undefined;
    },
  };
}

/** Updates that are being sent at the moment. */
export type InFlightRequests = {
  readonly has: (seq: number) => boolean;
  /** Number of requests of one API in flight. */
  readonly count: (side: Side) => number;
  readonly begin: (departure: Departure, flight: Promise<void>) => void;
  /** Resolves when those in flight now have ended; false if there are none. */
  readonly landed: () => Promise<boolean>;
};

/** Creates an empty set. An internal error in a request rejects the promise of `landed`. */
function createInFlightRequests(): InFlightRequests {
  const seqs = new Set<number>();
  const flying: Record<Side, Set<Promise<void>>> = { cloud: new Set(), onprem: new Set() };
  return {
    has: (seq) => seqs.has(seq),
    count: (side) => flying[side].size,
    begin({ side, updates }, flight) {
      for (const { seq } of updates) seqs.add(seq);
      const tracked = flight.finally(() => {
        for (const { seq } of updates) seqs.delete(seq);
        flying[side].delete(tracked);
      });
      flying[side].add(tracked);
    },
    async landed() {
      const all = [...flying.cloud, ...flying.onprem];
      await Promise.all(all);
      return all.length > 0;
    },
  };
}

/** Sends the queue's due updates. */
export type Dispatcher = {
  /** Checks whether something has become due. */
  readonly nudge: () => void;
  /** Sends what is due, and what becomes due meanwhile; resolves when nothing is in flight. */
  readonly tick: () => Promise<void>;
  /** Number of requests that got no response in time. */
  readonly silences: () => number;
  readonly onPosted: (listener: (posted: Posted) => void) => () => void;
  readonly close: () => void;
};

type Parts = {
  readonly held: HeldQueue;
  readonly state: () => WorldState;
  readonly conduct: () => SenderBehavior;
  readonly outbound: Outbound;
  /** Sends nothing automatically, only in `tick`. */
  readonly driven: boolean;
};

/** Creates a dispatcher of that queue. No update is in two attempts at once. */
export function createDispatcher({ held, state, conduct, outbound, driven }: Parts): Dispatcher {
  const listeners = new Set<(posted: Posted) => void>();
  const flights = createInFlightRequests();
  let silences = 0;
  let closed = false;

  const fly = async ({ side, updates }: Departure): Promise<void> => {
    const attempt = side === "cloud" ? attemptCloud : attemptOnPrem;
    const facts = updates.map(({ fact }) => fact);
    const posted = await attempt({ state: state(), facts, conduct: conduct(), outbound });
    silences += posted.filter(({ silent }) => silent).length;
    const landed = { side, updates, posted, state: state(), nowMs: held.nowMs() };
    held.become(settled(held.queue(), landed));
    for (const one of posted) for (const listener of listeners) listener(one);
  };

  const start = (): void => {
    held.become(withoutStale(held.queue(), held.nowMs()));
    if (conduct().off) forgetUnsent(held, flights.has);
    const now = { queue: held.queue(), state: state(), nowMs: held.nowMs() };
    for (const departure of departures({ ...now, isFlying: flights.has, flying: flights.count }))
      flights.begin(departure, fly(departure).finally(nudge));
    const next = held.nextAtMs(true);
    if (!driven && next !== undefined) wake.after(next - held.nowMs());
  };
  const wake = createWake(start);
  const nudge = (): void => {
    if (!driven && !closed) wake.soon();
  };

  const tick = async (): Promise<void> => {
    if (closed) return;
    start();
    if (await flights.landed()) await tick();
  };

  return {
    nudge,
    tick,
    silences: () => silences,
    onPosted: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => {
      closed = true;
      wake.stop();
      listeners.clear();
    },
  };
}

/** In development mode cloud notifications are not sent, not even later. */
function forgetUnsent(held: HeldQueue, isFlying: (seq: number) => boolean): void {
  const unsent = held.queue().waiting.filter(({ side, seq }) => side === "cloud" && !isFlying(seq));
  if (unsent.length === 0) return;
  const seqs = unsent.map(({ seq }) => seq);
  held.become(without(held.queue(), seqs));
}
