import { button, carryOn, link, practise, prepareMove, startRun } from "../../practice-person.ts";
import { proveByMessage } from "../../webhook-person.ts";
import type { Chapter } from "../chapter.ts";
import { inLanguages } from "../languages.ts";
import { openSet } from "../set.ts";

/** A complete migration with its proofs, the evidence behind it, and its certificate. */
export const finale: Chapter = {
  pictures: ["run-proven", "run-letters", "run-evidence", "run-compared", "run-messages", "certificate"],
  async take(browser, camera) {
    const set = await openSet(browser);
    const { page, say } = set;
    try {
      await practise(set);
      await prepareMove(set, "to-cloud");
      await startRun(set);
      await carryOn(set);
      const address = page.url();
      await proveByMessage(set);
      await page.goto(address);
      await page.getByRole("list", { name: say("window.proof.list") }).waitFor();
      await camera.take(page, "run-proven");
      await button(set, "window.letters.open").click();
      await page.getByRole("dialog").getByRole("textbox").last().waitFor();
      await camera.take(page, "run-letters");
      await page.keyboard.press("Escape");
      await button(set, "window.run.evidenceOf.open").click();
      await page.getByRole("dialog").waitFor();
      await camera.take(page, "run-evidence");
      await page.getByRole("tab", { name: say("window.run.evidenceOf.tab.comparisons") }).click();
      await camera.take(page, "run-compared");
      await page.getByRole("tab", { name: say("window.run.evidenceOf.tab.messages") }).click();
      await camera.take(page, "run-messages");
      await page.keyboard.press("Escape");
      await link(set, "window.run.certificate").click();
      await page.getByRole("article").waitFor();
      await camera.take(page, "certificate");
      await inLanguages(set, camera, "certificate", "es", "ar");
    } finally {
      await set.close();
    }
  },
};
