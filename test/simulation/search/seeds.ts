import type { History } from "../scene/history.ts";
import { playHistory, type Played } from "../play/play.ts";
import { historyOf } from "./draw.ts";
import { endText, type MigrationTally } from "./every.ts";
import { shrink } from "./shrink.ts";

export type FailedSeed = { readonly seed: number; readonly rule: string; readonly what: string };

/** Played however short the time is: on a busy machine it may be up before the program is loaded. */
const FEWEST = 20;

/** Plays seeds from one on, as many as are wanted or until time is up. */
export async function playSeeds(
  { from, count, step }: { readonly from: number; readonly count: number; readonly step: number },
  tally: MigrationTally,
  isOver: () => boolean,
): Promise<readonly FailedSeed[]> {
  const failed: FailedSeed[] = [];
  for (let seed = from; seed < from + count * step; seed += step) {
    if (tally.played >= FEWEST && isOver()) break;
    const { violations, end, stage } = await playHistory(historyOf(seed));
    tally.played += 1;
    const key = `${stage.setting.direction}: ${endText(end)}, number ${stage.truth.home}`;
    tally.ends.set(key, (tally.ends.get(key) ?? 0) + 1);
    const [first] = violations;
    if (first !== undefined) failed.push({ seed, ...first });
  }
  return failed;
}

/** The trace of a history, the same to the last byte however often it is played. */
export async function traceOf(history: Pick<History, "setting" | "legs">): Promise<Played> {
  return playHistory(history, undefined, true);
}

/** The shortest history that violates the same rule as this one. */
export async function shortestLike(history: History): Promise<History> {
  const { violations } = await playHistory(history);
  const rules = new Set(violations.map(({ rule }) => rule));
  return shrink(history, async (candidate) =>
    (await playHistory(candidate)).violations.some(({ rule }) => rules.has(rule)),
  );
}
