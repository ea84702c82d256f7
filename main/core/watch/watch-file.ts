import { join } from "node:path";
import { z } from "zod";
import { WatchLook } from "../../../shared/watch/finding.ts";
import { readCache, writeCache } from "../storage/lossy-file.ts";

const Kept = z.object({
  format: z.literal(1),
  looks: z.array(WatchLook).catch([]),
  settled: z.record(z.string(), z.number()).catch({}),
});

/** What outlives the program: the last look at each thing, and what a person has settled. */
export type KeptWatch = Pick<z.infer<typeof Kept>, "looks" | "settled">;

/** Reads what was kept. What cannot be read is left out: a look can be taken again. */
export function loadWatch(dataDir: string): KeptWatch {
  return Kept.safeParse(readCache(pathOf(dataDir))).data ?? { looks: [], settled: {} };
}

/** Keeps it, as far as the disk lets us. */
export function saveWatch(dataDir: string, kept: KeptWatch): void {
  writeCache(pathOf(dataDir), { format: 1, ...kept });
}

function pathOf(dataDir: string): string {
  return join(dataDir, "watch.json");
}
