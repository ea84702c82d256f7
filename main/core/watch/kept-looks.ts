import type { WatchLook } from "../../../shared/watch/finding.ts";

/** The last look at each thing, with since when it has been as it is. */
export type KeptLooks = {
  all(): readonly WatchLook[];
  take(looks: readonly Omit<WatchLook, "since">[]): void;
};

/** Begins with what an earlier start has kept. */
export function keepLooks(before: readonly WatchLook[]): KeptLooks {
  const known = new Map(before.map((look) => [keyOf(look), look]));
  return {
    all: () => [...known.values()],
    take(looks) {
      for (const look of looks) {
        const earlier = known.get(keyOf(look));
        const same = earlier !== undefined && earlier.check.status === look.check.status;
        known.set(keyOf(look), { ...look, since: same ? earlier.since : look.at });
      }
    },
  };
}

function keyOf({ workspace, phoneNumberId, thing }: Omit<WatchLook, "since">): string {
  return `${workspace} ${thing} ${phoneNumberId ?? ""}`;
}
