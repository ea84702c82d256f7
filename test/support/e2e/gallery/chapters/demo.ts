import type { Locator } from "playwright-core";
import {
  button,
  carryOn,
  passPointOfNoReturn,
  practise,
  prepareMove,
  typeNumber,
} from "../../practice-person.ts";
import type { Chapter } from "../chapter.ts";
import { openSet } from "../set.ts";

// Slow enough that each step of the migration can be seen.
const PACE_MS = 350;

/** A whole practice migration to the cloud as an animated picture. */
export const demo: Chapter = {
  pictures: ["demo"],
  async take(browser, camera) {
    const set = await openSet(browser, PACE_MS);
    const { page, go } = set;
    try {
      await button(set, "window.start.practise.do").waitFor();
      const film = await camera.film(page, "demo");
      if (film === undefined) return;
      await film.hold(1.6);
      await practise(set);
      await film.hold(1.6);
      await prepareMove(set, "to-cloud");
      const start = button(set, "window.move.start.go");
      await film.until(enabled(start));
      await film.hold(1.6);
      await start.click();
      await film.until(carryOn(set, { until: ["point"] }));
      await film.hold(1.8);
      await typeNumber(set);
      await film.hold(1.2);
      await film.until(passPointOfNoReturn(set).then(() => carryOn(set)));
      await film.hold(3);
      await go("/practice/");
      await film.hold(3);
      film.end();
    } finally {
      await set.close();
    }
  },
};

/** Resolves once a button can be pressed. */
async function enabled(button: Locator): Promise<void> {
  await button.click({ trial: true, timeout: 45_000 });
}
