import type { History, Leg, Setting } from "../scene/history.ts";
import { count, type Tally } from "../scene/tally.ts";
import { playHistory, playLeg } from "../play/play.ts";
import { copyStage, newStage, type Stage } from "../play/stage.ts";
import { REQUEST_FAULTS } from "../network/faults.ts";
import type { Running } from "../play/leg.ts";

/** The settings whose histories are all played. */
export const SETTINGS: readonly Setting[] = [
  { direction: "to-cloud" },
  { direction: "to-onprem" },
  { direction: "to-onprem", shards: 2 },
];

/** Every way in which one process can go wrong once, given what a process without faults did. */
export function singlesOf({
  requests,
  points,
  writes,
}: Pick<Running, "requests" | "points" | "writes">): readonly Leg[] {
  const legs: Leg[] = [];
  for (let at = 0; at < requests; at += 1)
    for (const fault of REQUEST_FAULTS) legs.push({ faults: [{ at, fault }] });
  for (let diesAt = 0; diesAt < points; diesAt += 1) legs.push({ diesAt });
  for (let write = 0; write < writes; write += 1)
    for (const code of ["ENOSPC", "EIO"] as const) legs.push({ failsAt: { write, count: 1, code } });
  for (let at = 0; at < requests; at += 1)
    for (const sleep of SLEEPS) legs.push({ sleepsAt: { at, ...sleep } });
  return legs;
}

const NIGHT_MS = 9 * 3_600_000;

/** A nap, one longer than a request may take, and a night. */
const SLEEPS = [
  { ms: 2000, clockStops: false },
  { ms: 70_000, clockStops: true },
  { ms: NIGHT_MS, clockStops: false },
  { ms: NIGHT_MS, clockStops: true },
] as const;

/** What a search of migrations counts and finds. */
export type MigrationTally = Tally<Omit<History, "seed">>;

function countMigration(tally: MigrationTally, { stage, end }: MigrationPlayed, legs: readonly Leg[]): void {
  const { setting, truth, checker } = stage;
  const told = `${setting.direction}: ${endText(end)}, number ${truth.home}`;
  count(tally, { history: { setting, legs }, violations: checker.violations }, told);
}

type MigrationPlayed = Pick<Awaited<ReturnType<typeof playHistory>>, "stage" | "end">;

/** A process without faults, as the measure of what can go wrong. */
export async function undisturbed(from: Stage): Promise<Running> {
  return (await playLeg(copyStage(from), {})).running;
}

/** Plays every single fault of a setting, each followed by a process without faults. */
export async function playSingles(
  setting: Setting,
  tally: MigrationTally,
  isOurs: (index: number) => boolean,
): Promise<void> {
  const base = newStage(setting);
  for (const [index, leg] of singlesOf(await undisturbed(base)).entries()) {
    if (!isOurs(index)) continue;
    const legs = [leg, {}];
    countMigration(tally, await playHistory({ setting, legs }, base), legs);
  }
}

/**
 * Plays every ordered pair of faults over two processes: the first process ends at its fault or once it rests after
 * it, and from there the second one meets every fault that can still happen. A third one finishes what a killed
 * second one left.
 */
export async function playPairs(
  setting: Setting,
  tally: MigrationTally,
  isOurs: (index: number) => boolean,
  isOver: () => boolean,
): Promise<{ readonly ours: number; readonly done: number }> {
  const base = newStage(setting);
  const firsts = spread(singlesOf(await undisturbed(base)));
  let done = 0;
  let ours = 0;
  for (const [index, first] of firsts.entries()) {
    if (!isOurs(index)) continue;
    ours += 1;
    if (isOver()) continue;
    const between = copyStage(base);
    const leg: Leg = { ...first, short: true };
    await playLeg(between, leg);
    for (const second of singlesOf(await undisturbed(between))) {
      const played = await playHistory({ setting, legs: [second, {}] }, between);
      countMigration(tally, played, [leg, second, {}]);
    }
    done += 1;
  }
  return { ours, done };
}

/** The same legs in another order, so that a search that is cut short has seen some of every kind. */
export function spread<T>(legs: readonly T[]): readonly T[] {
  const step = [389, 397, 401].find((prime) => legs.length % prime !== 0) ?? 1;
  return legs.map((_leg, index) => legs[(index * step) % legs.length] as T);
}

type End = Awaited<ReturnType<typeof playHistory>>["end"];

export function endText(end: End): string {
  if (end === undefined) return "never began";
  const { phase, numberIs, proof } = end;
  return `${phase.kind === "ended" ? phase.reason : phase.kind}, ${numberIs} ${proof}`;
}
