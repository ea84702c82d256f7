import { button, practise, prepareMove, SPOKEN } from "../../practice-person.ts";
import type { Chapter } from "../chapter.ts";
import { inLanguages } from "../languages.ts";
import { must, openSet } from "../set.ts";

const NUMBER = "/practice/workspaces/ws-practice/numbers/106540352242922";

/** Practice before a migration: its screens, and the preflight checks with both verdicts. */
export const preparation: Chapter = {
  pictures: [
    "overview",
    "number",
    "migrate",
    "move-go",
    "move-no-go",
    "move-check-open",
    "platform",
    "palette",
    "palette-typed",
    "settings-practice",
  ],
  async take(browser, camera) {
    const set = await openSet(browser);
    const { page, say, go, practice } = set;
    try {
      await practise(set);
      await button(set, "window.overview.lookAgain").click();
      await page.getByText(say("window.overview.certainty.proven"), { exact: true }).waitFor();
      await camera.take(page, "overview");
      await inLanguages(set, camera, "overview", "es", "pt-BR", "id", "ar");
      await go(NUMBER);
      await camera.take(page, "number");
      await go("/practice/migrate");
      await camera.take(page, "migrate");
      await prepareMove(set, "to-cloud");
      await button(set, "window.move.start.go").waitFor();
      await camera.take(page, "move-go");

      must(
        await practice.call("practice.setFaults", {
          names: ["token-lacks-scope", "health-disconnected", "name-not-approved"],
        }),
      );
      await button(set, "window.move.checks.again").click();
      await button(set, "window.move.checks.again").and(page.locator(":enabled")).waitFor();
      await page.getByRole("alert", { name: say("window.move.noGo.title", { count: 2 }) }).waitFor();
      await camera.take(page, "move-no-go");
      await button(set, "window.move.checks.showAll").click();
      const cloud = page.locator("details").filter({ hasText: say("window.move.checks.group.cloud") });
      await cloud.locator("details summary").first().click();
      await camera.take(page, "move-check-open");

      must(
        await practice.call("practice.setFaults", { names: ["subscribed-by-others", "name-not-approved"] }),
      );
      await go("/practice/platform");
      await page.getByRole("heading", { name: say("window.practice.faults.title") }).waitFor();
      await camera.take(page, "platform");
      await go("/practice/history");
      await page.keyboard.press("Control+k");
      await page.getByLabel(say("window.palette.label")).waitFor();
      await camera.take(page, "palette");
      await page.getByLabel(say("window.palette.label")).fill(SPOKEN);
      await camera.take(page, "palette-typed");
      await page.keyboard.press("Escape");
      await go("/practice/settings");
      await camera.take(page, "settings-practice");
    } finally {
      await set.close();
    }
  },
};
