import { expect, test } from "vitest";
import { damageRounds } from "../../damage/rounds.ts";
import { seededRandom } from "../../support/seeded-random.ts";

test("[ZV1][ZV2][ZV3][F26][F27] 80 random damages of journal, log, record, settings and vault: each is told or changes nothing, none stops a start, and no damaged file is lost", async () => {
  const { seed } = seededRandom();
  const counts = await damageRounds(seed, { from: 0, count: 80 });
  expect({ seed, flaws: counts.flaws }).toEqual({ seed, flaws: [] });
  // Damage that is never noticed, or always, would mean that these rounds harm nothing, or everything.
  expect(counts.told).toBeGreaterThan(15);
  expect(counts.harmless).toBeGreaterThan(10);
});
