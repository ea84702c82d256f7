import { button, practise, prepareMove } from "../../practice-person.ts";
import type { Chapter } from "../chapter.ts";
import { openSet } from "../set.ts";

const SLOW_MS = 4_000;

/** A slow sandbox: what the window shows while a query is pending. */
export const slowLooks: Chapter = {
  pictures: ["overview-looking", "number-looking", "move-checking"],
  async take(browser, camera) {
    const set = await openSet(browser, SLOW_MS);
    const { page, say, go } = set;
    try {
      await practise(set);
      await camera.take(page, "overview-looking");
      await go("/practice/workspaces/ws-practice/numbers/106540352242922");
      await button(set, "window.number.lookAgain").click();
      await page.getByText(say("window.number.looking")).first().waitFor();
      await camera.take(page, "number-looking");
      await prepareMove(set, "to-cloud");
      await page.waitForTimeout(SLOW_MS);
      await camera.take(page, "move-checking");
    } finally {
      await set.close();
    }
  },
};
