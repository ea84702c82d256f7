import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { countsOf, killCycles, receiverTaker } from "./kill-cycles.ts";
import { storedIds } from "./stored-ids.ts";

// `npm run soak [CYCLES]`: kills a process that takes notifications, again and again, and counts what became of them.
const cycles = Number(process.argv[2] ?? 1_000);
const root = fileURLToPath(new URL("../..", import.meta.url));
// On the checkout's own disk: a temporary folder may be memory, where syncing costs nothing.
mkdirSync(join(root, ".cache"), { recursive: true });
const folder = mkdtempSync(join(root, ".cache", "soak-"));
const dataDir = join(folder, "data");
try {
  const acknowledged = await killCycles(receiverTaker(dataDir), cycles, Math.random, (cycle, count) => {
    if (cycle % 50 === 0) process.stderr.write(`${cycle} of ${cycles} cycles, ${count} acknowledged\n`);
  });
  const counts = countsOf(cycles, acknowledged, await storedIds(dataDir));
  process.stdout.write(
    `${counts.cycles} cycles of kill -9: ${counts.acknowledged} acknowledged, ${counts.stored} stored, ` +
      `${counts.lost} acknowledged lost, ${counts.twice} stored twice\n`,
  );
  if (counts.lost > 0 || counts.twice > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
