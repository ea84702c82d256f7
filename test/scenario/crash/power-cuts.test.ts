// First: the killed programs derive keys at once, and whoever opens their vaults has to do the same.
import "../../support/cheap-passphrase.mjs";
import { expect, test } from "vitest";
import { cutNamed, cutsOf, nameOfCut, runCuts, type PowerCut } from "../../crash/power-cuts.ts";
import type { SceneName } from "../../crash/scenes.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { canTrace } from "../../support/traced-writes.ts";

const CUTS = 5;

test("[ZK3][F22][I1][I3][I5][I16] after a power cut at a sync of a migration, what was not synced lost or partly there, nothing is lost and it ends like one without", async ({
  skip,
}) => {
  skip(!canTrace(), "strace is needed to see what is written and synced");
  const random = seededRandom();
  const scene = random.pick<SceneName>(["to-cloud", "to-onprem", "code", "resumed"]);
  const { flaws, cuts, syncs } = await runCuts([scene], (recording) => {
    const all = cutsOf(recording, random.seed) as [PowerCut, ...PowerCut[]];
    return Array.from({ length: CUTS }, () => random.pick(all));
  });
  expect({ scene, flaws }).toEqual({ scene, flaws: [] });
  expect(cuts).toBe(CUTS);
  expect(syncs[scene]).toBeGreaterThan(10);
}, 120_000);

test("a cut's name gives the same cut", () => {
  for (const name of ["to-cloud/before-sync:3", "code/after-sync:12:77"]) {
    const cut = cutNamed(name);
    expect(cut === undefined ? undefined : nameOfCut(cut)).toBe(name);
  }
  expect(["to-cloud/at-sync:1", "nowhere/before-sync:1", ""].map(cutNamed)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
