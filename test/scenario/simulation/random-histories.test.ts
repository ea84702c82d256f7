import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { TESTS_GOAL_MS, TESTS_SINCE } from "../../../scripts/lib/test-limit.mjs";

declare module "vitest" {
  interface TaskMeta {
    /** How many random histories the test has played, and how many it would have with more time. */
    histories?: { readonly played: number; readonly wanted: number };
  }
}

const run = promisify(execFile);
const MAIN = join(import.meta.dirname, "../../simulation/main.ts");
const HISTORIES = 20_000;
const MOST_SECONDS = process.env["SWITCHOVER_LONG_TESTS"] === "1" ? 600 : 120;
/** What the end of the whole run still takes. */
const SPARE_MS = 30_000;

/** How long histories may be played: less where the run's own time is nearly over. */
function secondsLeft(): number {
  const since = process.env[TESTS_SINCE];
  const left = since === undefined ? Infinity : Number(since) + TESTS_GOAL_MS - SPARE_MS - Date.now();
  return Math.max(5, Math.min(MOST_SECONDS, Math.floor(left / 1000)));
}

// It runs alone, after all other tests, since it takes every processor for itself.
test("[ZS2] no random history violates an invariant", { timeout: 900_000 }, async ({ task }) => {
  const given = ["--json", "--seeds", String(HISTORIES), "--seconds", String(secondsLeft())];
  const { stdout } = await run(process.execPath, [MAIN, ...given], { maxBuffer: 2 ** 28 }).catch(
    (error: unknown) => error as { readonly stdout: string },
  );
  const seeds = JSON.parse(stdout) as { readonly played: number };
  task.meta.histories = { played: seeds.played, wanted: HISTORIES };
  expect(seeds).toMatchObject({ what: "seeds", bad: 0, failed: [] });
  // As many as there is time for: a busy machine plays few, of which each process plays twenty in any case.
  expect(seeds.played).toBeGreaterThanOrEqual(20);
});
