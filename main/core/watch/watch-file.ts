import { join } from "node:path";
import { z } from "zod";
import { WatchLook } from "../../../shared/watch/finding.ts";
import { readCache, writeCache } from "../storage/cache-file.ts";

/** The last look at each thing, with since when it has been as it is. */
export type SavedCheckResults = {
  all(): readonly WatchLook[];
  take(looks: readonly Omit<WatchLook, "since">[]): void;
};

/** Begins with what an earlier start has kept. */
export function mergeCheckResults(before: readonly WatchLook[]): SavedCheckResults {
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

const Kept = z.object({
  format: z.literal(1),
  looks: z.array(WatchLook).catch([]),
  settled: z.record(z.string(), z.number()).catch({}),
});

/** What outlives the program: the last look at each thing, and what a person has settled. */
export type SavedMonitoring = Pick<z.infer<typeof Kept>, "looks" | "settled">;

/** Reads what was kept. What cannot be read is left out: a look can be taken again. */
export function loadWatch(dataDir: string): SavedMonitoring {
  return Kept.safeParse(readCache(pathOf(dataDir))).data ?? { looks: [], settled: {} };
}

/** Keeps it, as far as the disk lets us. */
export function saveWatch(dataDir: string, kept: SavedMonitoring): void {
  writeCache(pathOf(dataDir), { format: 1, ...kept });
}

function pathOf(dataDir: string): string {
  return join(dataDir, "watch.json");
}
