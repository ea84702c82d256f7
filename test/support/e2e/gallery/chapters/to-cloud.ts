import {
  button,
  carryOn,
  passPointOfNoReturn,
  practise,
  prepareMove,
  startRun,
  showSteps,
  stepLine,
} from "../../practice-person.ts";
import type { Chapter } from "../chapter.ts";
import { inLanguages } from "../languages.ts";
import { must, openSet } from "../set.ts";

/** A successful migration to the cloud, and what it asks on the way. */
export const toCloud: Chapter = {
  pictures: [
    "run-warnings",
    "run-point-of-no-return",
    "overview-waiting",
    "migrate-open",
    "run-complete-to-cloud",
    "run-before-after-to-cloud",
    "run-steps",
    "overview-moved",
  ],
  async take(browser, camera) {
    const set = await openSet(browser);
    const { page, say, go, practice } = set;
    try {
      await practise(set);
      must(await practice.call("practice.setFaults", { names: ["subscribed-by-others"] }));
      await prepareMove(set, "to-cloud");
      await startRun(set);
      await carryOn(set, {
        until: ["point"],
        look: async (rest) => (rest === "warnings" ? camera.take(page, "run-warnings") : undefined),
      });
      await camera.take(page, "run-point-of-no-return");
      await inLanguages(set, camera, "run-point-of-no-return", "es", "pt-BR", "id", "ar");
      const address = new URL(page.url()).hash.slice(1);
      await go("/practice/");
      await camera.take(page, "overview-waiting");
      await go("/practice/migrate");
      await camera.take(page, "migrate-open");
      await go(address);
      await passPointOfNoReturn(set);
      await carryOn(set);
      await camera.take(page, "run-complete-to-cloud");
      await button(set, "window.run.evidenceOf.open").click();
      await page.getByRole("tab", { name: say("window.run.evidenceOf.tab.comparisons") }).click();
      await page.getByRole("dialog").getByRole("table").waitFor();
      await camera.take(page, "run-before-after-to-cloud");
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      await showSteps(set);
      const register = stepLine(set, "register");
      await register.getByText(say("window.run.detail.summary")).click();
      await camera.take(page, "run-steps", register);
      await go("/practice/");
      await camera.take(page, "overview-moved");
    } finally {
      await set.close();
    }
  },
};
