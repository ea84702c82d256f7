import { carryOn, passPointOfNoReturn, practise, prepareMove, startRun } from "../../practice-person.ts";
import type { Chapter } from "../chapter.ts";
import { must, openSet } from "../set.ts";

/** Long enough for the progress bar of a pending request to appear. */
const UNDER_WAY_MS = 3_000;

/** A register request without a response, during which the program is killed. */
export const programGone: Chapter = {
  pictures: ["run-under-way", "overview-under-way", "link-lost-run", "overview-stale"],
  async take(browser, camera) {
    const set = await openSet(browser);
    const { page, go, practice, kill } = set;
    try {
      await practise(set);
      await prepareMove(set, "to-cloud");
      await startRun(set);
      await carryOn(set, { until: ["point"] });
      must(await practice.call("practice.setFaults", { names: ["register-silent"] }));
      await passPointOfNoReturn(set);
      await page.waitForTimeout(UNDER_WAY_MS);
      await camera.take(page, "run-under-way");
      const address = new URL(page.url()).hash.slice(1);
      await go("/practice/");
      await camera.take(page, "overview-under-way");
      await go(address);
      await kill();
      await page.getByRole("alert").first().waitFor();
      await camera.take(page, "link-lost-run");
      await go("/practice/");
      await camera.take(page, "overview-stale");
    } finally {
      await set.close();
    }
  },
};
