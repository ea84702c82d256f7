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
