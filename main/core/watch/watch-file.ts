import { join } from "node:path";
import { z } from "zod";
import { WatchLook } from "../../../shared/watch/finding.ts";
import { readCache, writeCache } from "../storage/cache-file.ts";

/** The last check of each item, and since when it has its status. */
export type SavedCheckResults = {
  all(): readonly WatchLook[];
  take(looks: readonly Omit<WatchLook, "since">[]): void;
};

/** Starts with the results that an earlier start saved. */
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

const Saved = z.object({
  format: z.literal(1),
  looks: z.array(WatchLook).catch([]),
  settled: z.record(z.string(), z.number()).catch({}),
});

/** What is saved across starts: the last check of each item, and what the user has acknowledged. */
export type SavedMonitoring = Pick<z.infer<typeof Saved>, "looks" | "settled">;

/** Reads what was saved. Unreadable parts are left out: a check can be repeated. */
export function loadWatch(dataDir: string): SavedMonitoring {
  return Saved.safeParse(readCache(pathOf(dataDir))).data ?? { looks: [], settled: {} };
}

/** Saves it; a failed write is ignored. */
export function saveWatch(dataDir: string, saved: SavedMonitoring): void {
  writeCache(pathOf(dataDir), { format: 1, ...saved });
}

function pathOf(dataDir: string): string {
  return join(dataDir, "watch.json");
}
