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

/** Confirmations that require typing a whole phrase, and the two-step PIN on the number's page. */
export const typedWords: Chapter = {
  pictures: [
    "number-pin",
    "number-pin-ask",
    "run-recent-register",
    "run-older-registration",
    "run-wipe-override",
  ],
  async take(browser: Browser, camera: Camera) {
    const set = await openSet(browser);
    try {
      await practise(set);
      await twoStepPin(set, camera);
      await recentRegister(set, camera);
      await olderRegistration(set, camera);
      await wipeOverride(set, camera);
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
  await page.getByText(say("window.run.unknown.ways"), { exact: true }).click();
  await button(set, "window.run.unknown.seen.on-premises").click();
  const dialog = page.getByRole("dialog");
  await typeNumber(set, dialog);
  await dialog.getByRole("button", { name: say("window.run.unknown.seen.go.on-premises") }).click();
  await dialog.waitFor({ state: "hidden" });
  must(await practice.call("practice.setFaults", { names: [] }));
  await prepareMove(set, "to-cloud");
  await startRun(set);
  await page.getByLabel(say("questions.recent-register.label")).waitFor();
  await camera.take(page, "run-recent-register");
}

/** The client reports that it already has the number; since when is unknown. */
async function olderRegistration(set: Set, camera: Camera): Promise<void> {
  const { page, say, practice } = set;
  must(await practice.call("practice.reset", { home: "on-premises" }));
  const { revision, workspaces } = must(await practice.call("workspaces.list", {}));
  const [workspace] = workspaces;
  if (workspace === undefined) throw new Error("practice has a workspace");
  const numbers = workspace.numbers.map((number) => ({ ...number, shards: 2 }) as const);
  must(await practice.call("workspaces.save", { revision, workspace: { ...workspace, numbers } }));
  await set.go("/practice/");
  await prepareMove(set, "to-onprem");
  await startRun(set);
  await carryOn(set, { until: ["phrase"] });
  await page.getByLabel(say("questions.older-registration.label")).waitFor();
  await camera.take(page, "run-older-registration");
}

/**
 * The app was subscribed with a callback URL of the account's own, and no response says whether it still is.
 */
async function wipeOverride(set: Set, camera: Camera): Promise<void> {
  const { page, say, practice } = set;
  must(await practice.call("practice.reset", { home: "on-premises" }));
  must(await practice.call("practice.setFaults", { names: ["subscribed-by-others"] }));
  await set.go("/practice/");
  await prepareMove(set, "to-cloud");
  await startRun(set);
  await carryOn(set, { until: ["point"] });
  must(await practice.call("practice.setFaults", { names: ["subscribed-by-others", "no-lookups"] }));
  await passPointOfNoReturn(set);
  await page.getByLabel(say("questions.wipe-override.label")).waitFor({ timeout: 60_000 });
  await camera.take(page, "run-wipe-override");
}
