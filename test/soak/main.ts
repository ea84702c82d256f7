import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { countsOf, killCycles, receiverTaker } from "./kill-cycles.ts";
import { storedIds } from "./stored-ids.ts";
import { playWeek, WEEK_EVENTS } from "./week.ts";

/** What the core may take after a week, at the pace of real life. */
const MOST_RSS = 300_000_000;

// `npm run soak [CYCLES]`: kills a process that takes notifications, again and again, and counts what became of them.
// `npm run soak -- week [MINUTES] [EVENTS]`: plays a week of ten events a second, at most so long and so many a second, and
// measures memory and store.
const [what = "1000", minutes = "600", mostASecond = "1000000"] = process.argv.slice(2);
const root = fileURLToPath(new URL("../..", import.meta.url));
// On the checkout's own disk: a temporary folder may be memory, where syncing costs nothing.
mkdirSync(join(root, ".cache"), { recursive: true });
const folder = mkdtempSync(join(root, ".cache", "soak-"));
const dataDir = join(folder, "data");
try {
  if (what === "week") await week(Number(minutes), Number(mostASecond));
  else await kills(Number(what));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function kills(cycles: number): Promise<void> {
  const acknowledged = await killCycles(receiverTaker(dataDir), cycles, Math.random, (cycle, count) => {
    if (cycle % 50 === 0) process.stderr.write(`${cycle} of ${cycles} cycles, ${count} acknowledged\n`);
  });
  const counts = countsOf(cycles, acknowledged, await storedIds(dataDir));
  process.stdout.write(
    `${counts.cycles} cycles of kill -9: ${counts.acknowledged} acknowledged, ${counts.stored} stored, ` +
      `${counts.lost} acknowledged lost, ${counts.twice} stored twice\n`,
  );
  if (counts.lost > 0 || counts.twice > 0) process.exitCode = 1;
}

async function week(mostMinutes: number, mostEvents: number): Promise<void> {
  const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;
  const limits = { minutes: mostMinutes, mostASecond: mostEvents };
  const soaked = await playWeek(dataDir, limits, (events, report) =>
    process.stderr.write(
      `${events} events, ${megabytes(report.rss)} (heap ${megabytes(report.heapTotal)}, of which young ` +
        `${megabytes(report.young)}, used ${megabytes(report.heapUsed)}; buffers ${megabytes(report.external)}), ` +
        `store ${megabytes(report.bytes)}, ${report.events} kept\n`,
    ),
  );
  const { ofWeek, played, first, last, mostRss, mostBytes } = soaked;
  const share = Math.round((ofWeek / WEEK_EVENTS) * 1_000) / 10;
  process.stdout.write(
    `${ofWeek} of ${WEEK_EVENTS} events of a week played (${share} %): memory ${megabytes(first.rss)} at the start, ` +
      `${megabytes(mostRss)} at most at this speed, ${megabytes(last.rss)} after five more minutes of ten events a ` +
      `second; store ${megabytes(last.bytes)} with ${last.events} events at the end, ${megabytes(mostBytes)} at most; ` +
      `${last.counted} in the totals\n`,
  );
  // A machine plays it hundreds of times as fast as it happens, and V8 keeps what that speed took until it is over.
  if (last.counted !== played || last.rss > MOST_RSS) process.exitCode = 1;
}
