import type { Departure } from "./departures.ts";
import type { Side } from "./update.ts";

/** Updates that are being told at the moment. */
export type InFlightRequests = {
  readonly has: (seq: number) => boolean;
  /** How many requests of a side are under way. */
  readonly count: (side: Side) => number;
  readonly begin: (departure: Departure, flight: Promise<void>) => void;
  /** Resolves when those that are under way now have ended; false where there are none. */
  readonly landed: () => Promise<boolean>;
};

/** Nothing is under way yet. A flight that ends with a mistake of ours rejects whoever waits for it. */
export function createInFlightRequests(): InFlightRequests {
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
