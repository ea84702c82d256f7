import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RequestEntry } from "../../main/sandbox/index.ts";
import { opsThatMake, replay, writeOut } from "../support/replayed-disk.ts";
import { randomFrom } from "../support/seeded-random.ts";
import { simulatedDisk } from "../support/simulated-disk.ts";
import { tracedOps, tracing, type TracedOp } from "../support/traced-writes.ts";
import { uncrashed } from "./kill.ts";
import { flawsAtEnd, flawsNow, type Ending } from "./judge.ts";
import { goOn, withFolder } from "./person.ts";
import { runCommand } from "./programs.ts";
import { SCENE_NAMES, SCENES, type SceneName } from "./scenes.ts";
import { openStage } from "./stage.ts";

/**
 * The power fails just before or just after a scene's Nth sync. Of what was not synced then, nothing is left, or the
 * part that the seed determines.
 */
export type PowerCut = {
  readonly scene: SceneName;
  readonly when: "before-sync" | "after-sync";
  readonly sync: number;
  readonly seed: number | undefined;
};

/** A scene that was played once to its end: what it wrote, and what the platform was like meanwhile. */
export type Recording = {
  readonly scene: SceneName;
  readonly folder: string;
  /** What lay in the folder before. */
  readonly before: readonly TracedOp[];
  readonly ops: readonly { readonly op: TracedOp; readonly atMs: number }[];
  readonly platform: readonly { readonly text: string; readonly atMs: number }[];
  readonly requests: readonly RequestEntry[];
  readonly ports: { readonly cloud: number; readonly onPrem: number };
  /** Number of syncs. */
  readonly syncs: number;
};

/** The cut as text, by which `--only` finds it again. */
export function nameOfCut({ scene, when, sync, seed }: PowerCut): string {
  return `${scene}/${when}:${sync}${seed === undefined ? "" : `:${seed}`}`;
}

/** Reads the text that `nameOfCut` gives; undefined if it is none. */
export function cutNamed(name: string): PowerCut | undefined {
  const parts = /^([a-z-]+)\/(before-sync|after-sync):(\d+)(?::(\d+))?$/.exec(name);
  const scene = SCENE_NAMES.find((one) => one === parts?.[1]);
  const when = parts?.[2];
  if (scene === undefined || (when !== "before-sync" && when !== "after-sync")) return undefined;
  return {
    scene,
    when,
    sync: Number(parts?.[3]),
    seed: parts?.[4] === undefined ? undefined : Number(parts[4]),
  };
}

/** Every cut of a recording: at each sync, before and after it, with nothing and with a random part left. */
export function cutsOf({ scene, syncs }: Recording, seed: number): readonly PowerCut[] {
  const random = randomFrom(seed);
  return Array.from({ length: syncs }, (_, index) => index + 1).flatMap((sync) =>
    (["before-sync", "after-sync"] as const).flatMap((when): readonly PowerCut[] => [
      { scene, when, sync, seed: undefined },
      { scene, when, sync, seed: random.between(1, 2 ** 31) },
    ]),
  );
}

/** Plays a scene with the built program and records it. The folder stays until `rmSync` of it. */
export async function recordScene(name: SceneName): Promise<Recording> {
  const scene = SCENES[name];
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "switchover-power-")));
  const platform: { text: string; atMs: number }[] = [];
  const save = (text: string): void =>
    void platform.push({ text, atMs: performance.timeOrigin + performance.now() });
  const stage = await openStage(scene.direction, {
    folder,
    sandbox: { memory: { load: () => undefined, save } },
  });
  try {
    const command = await scene.prepare(stage);
    const before = opsThatMake(folder).filter(isOfProgram);
    const trace = join(folder, "trace");
    const { code, stderr } = await runCommand(stage, { ...command, strace: tracing(trace) });
    if (code !== 0 && code !== 3) throw new Error(`${name} ended with ${code}: ${stderr}`);
    const ops = tracedOps(folder, trace).filter(({ op }) => isOfProgram(op));
    const { cloud, onPrem } = stage.sandbox;
    return {
      scene: name,
      folder,
      before,
      ops,
      platform,
      requests: stage.requests(),
      ports: { cloud: Number(new URL(cloud.baseUrl).port), onPrem: Number(new URL(onPrem.baseUrl).port) },
      syncs: ops.filter(({ op }) => op.kind === "sync").length,
    };
  } finally {
    await stage.close();
  }
}

function isOfProgram(op: TracedOp): boolean {
  return op.kind !== "printed" && /^(\/(data|state)(\/.*)?)?$/.test(op.path);
}

const RESTART_MS = 30_000;

/** Cuts the power, starts again from what is left, and goes on. Gives what must not be. */
export async function cutPower(
  recording: Recording,
  cut: PowerCut,
  whole: Ending,
): Promise<readonly string[]> {
  const { folder, ops } = recording;
  const syncs = ops.flatMap(({ op }, at) => (op.kind === "sync" ? [at] : []));
  const at = (syncs[cut.sync - 1] ?? ops.length) + (cut.when === "after-sync" ? 1 : 0);
  // What was sent until the next operation began has arrived.
  const cutMs = ops[at]?.atMs ?? Infinity;
  const disk = simulatedDisk();
  replay(disk, [...recording.before, ...ops.slice(0, at).map(({ op }) => op)]);
  disk.restart(cut.seed === undefined ? "nothing" : randomFrom(cut.seed));
  for (const name of ["data", "state"]) rmSync(join(folder, name), { recursive: true, force: true });
  writeOut(disk, folder);
  const text = recording.platform.findLast((one) => one.atMs <= cutMs)?.text;
  const stage = await openStage(SCENES[cut.scene].direction, {
    folder,
    earlier: recording.requests.filter(({ atMs }) => atMs <= cutMs),
    // Somebody starts again soon, however long the cuts before this one took.
    atMs: Math.floor((ops[at] ?? ops.at(-1))?.atMs ?? Date.now()) + RESTART_MS,
    sandbox: { memory: { load: () => text, save: () => undefined }, ports: recording.ports },
  });
  try {
    return await withFolder(stage, async ({ deps, untrue }) => {
      const flaws = [...flawsNow(stage, deps)];
      const deeds = await goOn(stage, deps);
      return [...flaws, ...flawsAtEnd(stage, deps, { deeds, whole }), ...untrue];
    });
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  } finally {
    await stage.close();
  }
}

export type CutCounts = {
  readonly cuts: number;
  readonly syncs: Readonly<Record<string, number>>;
  readonly flaws: readonly { readonly point: string; readonly flaws: readonly string[] }[];
};

/** Cuts the power in scenes: at every sync, or at those that `choose` gives. */
export async function runCuts(
  scenes: readonly SceneName[],
  choose: (recording: Recording) => readonly PowerCut[],
  onCut: (point: string, flaws: readonly string[]) => void = () => undefined,
): Promise<CutCounts> {
  const found: { point: string; flaws: readonly string[] }[] = [];
  const syncs: Record<string, number> = {};
  let cuts = 0;
  for (const scene of scenes) {
    const recording = await recordScene(scene);
    try {
      const whole = await uncrashed(SCENES[scene].direction);
      syncs[scene] = recording.syncs;
      for (const cut of choose(recording)) {
        const flaws = await cutPower(recording, cut, whole);
        cuts += 1;
        if (flaws.length > 0) found.push({ point: nameOfCut(cut), flaws });
        onCut(nameOfCut(cut), flaws);
      }
    } finally {
      rmSync(recording.folder, { recursive: true, force: true, maxRetries: 3 });
    }
  }
  return { cuts, syncs, flaws: found };
}
