import { randomFrom } from "../support/seeded-random.ts";
import { startRacer } from "./orders.ts";
import { race, type RaceEnd } from "./race.ts";

export type RaceCounts = {
  readonly races: number;
  readonly withWindows: number;
  /** How often each problem ended a participant; "through" for those that met none. */
  readonly endings: Readonly<Record<string, number>>;
  readonly flaws: readonly { readonly round: number; readonly end: RaceEnd }[];
};

/** Every so many-th race is one of two windows, each a host of its own. */
const WINDOWS_EACH = 8;

/** Runs races number `from` and the following. A race's number and the seed determine it, save the timing. */
export async function runRaces(
  seed: number,
  { from, count }: { readonly from: number; readonly count: number },
  onRace: (round: number) => void = () => undefined,
): Promise<RaceCounts> {
  const processes = [startRacer(), startRacer(), startRacer(), startRacer()];
  const endings: Record<string, number> = {};
  const flaws: { round: number; end: RaceEnd }[] = [];
  let withWindows = 0;
  try {
    for (let round = from; round < from + count; round += 1) {
      const windows = round % WINDOWS_EACH === WINDOWS_EACH - 1;
      if (windows) withWindows += 1;
      const end = await race(randomFrom(seed + round * 7919), processes, { windows });
      for (const one of end.ended) endings[one ?? "through"] = (endings[one ?? "through"] ?? 0) + 1;
      if (end.flaws.length > 0) flaws.push({ round, end });
      onRace(round);
    }
    return { races: count, withWindows, endings, flaws };
  } finally {
    for (const one of processes) one.end();
  }
}
