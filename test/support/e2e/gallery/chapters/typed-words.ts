import type { Browser } from "playwright-core";
import {
  button,
  carryOn,
  passPointOfNoReturn,
  practise,
  prepareMove,
  startRun,
  typeNumber,
} from "../../practice-person.ts";
import type { Camera } from "../camera.ts";
import type { Chapter } from "../chapter.ts";
import { must, openSet, type Set } from "../set.ts";

/** What a person has to type a whole phrase for, and the two-step PIN on the number's page. */
export const typedWords: Chapter = {
  pictures: ["number-pin", "number-pin-ask", "run-recent-register"],
  async take(browser: Browser, camera: Camera) {
    const set = await openSet(browser);
    try {
      await practise(set);
      await twoStepPin(set, camera);
      await recentRegister(set, camera);
    } finally {
      await set.close();
    }
  },
};

async function twoStepPin(set: Set, camera: Camera): Promise<void> {
  const { page, say, practice } = set;
  const { workspaces } = must(await practice.call("workspaces.list", {}));
  const number = workspaces[0]?.numbers[0];
  if (number === undefined) throw new Error("practice has a number");
  await set.go(`/practice/workspaces/ws-practice/numbers/${number.phoneNumberId}`);
  const section = page.getByRole("heading", { name: say("window.pin.title") });
  await section.waitFor();
  await camera.take(page, "number-pin", section);
  await button(set, "window.pin.set").click();
  await page.getByRole("dialog").waitFor();
  await camera.take(page, "number-pin-ask");
  await page.keyboard.press("Escape");
}

async function recentRegister(set: Set, camera: Camera): Promise<void> {
  const { page, say, practice } = set;
  await prepareMove(set, "to-cloud");
  await startRun(set);
  await carryOn(set, { until: ["point"] });
  must(
    await practice.call("practice.setFaults", {
      names: ["lost-register-before", "no-lookups", "onprem-lookup-missing"],
    }),
  );
  await passPointOfNoReturn(set);
  await carryOn(set, { until: ["unknown"] });
  await button(set, "window.run.unknown.seen.on-premises").click();
  const dialog = page.getByRole("dialog");
  await typeNumber(set, dialog);
  await dialog.getByRole("button").last().click();
  await dialog.waitFor({ state: "hidden" });
  must(await practice.call("practice.setFaults", { names: [] }));
  await prepareMove(set, "to-cloud");
  await startRun(set);
  await page.getByLabel(say("questions.recent-register.label")).waitFor();
  await camera.take(page, "run-recent-register");
}
