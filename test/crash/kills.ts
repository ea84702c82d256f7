import type { Direction } from "../../shared/migration/direction.ts";
import type { Ending } from "./judge.ts";
import { killAt, uncrashed, type KillEnd } from "./kill.ts";
import { nameOf, type KillPoint } from "./points.ts";
import { SCENES } from "./scenes.ts";

export type KillCounts = {
  readonly points: number;
  /** Points at which a process was really killed, and all processes that were. */
  readonly reached: number;
  readonly kills: number;
  /** Points after which the built program went on itself, before the rest was judged. */
  readonly byBuilt: number;
  /** Reached points by kind of call. */
  readonly calls: Readonly<Record<string, number>>;
  /** How often a migration had to be started anew, by the end of the one before. */
  readonly endedBefore: Readonly<Record<string, number>>;
  readonly flaws: readonly { readonly point: string; readonly flaws: readonly string[] }[];
};

/** After one of so many points the built program itself goes on; it costs as much as the kill. */
const BUILT_EACH = 10;

/** Kills at each point, several at once. */
export async function runKills(
  points: readonly KillPoint[],
  { atOnce = 1, builtEach = BUILT_EACH }: { readonly atOnce?: number; readonly builtEach?: number } = {},
  onPoint: (done: number, point: string, end: KillEnd) => void = () => undefined,
): Promise<KillCounts> {
  const whole: Record<Direction, Ending> = {
    "to-cloud": await uncrashed("to-cloud"),
    "to-onprem": await uncrashed("to-onprem"),
  };
  const calls: Record<string, number> = {};
  const endedBefore: Record<string, number> = {};
  const flaws: { point: string; flaws: readonly string[] }[] = [];
  let reached = 0;
  let kills = 0;
  let byBuilt = 0;
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < points.length; at = next++) {
      const point = points[at] as KillPoint;
      const builtGoesOn = at % builtEach === 0;
      const end = await killAt(point, { whole: whole[SCENES[point.scene].direction], builtGoesOn });
      const kind = point.kind === "call" ? point.call : "at random times";
      if (end.killed) {
        reached += 1;
        calls[kind] = (calls[kind] ?? 0) + 1;
      }
      kills += end.kills;
      if (builtGoesOn) byBuilt += 1;
      for (const reason of end.endedBefore) endedBefore[reason] = (endedBefore[reason] ?? 0) + 1;
      if (end.flaws.length > 0) flaws.push({ point: nameOf(point), flaws: end.flaws });
      done += 1;
      onPoint(done, nameOf(point), end);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { points: points.length, reached, kills, byBuilt, calls, endedBefore, flaws };
}
