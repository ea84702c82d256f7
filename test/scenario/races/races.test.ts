import { expect, test } from "vitest";
import { runRaces } from "../../races/races.ts";
import { seededRandom } from "../../support/seeded-random.ts";

test("[ZV5][ZV6][I4][I15][I25][F29][F30] 12 races of processes, windows and two data folders: one writes, the number moves at most once, and each journal says what is so", async () => {
  const { seed } = seededRandom();
  const counts = await runRaces(seed, { from: 0, count: 12 });
  expect({ seed, flaws: counts.flaws }).toEqual({ seed, flaws: [] });
  expect(counts.withWindows).toBe(1);
  // Races in which nobody is ever too late would show nothing.
  const { through, ...refused } = counts.endings;
  expect(through).toBeGreaterThan(0);
  expect(Object.keys(refused).length).toBeGreaterThan(0);
}, 180_000);
