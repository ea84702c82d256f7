// First: the killed programs derive keys at once, and whoever opens their vaults has to do the same.
import "../../support/cheap-passphrase.mjs";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { endingOf, flawsAtEnd, flawsNow } from "../../crash/judge.ts";
import { runKills } from "../../crash/kills.ts";
import { goOn, withFolder } from "../../crash/person.ts";
import { nameOf, pointNamed, type KillPoint } from "../../crash/points.ts";
import { openStage, type Stage } from "../../crash/stage.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { canTrace } from "../../support/traced-writes.ts";

/** Calls that each scene makes at least so often. */
const CALLS = { fsync: 20, write: 30, pwrite64: 500, openat: 150, unlink: 6, ftruncate: 4 } as const;

test("[ZK1][ZK2][F21][I5][I7][I16] the built program, killed at system calls and at random times, leaves nothing lost and ends like one that nobody killed", async ({
  skip,
}) => {
  skip(!canTrace(), "strace is needed to kill a program at a system call");
  const random = seededRandom();
  const calls = Object.entries(CALLS) as [keyof typeof CALLS, number][];
  const points = calls.map(([call, most], index): KillPoint => {
    const scene = (["to-cloud", "resumed", "to-onprem", "code"] as const)[index % 4] ?? "code";
    return { scene, kind: "call", call, nth: random.between(1, most) };
  });
  points.push({ scene: "to-cloud", kind: "times", seed: random.between(1, 2 ** 31) });
  const { flaws, reached } = await runKills(points, { builtEach: points.length });
  expect({ points: points.map(nameOf), flaws }).toEqual({ points: points.map(nameOf), flaws: [] });
  expect(reached).toBeGreaterThan(points.length / 2);
}, 120_000);

test("a point's name gives the same point", () => {
  for (const name of ["to-cloud/fsync:3", "code/pwrite64:120", "resumed/times:77"]) {
    const point = pointNamed(name);
    expect(point === undefined ? undefined : nameOf(point)).toBe(name);
  }
  expect(["to-cloud/read:1", "nowhere/fsync:1", "to-cloud/fsync:", ""].map(pointNamed)).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
});

async function stageOf(options: Parameters<typeof openStage>[1] = {}): Promise<Stage> {
  const stage = await openStage("to-cloud", options);
  onTestFinished(() => stage.close());
  return stage;
}

test("the judge of a kill finds a lost pair, a second registration, a wrong ending and a migration left open", async () => {
  const posted = { api: "cloud", method: "POST", atMs: 0, bodyHash: "", connectionId: 0 } as const;
  const twice = await stageOf({ earlier: [{ ...posted, path: "/v23.0/1/register" }] });
  await withFolder(twice, async ({ deps }) => {
    const deeds = await goOn(twice, deps);
    const whole = endingOf(twice, deeds.last);
    expect(flawsAtEnd(twice, deps, { deeds, whole })).toEqual([
      "2 requests of register under 1 intents",
      "2 register requests, 1 of them counted",
      "2 requests of register",
    ]);
    const other = { ...whole, subscribed: false };
    expect(flawsAtEnd(twice, deps, { deeds, whole: other }).join()).toContain("uncrashed as");
  });

  const lost = await stageOf();
  await withFolder(lost, async ({ deps }) => {
    const deeds = await goOn(lost, deps);
    expect(flawsNow(lost, deps)).toEqual([]);
    lost.sandbox.world.setNumber({ home: "onprem" });
    expect(flawsNow(lost, deps)).toEqual(["the number is said to be proven cloud, and is onprem"]);
    lost.sandbox.world.setNumber({ home: "cloud" });
    const vault = join(lost.dataDir, "vault");
    for (const name of readdirSync(vault)) if (name.includes(".sealed")) rmSync(join(vault, name));
    expect(flawsNow(lost, deps)).toEqual([`the pair of ${deeds.last.run} does not open`]);
  });
});
