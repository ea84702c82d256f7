import type { Bug } from "../bugs/bug.ts";
import type { History } from "../scene/history.ts";
import { playHistory } from "../play/play.ts";
import { newStage } from "../play/stage.ts";
import { historyOf } from "./draw.ts";
import { SETTINGS, singlesOf, spread, undisturbed } from "./every.ts";

/** How a bug was noticed: by which rule, after how many histories. */
export type Caught = {
  readonly rule: string;
  readonly what: string;
  readonly after: number;
  readonly history: Pick<History, "setting" | "legs">;
};

/** Histories of a bug: those that are named with it, or all single faults mixed with seeds. */
function* candidates(
  bug: Bug,
  singles: readonly Pick<History, "setting" | "legs">[],
): Generator<Pick<History, "setting" | "legs">> {
  for (const setting of bug.settings ?? SETTINGS)
    for (const legs of bug.legs ?? [[{}]]) yield { setting, legs };
  let seed = 1;
  for (const single of singles) {
    yield single;
    yield historyOf(seed);
    seed += 1;
  }
}

/** Plays histories until one of a bug's rules notices it; undefined if none does. */
export async function hunt(bug: Bug, most: number): Promise<Caught | undefined> {
  const singles: Pick<History, "setting" | "legs">[] = [];
  for (const setting of bug.settings ?? SETTINGS)
    for (const leg of singlesOf(await undisturbed(newStage(setting))))
      singles.push({ setting, legs: [leg, {}] });
  let after = 0;
  for (const history of candidates(bug, spread(singles))) {
    if (after >= most) return undefined;
    after += 1;
    const { violations } = await playHistory(history);
    const noticed = violations.find(({ rule }) => bug.rules.includes(rule));
    if (noticed !== undefined) return { ...noticed, after, history };
  }
  return undefined;
}
