const PER_MS = 60_000;
const MOST = 600;
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_PENDING = 32;

/** How much of the store refused notifications may use. */
export type RejectedQuota = {
  /** Claims a place for one; undefined where there is none. The returned function says that it is stored. */
  claim(bytes: number): (() => void) | undefined;
};

/**
 * Keeps a stranger who knows the path from filling the disk with what is refused anyway: 600 notifications and 8 MiB a
 * minute are recorded, the rest is counted only. A wrong app secret shows itself in far fewer.
 */
export function rejectedQuota(monotonicMs: () => number): RejectedQuota {
  let sinceMs = monotonicMs();
  let count = 0;
  let bytes = 0;
  let pending = 0;
  return {
    claim(size) {
      const now = monotonicMs();
      if (now - sinceMs >= PER_MS) {
        sinceMs = now;
        count = 0;
        bytes = 0;
      }
      if (pending >= MOST_PENDING || count >= MOST || bytes + size > MOST_BYTES) return undefined;
      count += 1;
      bytes += size;
      pending += 1;
      return () => {
        pending -= 1;
      };
    },
  };
}
