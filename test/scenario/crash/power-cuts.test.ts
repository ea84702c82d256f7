// First: the killed programs derive keys at once, and whoever opens their vaults has to do the same.
import "../../support/cheap-passphrase.mjs";
import { rmSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { uncrashed } from "../../crash/kill.ts";
import {
  cutNamed,
  cutPower,
  cutsOf,
  nameOfCut,
  recordScene,
  runCuts,
  type PowerCut,
} from "../../crash/power-cuts.ts";
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

test("[ZK3] what a journal that is never synced would lose does not go unnoticed", async ({ skip }) => {
  skip(!canTrace(), "strace is needed to see what is written and synced");
  const recording = await recordScene("to-cloud");
  onTestFinished(() => rmSync(recording.folder, { recursive: true, force: true, maxRetries: 3 }));
  const unsynced = recording.ops.filter(({ op }) => op.kind !== "sync" || !op.path.includes("journal.db"));
  const cut = { scene: "to-cloud", when: "after-sync", sync: recording.syncs, seed: undefined } as const;
  const whole = await uncrashed("to-cloud");
  expect(await cutPower(recording, cut, whole)).toEqual([]);
  const flaws = await cutPower({ ...recording, ops: unsynced }, cut, whole);
  // The program itself says that the journal is not the one it wrote.
  expect(flaws.join()).toContain("storageReplaced");
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
