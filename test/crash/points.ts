import { readFileSync } from "node:fs";
import { join } from "node:path";
import { randomFrom } from "../support/seeded-random.ts";
import { runCommand } from "./programs.ts";
import { SCENE_NAMES, SCENES, type SceneName } from "./scenes.ts";
import { openStage } from "./stage.ts";

/** Where a program is killed: just before a thread's Nth call of this kind, or at random times. */
export type KillPoint = { readonly scene: SceneName } & (
  | { readonly kind: "call"; readonly call: string; readonly nth: number }
  | { readonly kind: "times"; readonly seed: number }
);

/** Every kind of system call by which the program changes a file, takes a lock or sends something. */
const CALLS = [
  "mkdir",
  "link",
  "unlink",
  "rename",
  "ftruncate",
  "connect",
  "fsync",
  "openat",
  "write",
  "pwrite64",
  "fcntl",
] as const;
/** Of these there are so many that only some are drawn. */
const MANY: ReadonlySet<string> = new Set(["pwrite64", "fcntl"]);
/** Of the points, the part at random times. */
const AT_TIMES = 0.15;

/** The point as text, by which `--only` finds it again. */
export function nameOf(point: KillPoint): string {
  return point.kind === "call"
    ? `${point.scene}/${point.call}:${point.nth}`
    : `${point.scene}/times:${point.seed}`;
}

/** Reads the text that `nameOf` gives; undefined if it is none. */
export function pointNamed(name: string): KillPoint | undefined {
  const [, scene = "", kind = "", number = ""] = /^([a-z-]+)\/([a-z0-9]+):(\d+)$/.exec(name) ?? [];
  const known = SCENE_NAMES.find((one) => one === scene);
  if (known === undefined) return undefined;
  if (kind === "times") return { scene: known, kind, seed: Number(number) };
  const call = CALLS.find((one) => one === kind);
  return call === undefined ? undefined : { scene: known, kind: "call", call, nth: Number(number) };
}

/**
 * `count` points: every call of a kind of which there are few, as many of the others as fit, and random times. The
 * order is mixed, so that a part of them is a sample of all.
 */
export async function drawPoints(count: number, seed: number): Promise<readonly KillPoint[]> {
  const random = randomFrom(seed);
  const mixed = <T>(all: readonly T[]): readonly T[] =>
    all
      .map((one) => [random.next(), one] as const)
      .sort(([one], [other]) => one - other)
      .map(([, one]) => one);
  const few: KillPoint[] = [];
  const many: KillPoint[] = [];
  for (const scene of SCENE_NAMES)
    for (const [call, nths] of await recordedCalls(scene))
      (MANY.has(call) ? many : few).push(
        ...nths.map((nth): KillPoint => ({ scene, kind: "call", call, nth })),
      );
  const times = Array.from({ length: Math.ceil(count * AT_TIMES) }, (_, index): KillPoint => ({
    scene: SCENE_NAMES[index % SCENE_NAMES.length] ?? "to-cloud",
    kind: "times",
    seed: random.between(1, 2 ** 31),
  }));
  const calls = [...mixed(few), ...mixed(many)].slice(0, count - times.length);
  return mixed([...calls, ...times]);
}

/** Which calls of each kind a scene that isn't killed makes on its own files and sockets, by their number in a thread. */
async function recordedCalls(name: SceneName): Promise<ReadonlyMap<string, readonly number[]>> {
  const scene = SCENES[name];
  const stage = await openStage(scene.direction);
  try {
    const trace = join(stage.folder, "trace");
    const command = await scene.prepare(stage);
    const strace = ["-f", "-qq", "-y", "-s", "0", "-o", trace, "-e", `trace=${CALLS.join(",")}`];
    const { code, stderr } = await runCommand(stage, { ...command, strace });
    if (code !== 0 && code !== 3) throw new Error(`${name} ended with ${code}: ${stderr}`);
    return callsIn(readFileSync(trace, "utf8"), stage.folder);
  } finally {
    await stage.close();
  }
}

function callsIn(trace: string, folder: string): ReadonlyMap<string, readonly number[]> {
  const counts = new Map<string, number>();
  const found = new Map<string, Set<number>>();
  for (const line of trace.split("\n")) {
    const [, thread = "", call = ""] = /^(\d+)\s+(\w+)\(/.exec(line) ?? [];
    if (call === "") continue;
    const nth = (counts.get(`${thread} ${call}`) ?? 0) + 1;
    counts.set(`${thread} ${call}`, nth);
    // The runtime's own files are of no interest, nor the events by which its threads wake one another.
    const isOwn =
      call === "openat" || call === "mkdir" ? line.includes(`"${folder}`) : !line.includes("<anon_inode");
    if (isOwn) found.set(call, (found.get(call) ?? new Set()).add(nth));
  }
  return new Map([...found].map(([call, nths]) => [call, [...nths]]));
}
