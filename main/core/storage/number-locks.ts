import type { FencedLock } from "./port.ts";

/** The numbers that a storage's holds keep locked besides their runs. */
export type NumberLocks = {
  /** Ties a number's lock to a hold; gives the hold that lets both go. */
  tie(hold: FencedLock, release: (() => void) | undefined): FencedLock;
  /** The same for a hold that was given out already. */
  add(hold: FencedLock, release: () => void): void;
  letGo(hold: FencedLock): void;
  letAllGo(): void;
};

/** Keeps account of which hold has locked a number. */
export function numberLocks(): NumberLocks {
  const byEpoch = new Map<string, () => void>();
  const letGo = ({ epoch }: FencedLock): void => {
    byEpoch.get(epoch)?.();
    byEpoch.delete(epoch);
  };
  return {
    tie(hold, release) {
      if (release !== undefined) byEpoch.set(hold.epoch, release);
      return {
        ...hold,
        release() {
          letGo(hold);
          hold.release();
        },
      };
    },
    add: (hold, release) => void byEpoch.set(hold.epoch, release),
    letGo,
    letAllGo() {
      for (const release of byEpoch.values()) release();
      byEpoch.clear();
    },
  };
}
