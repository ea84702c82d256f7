import { button, link, practise, prepareMove } from "../../practice-person.ts";
import type { Camera } from "../camera.ts";
import type { Chapter } from "../chapter.ts";
import { inLanguages } from "../languages.ts";
import { must, openSet, type Set } from "../set.ts";

/** What a preparation looks like besides ready and failed: warnings, an unknown location, missing parts. */
export const preflight: Chapter = {
  pictures: [
    "move-warned",
    "move-all-open",
    "move-unconfirmed",
    "move-password",
    "move-missing",
    "move-to-fix",
  ],
  async take(browser, camera) {
    const set = await openSet(browser);
    try {
      await practise(set);
      await warned(set, camera);
      await unconfirmed(set, camera);
      await passwordWanted(set, camera);
      await missing(set, camera);
    } finally {
      await set.close();
    }
  },
};

/** Opens the preparation while the sandbox has these faults, and waits for the verdict. */
async function prepared(set: Set, names: readonly string[]): Promise<void> {
  must(await set.practice.call("practice.setFaults", { names: [...names] }));
  await set.go("/practice/");
  await prepareMove(set, "to-cloud");
  await button(set, "window.move.checks.again").and(set.page.locator(":enabled")).waitFor();
}

async function warned(set: Set, camera: Camera): Promise<void> {
  await prepared(set, ["subscribed-by-others", "name-not-approved"]);
  await camera.take(set.page, "move-warned");
  await inLanguages(set, camera, "move-warned", "es");
  await button(set, "window.move.checks.showAll").click();
  await camera.take(set.page, "move-all-open", set.page.locator("details").nth(1));
}

async function unconfirmed(set: Set, camera: Camera): Promise<void> {
  await prepared(set, ["cloud-lookup-missing", "onprem-lookup-missing"]);
  await set.page.getByRole("checkbox", { name: set.say("window.move.start.accept") }).waitFor();
  await camera.take(set.page, "move-unconfirmed");
}

async function passwordWanted(set: Set, camera: Camera): Promise<void> {
  await prepared(set, ["password-change-required"]);
  await camera.take(set.page, "move-password");
}

async function missing(set: Set, camera: Camera): Promise<void> {
  for (const label of ["ws-practice.cloud-token", "ws-practice.pin.12025550123"])
    must(await set.practice.call("vault.forget", { label }));
  await set.go("/practice/");
  await prepareMove(set, "to-cloud");
  await link(set, "window.move.cure.do.pin").waitFor();
  await camera.take(set.page, "move-missing");
  await inLanguages(set, camera, "move-missing", "id", "ar");
  await link(set, "window.move.cure.do.pin").click();
  await link(set, "window.move.cure.back").waitFor();
  await camera.take(set.page, "move-to-fix");
}
