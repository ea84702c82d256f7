import { describe, expect, test } from "vitest";
import { LONG } from "../support/long-tests.ts";
import { HOSTILE_NAME, startHostilePlatform, type HostilePlatform } from "../support/e2e/hostile-platform.ts";
import { expectsOnlyText, watchForMore } from "../support/e2e/only-text.ts";
import { connectByHand, openRow, saveAndTest, section } from "../support/e2e/own-person.ts";
import {
  button,
  carryOn,
  passPointOfNoReturn,
  SPOKEN,
  stepLine,
  type Person,
} from "../support/e2e/practice-person.ts";
import { openStage, sharedBrowser } from "../support/e2e/stage.ts";
import { english } from "../support/e2e/words.ts";

const browser = sharedBrowser();

describe("a platform that says hostile things is shown as text: nothing runs, nothing is loaded, nothing opens", () => {
  test("in its account, its checks, its refusals and its errors", async () => {
    const { platform, person } = await connectHostile("onprem");
    const { page } = person;
    await page.getByRole("link", { name: "Move to the cloud" }).click();
    await button(person, "window.move.start.go").waitFor();
    await expectsOnlyText(page, [HOSTILE_NAME]);
    await button(person, "window.move.start.go").click();
    await carryOn(person, { until: ["point"], look: () => expectsOnlyText(page, [HOSTILE_NAME]) });
    platform.refuseAll();
    await passPointOfNoReturn(person);
    await carryOn(person, { look: () => expectsOnlyText(page, [HOSTILE_NAME]) });
    const register = stepLine(person, "register");
    await register.getByText("Requests and responses", { exact: true }).click();
    await register
      .getByText(/window\.struck/)
      .first()
      .waitFor();
    await expectsOnlyText(page, [HOSTILE_NAME]);
    for (const place of ["Overview", "History", "Migrate", "Settings", "About"]) {
      await page.getByRole("link", { name: place, exact: true }).click();
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expectsOnlyText(page, [HOSTILE_NAME]);
    }
    await page.getByRole("button", { name: /^Workspace: / }).click();
    await page.getByRole("menuitem", { name: "Connections and secrets" }).click();
    await openRow(page, "Cloud API");
    await saveAndTest(page, "Cloud API");
    const results = section(page, "Cloud API test results");
    const folded = section(page, "Cloud API").getByRole("button", { name: "Edit: Cloud API" });
    await folded.or(results).waitFor();
    if (await folded.isVisible()) await folded.click();
    await results.waitFor();
    const folds = results.locator("summary");
    if ((await folds.count()) > 0) await folds.click();
    await results
      .getByText(/code 131031/)
      .first()
      .waitFor();
    await expectsOnlyText(page, [HOSTILE_NAME]);
    await openRow(page, "Numbers");
    await section(page, "Numbers").getByRole("button", { name: "Import from account" }).click();
    await page.getByRole("dialog").getByRole("alert").waitFor();
    await expectsOnlyText(page, [HOSTILE_NAME]);
    expect(platform.sandbox.world.truth().home).toBe("onprem");
  });

  test("in the name that a move asks about", LONG, async () => {
    const { person } = await connectHostile("cloud");
    const { page } = person;
    await page.getByRole("link", { name: "Move on-premises" }).click();
    await button(person, "window.move.start.go").click();
    await carryOn(person, { until: ["name"], look: () => expectsOnlyText(page, [HOSTILE_NAME]) });
    await page.getByText("<script>window.struck").first().waitFor();
    const accept = button(person, "window.run.ask.name.go");
    expect(await accept.isDisabled()).toBe(true);
    await page
      .getByRole("checkbox", { name: "I have compared both names: the reported one is my business" })
      .check();
    await page.getByLabel("Type the reported name to accept it").fill("Northwind Bakery");
    await accept.click();
    await accept.waitFor({ state: "hidden" });
    await carryOn(person, { until: ["code"], look: () => expectsOnlyText(page, [HOSTILE_NAME]) });
  });
});

/** Connects a person's own realm to a hostile platform, takes its number, and looks at it. */
async function connectHostile(
  startsOn: "onprem" | "cloud",
): Promise<{ readonly platform: HostilePlatform; readonly person: Person }> {
  const platform = await startHostilePlatform(startsOn);
  const { sandbox, cloudUrl } = platform;
  const { page, host } = await openStage(browser());
  await watchForMore(page, host().origin);
  await connectByHand(page, sandbox, { baseUrl: cloudUrl });
  await expectsOnlyText(page, [HOSTILE_NAME]);
  await section(page, "Numbers").getByRole("button", { name: "Import from account" }).click();
  const dialog = page.getByRole("dialog", { name: "Import numbers from the account" });
  await dialog.getByText("<script>").first().waitFor();
  await expectsOnlyText(page, [HOSTILE_NAME]);
  await dialog.getByRole("checkbox", { name: /202.?555.?0123/ }).check();
  await dialog.getByRole("button", { name: "Add 1 number" }).click();
  await dialog.waitFor({ state: "hidden" });
  await expectsOnlyText(page, [HOSTILE_NAME]);
  await page.getByRole("link", { name: SPOKEN, exact: true }).click();
  await page.getByLabel("Two-step PIN", { exact: true }).fill(sandbox.number.pin);
  await page.getByLabel("Registration certificate", { exact: true }).fill(sandbox.number.cert);
  await page.getByRole("button", { name: "Save secrets" }).click();
  await page.getByRole("button", { name: "Refresh" }).click();
  await page
    .getByRole("figure", { name: `${SPOKEN} is ${startsOn === "cloud" ? "in the cloud" : "on-premises"}` })
    .waitFor();
  await expectsOnlyText(page, [HOSTILE_NAME]);
  return { platform, person: { page, say: english } };
}
