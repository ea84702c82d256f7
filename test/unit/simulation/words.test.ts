import { expect, test } from "vitest";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { codeOf, phaseKey } from "../../support/plain-words/stop-key.ts";
import { everyStop } from "../../support/plain-words/stops.ts";
import { wordedStops } from "../../simulation/invariants/words.ts";
import { playHistory } from "../../simulation/play/play.ts";
import { historyOf } from "../../simulation/search/draw.ts";
import { SETTINGS, singlesOf, spread, undisturbed } from "../../simulation/search/every.ts";
import { newStage } from "../../simulation/play/stage.ts";
import type { History } from "../../simulation/scene/history.ts";

/** What stopped a migration: its phase without its code, and the last step that did not succeed with its problem. */
function stopOf(run: RunSnapshot): string {
  const failed = run.steps.findLast(
    ({ state }) => "outcome" in state && state.outcome !== undefined && state.kind !== "confirmed",
  );
  const problem =
    failed !== undefined && "outcome" in failed.state && failed.state.outcome !== undefined
      ? `${failed.step} ${codeOf(failed.state.outcome)}`
      : "no problem";
  const phase = phaseKey(run).replace(/ (?:refused|not taken) .*/, "");
  return `${run.direction} | ${phase.trim()} | ${problem}`;
}

// It holds the clock while it computes: cut short, it would leave it held for the tests after it.
test(
  "[ZW3] every stop that simulated migrations reach is among those of the table",
  { timeout: 600_000 },
  async () => {
    const table = new Set(everyStop().map(({ run }) => stopOf(run)));
    const histories: Pick<History, "setting" | "legs">[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(historyOf);
    for (const setting of SETTINGS) {
      const singles = spread(singlesOf(await undisturbed(newStage(setting))));
      histories.push(...singles.slice(0, 16).map((leg) => ({ setting, legs: [leg, {}] })));
    }
    for (const history of histories) expect((await playHistory(history)).violations).toEqual([]);
    const reached = new Set(wordedStops().map(stopOf));
    expect(reached.size).toBeGreaterThan(10);
    expect([...reached].filter((stop) => !table.has(stop))).toEqual([]);
  },
);
