import { setTimeout as sleep } from "node:timers/promises";
import type { Direction } from "../../shared/migration/direction.ts";
import { randomFrom } from "../support/seeded-random.ts";
import { endingOf, flawsAtEnd, flawsNow, type Ending } from "./judge.ts";
import { goOn, withFolder } from "./person.ts";
import type { KillPoint } from "./points.ts";
import { runCommand, type Command, type CommandEnd } from "./programs.ts";
import { SCENES } from "./scenes.ts";
import { openStage, type Stage } from "./stage.ts";

/** What became of one point. */
export type KillEnd = {
  /** False if the program was through before the point came. */
  readonly killed: boolean;
  /** How many processes were killed, one after the other. */
  readonly kills: number;
  /** How earlier migrations ended that the person started anew after. */
  readonly endedBefore: readonly string[];
  readonly flaws: readonly string[];
};

/** A command takes about this long here; random times are drawn from it. */
const LONGEST_MS = 1_200;
const LONGEST_FLAW = 2_000;

/** The ending of a migration that nobody killed. */
export async function uncrashed(direction: Direction): Promise<Ending> {
  const stage = await openStage(direction);
  try {
    return await withFolder(stage, async ({ deps }) => endingOf(stage, (await goOn(stage, deps)).last));
  } finally {
    await stage.close();
  }
}

/** Kills the built program at a point and goes on: with the built program itself if asked, else in this process. */
export async function killAt(
  point: KillPoint,
  { whole, builtGoesOn }: { readonly whole: Ending; readonly builtGoesOn: boolean },
): Promise<KillEnd> {
  const scene = SCENES[point.scene];
  const stage = await openStage(scene.direction);
  try {
    const command = await scene.prepare(stage);
    const kills =
      point.kind === "call"
        ? await killedAtCall(stage, command, point)
        : await killedAtTimes(stage, command, point.seed);
    const flaws: string[] = [];
    // What the dead process had sent already still arrives.
    await sleep(5);
    await withFolder(stage, async ({ deps }) => void flaws.push(...flawsNow(stage, deps)));
    if (builtGoesOn) flaws.push(...(await builtGoes(stage)));
    const endedBefore = await withFolder(stage, async (opened) => {
      const deeds = await goOn(stage, opened.deps);
      flaws.push(...flawsAtEnd(stage, opened.deps, { deeds, whole }), ...opened.untrue);
      return deeds.endedBefore;
    });
    return { killed: kills > 0, kills, endedBefore, flaws };
  } catch (error) {
    const flaw = error instanceof Error ? error.message : String(error);
    return { killed: true, kills: 1, endedBefore: [], flaws: [flaw.slice(0, LONGEST_FLAW)] };
  } finally {
    await stage.close();
  }
}

async function killedAtCall(
  stage: Stage,
  command: Command,
  { call, nth }: Extract<KillPoint, { kind: "call" }>,
): Promise<number> {
  const strace = ["-f", "-qq", "-o", "/dev/null"];
  const inject = ["-e", `trace=${call}`, "-e", `inject=${call}:signal=KILL:when=${nth}`];
  const ended = await runCommand(stage, { ...command, strace: [...strace, ...inject] });
  expectKnown(ended);
  return ended.killed ? 1 : 0;
}

/** Up to three processes in a row, each killed at a random time. */
async function killedAtTimes(stage: Stage, first: Command, seed: number): Promise<number> {
  const random = randomFrom(seed);
  const most = random.between(1, 3);
  let command: Command | undefined = first;
  let kills = 0;
  for (let time = 0; time < most && command !== undefined; time += 1) {
    const killAfterMs = random.between(100, LONGEST_MS);
    const ended = await runCommand(stage, { ...command, killAfterMs, hasty: time > 0 });
    expectKnown(ended);
    if (ended.killed) kills += 1;
    command = await nextCommand(stage);
  }
  return kills;
}

/** Exit codes of the program that are no mistake of its own. */
function expectKnown({ killed, code, stderr }: CommandEnd): void {
  if (!killed && code !== 0 && code !== 1 && code !== 3) throw new Error(`ended with ${code}: ${stderr}`);
}

const MOST_COMMANDS = 12;

/** The built program goes on as far as it comes without waiting for a minute. */
async function builtGoes(stage: Stage): Promise<readonly string[]> {
  const tried: string[] = [];
  for (let turn = 0; turn < MOST_COMMANDS; turn += 1) {
    const command = await nextCommand(stage);
    if (command === undefined) return [];
    const ended = await runCommand(stage, { ...command, hasty: true });
    expectKnown(ended);
    tried.push(
      `${command.args[0] ?? ""} ended with ${ended.code}: ${ended.stdout.trim().split("\n").at(-1) ?? ""}`,
    );
  }
  return [`the program comes to no end: ${tried.join("; ")}`];
}

/** What a person would type now; undefined where nothing is open, or only time helps. */
async function nextCommand(stage: Stage): Promise<Command | undefined> {
  const { stdout } = await runCommand(stage, { args: ["status"] });
  const lines = stdout.split("\n").filter((line) => line !== "");
  const last = lines.map((line) => JSON.parse(line) as { type: string; run: string; state: string }).at(-1);
  if (last === undefined) return { args: ["migrate", stage.planFile, "--yes"] };
  if (last.state === "complete") return undefined;
  const code = stage.sandbox.world.lastCode();
  if (last.state === "awaiting-code")
    return code === undefined ? undefined : { args: ["code", last.run], input: `${code}\n` };
  if (last.state === "stopped" || last.state === "rejected")
    return { args: ["migrate", stage.planFile, "--yes"] };
  return { args: ["resume", last.run, "--yes"] };
}
