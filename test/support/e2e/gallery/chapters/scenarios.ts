import { SCENARIOS } from "../../../../../shared/practice/scenarios.ts";
import {
  button,
  guide,
  link,
  restsAt,
  scenarioIsDone,
  startNextScenario,
  startRun,
  typeNumber,
  carryOn,
  pointButton,
} from "../../practice-person.ts";
import type { Chapter } from "../chapter.ts";
import { must, openSet } from "../set.ts";

/** Practice with a guide: its home, the guide inside a migration, and the sandbox. */
export const scenarios: Chapter = {
  pictures: [
    "scenarios-fresh",
    "scenario-guide-move",
    "scenario-guide-point",
    "scenario-guide-crossing",
    "scenario-finished",
    "scenarios-two-done",
    "start-progress",
    "sandbox-folded",
    "sandbox-faults",
    "sandbox-searched",
  ],
  async take(browser, camera) {
    const set = await openSet(browser);
    const { page, say, go, own, practice } = set;
    try {
      await button(set, "window.start.practise.do").click();
      await link(set, "window.scenarios.free").waitFor();
      await camera.take(page, "scenarios-fresh");
      must(await own.call("settings.change", { practice: { done: {} } }));

      await startNextScenario(set, 1);
      await button(set, "window.move.start.go").waitFor();
      await camera.take(page, "scenario-guide-move");
      await startRun(set);
      await restsAt(set);
      await camera.take(page, "scenario-guide-point");
      must(await practice.call("practice.setFaults", { names: ["delay-register"] }));
      await typeNumber(set);
      await pointButton(set).click();
      await page.getByRole("figure", { name: /crossing|moving/i }).waitFor();
      await camera.take(page, "scenario-guide-crossing");
      await carryOn(set);
      await guide(set).getByRole("heading").waitFor();
      await camera.take(page, "scenario-finished");
      await scenarioIsDone(set, 1);

      const at = new Date().toISOString();
      const done = Object.fromEntries(
        SCENARIOS.slice(0, 2).map((scenario, index) => [
          scenario,
          { at, durationMs: 220_000 + 25_000 * index },
        ]),
      );
      must(await own.call("settings.change", { practice: { done } }));
      await page.getByText(say("window.scenarios.next"), { exact: true }).waitFor();
      await camera.take(page, "scenarios-two-done");
      await go("/start");
      await camera.take(page, "start-progress");

      await go("/practice/platform");
      const faults = page.getByRole("heading", { name: say("window.practice.faults.title") });
      await camera.take(page, "sandbox-folded", faults);
      must(await practice.call("practice.setFaults", { names: ["lost-register-after", "webhooks-off"] }));
      await page.getByText(say("window.practice.faults.on", { count: 2 })).waitFor();
      await page.locator("details summary").first().click();
      await camera.take(page, "sandbox-faults", faults);
      await page.getByLabel(say("window.practice.faults.filter")).fill("PIN");
      await camera.take(page, "sandbox-searched", faults);
    } finally {
      await set.close();
    }
  },
};
