import type * as fileSystem from "node:fs";
import { cpSync, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { redact } from "../../../shared/redacted.ts";
import { must } from "../../support/harness.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { VERIFY_TOKEN, type TestProcess } from "../../support/webhooks/connectivity-harness.ts";
import { stablePoint, type StablePoint } from "../../support/webhooks/stable-point.ts";

/*
 * Before each of its writes to the records and the vault, one run for each, a process dies or finds the disk
 * full: at the start of a standing callback, while another process resumes it with another token, and while it
 * is given back. With what is on disk then, the next process sets what stood before.
 */

/** Called before each change of a file; throws where the disk does not take it. */
const disk = vi.hoisted(() => ({ before: (_path: string): void => undefined }));

vi.mock("node:fs", async (original) => {
  const fs = await original<typeof fileSystem>();
  const hooked = <A extends readonly unknown[], R>(change: (...args: A) => R, at: number) => {
    return (...args: A): R => {
      const path = String(args[at]);
      if (!path.endsWith(".tmp")) disk.before(path);
      return change(...args);
    };
  };
  const changed = {
    renameSync: hooked(fs.renameSync, 1),
    linkSync: hooked(fs.linkSync, 1),
    unlinkSync: hooked(fs.unlinkSync, 0),
  };
  return { ...fs, ...changed, default: { ...fs, ...changed } };
});

const OTHER = { callbackToken: redact("another number's token", "verify token") };
const OWN = { callbackToken: redact(VERIFY_TOKEN, "verify token") };

type Phase = (scene: StablePoint, process: TestProcess) => Promise<void>;

async function untilStanding({ tests }: TestProcess): Promise<void> {
  // Where the disk is full it may end instead.
  await expect.poll(() => tests.points.all().at(-1)?.phase, { timeout: 10_000 }).toMatch(/standing|ended/);
}

const startOne: Phase = async ({ input }, process) => {
  must(await process.tests.points.start(input(OWN)));
  await untilStanding(process);
};

/** The token that came with the request is refused, and the owner's replaces it. */
const startAsking: Phase = async ({ input }, process) => {
  const { tests } = process;
  const { point } = must(await tests.points.start(input(OTHER)));
  const phase = (): string | undefined => tests.points.all().at(-1)?.phase;
  await expect.poll(phase, { timeout: 10_000 }).toMatch(/awaiting-token|ended/);
  if (phase() === "awaiting-token") must(await tests.points.giveToken({ point, token: OWN.callbackToken }));
  await untilStanding(process);
};

/** What each phase finds, and what it does until it is killed. */
const PHASES: readonly (readonly [string, readonly Phase[], Phase])[] = [
  ["starts", [], startAsking],
  [
    "resumes with another token",
    [startOne],
    async ({ input }, process) => {
      must(await process.tests.points.start(input(OTHER)));
      await untilStanding(process);
    },
  ],
  [
    "gives back",
    [startOne],
    async ({ input }, { tests }) => {
      expect(must(await tests.points.restore({ target: input().target }))).toMatchObject({ restored: true });
    },
  ],
];

/** In a usual run every second write, begun at the first for a kill and at the second for a full disk. */
const STEP = process.env["SWITCHOVER_LONG_TESTS"] === "1" ? 1 : 2;

type Trouble = "killed" | "disk full";
type Run = {
  readonly dataDir: string;
  readonly phase: Phase;
  readonly trouble: Trouble;
  readonly nth: number;
};

/**
 * Runs a phase with trouble at its nth write. Returns what is on disk afterwards: after a kill a copy as it
 * was at that moment. `struck` is false if it writes less.
 */
async function troubledAt(
  scene: StablePoint,
  { dataDir, phase, trouble, nth }: Run,
): Promise<{ readonly left: string; readonly struck: boolean }> {
  const killed = Promise.withResolvers<string>();
  let writes = 0;
  let isDead = false;
  const process = await scene.rig.processOn(dataDir);
  disk.before = (path) => {
    if (!path.startsWith(dataDir) || !/[/\\](?:tests|vault)[/\\]/.test(path.slice(dataDir.length))) return;
    writes += 1;
    if (isDead) throw Object.assign(new Error("the process is dead"), { code: "EIO" });
    if (writes !== nth) return;
    if (trouble === "disk full") throw Object.assign(new Error("no space"), { code: "ENOSPC" });
    isDead = true;
    const copy = tempFolder();
    cpSync(dataDir, copy, { recursive: true, filter: (name) => !/locks|\.tmp$/.test(name) });
    killed.resolve(copy);
    throw Object.assign(new Error("the process is dead"), { code: "EIO" });
  };
  scene.rig.meddler.meddle(/./, {
    kind: "first",
    does: () => (isDead ? new Promise(() => undefined) : undefined),
  });
  // What a full disk makes of the phase itself is not judged here.
  const done = phase(scene, process).then(
    () => dataDir,
    () => dataDir,
  );
  const left = await Promise.race([killed.promise, done]);
  const struck = writes >= nth;
  if (!isDead) {
    disk.before = () => undefined;
    await process.tests.close();
  }
  // The platform no longer reaches the dead process.
  await process.receivers.close();
  scene.rig.meddler.stop();
  return { left, struck };
}

async function expectGivenBack(scene: StablePoint, dataDir: string, before: string): Promise<void> {
  const next = await scene.rig.processOn(dataDir);
  const restored = await next.tests.points.restore({ target: scene.input().target });
  expect(restored, JSON.stringify(restored)).toMatchObject({ ok: true, value: { restored: true } });
  expect((await scene.rig.callbacks()).number).toBe(before);
  const folder = join(dataDir, "tests");
  expect(existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : []).toEqual([]);
}

test.each(
  PHASES.flatMap(([name, earlier, phase]) =>
    (["killed", "disk full"] as const).map((trouble) => ({ name, earlier, phase, trouble })),
  ),
)(
  "[I26] [P6] [P10] $trouble before any of its writes while it $name: the next process gives the standing callback back",
  { timeout: 240_000 },
  async ({ earlier, phase, trouble }) => {
    const scene = await stablePoint({}, { patienceMs: 10_000 });
    const before = await scene.overProduction();
    let nth = trouble === "killed" ? 1 : STEP;
    for (; nth < 60; nth += STEP) {
      const dataDir = tempFolder();
      for (const one of earlier) {
        const process = await scene.rig.processOn(dataDir);
        await one(scene, process);
        await process.tests.close();
        await process.receivers.close();
      }
      const { left, struck } = await troubledAt(scene, { dataDir, phase, trouble, nth });
      await expectGivenBack(scene, left, before).catch((cause: unknown) => {
        throw new Error(`write ${String(nth)}`, { cause });
      });
      if (!struck) break;
    }
    // Fewer would mean that it was not watched.
    expect(nth).toBeGreaterThan(3);
  },
);
