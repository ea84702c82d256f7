import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { HOSTILE_NAME, startHostilePlatform, type HostilePlatform } from "../support/e2e/hostile-platform.ts";
import { connectByHand, saveAndTest, section } from "../support/e2e/own-person.ts";
import {
  button,
  carryOn,
  passPointOfNoReturn,
  SPOKEN,
  stepLine,
  type Person,
} from "../support/e2e/practice-person.ts";
import { openStage, sharedBrowser } from "../support/e2e/stage.ts";
import { tapWire } from "../support/e2e/wire-tap.ts";
import { english } from "../support/e2e/words.ts";

const browser = sharedBrowser();

describe("a platform that says hostile things is shown as text: nothing runs, nothing is loaded, nothing opens", () => {
  test("in its account, its checks, its refusals and its errors", async () => {
    const { platform, person } = await connectHostile("onprem");
    const { page } = person;
    await page.getByRole("link", { name: "Move the number to the cloud" }).click();
    await button(person, "window.move.start.go").waitFor();
    await page.getByText("<script>window.struck").first().waitFor();
    await expectsOnlyText(page);
    await button(person, "window.move.start.go").click();
    await carryOn(person, { until: ["point"], look: () => expectsOnlyText(page) });
    platform.refuseAll();
    await passPointOfNoReturn(person);
    await carryOn(person, { look: () => expectsOnlyText(page) });
    const register = stepLine(person, "register");
    await register.getByText("What was sent and answered", { exact: true }).click();
    await register
      .getByText(/window\.struck/)
      .first()
      .waitFor();
    await expectsOnlyText(page);
    for (const place of ["Overview", "History", "Migrate", "Settings", "About"]) {
      await page.getByRole("link", { name: place, exact: true }).click();
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expectsOnlyText(page);
    }
    await page.getByRole("button", { name: /^Workspace: / }).click();
    await page.getByRole("menuitem", { name: "Connections and secrets" }).click();
    await saveAndTest(page, "Cloud connection");
    await section(page, "What the test of the cloud found")
      .getByText(/code 131031/)
      .first()
      .waitFor();
    await expectsOnlyText(page);
    await section(page, "Numbers").getByRole("button", { name: "Take from the account" }).click();
    await page.getByRole("dialog").getByRole("alert").waitFor();
    await expectsOnlyText(page);
    expect(platform.sandbox.world.truth().home).toBe("onprem");
  });

  test("in the name that a move asks about", async () => {
    const { person } = await connectHostile("cloud");
    const { page } = person;
    await page.getByRole("link", { name: "Move the number on-premises" }).click();
    await button(person, "window.move.start.go").click();
    await carryOn(person, { until: ["name"], look: () => expectsOnlyText(page) });
    await page.getByText("<script>window.struck").first().waitFor();
    const accept = button(person, "window.run.ask.name.go");
    expect(await accept.isDisabled()).toBe(true);
    await page
      .getByRole("checkbox", { name: "I have compared both names: the reported one is my business" })
      .check();
    await page.getByLabel("Type the reported name to accept it").fill("Northwind Bakery");
    await accept.click();
    await accept.waitFor({ state: "hidden" });
    await carryOn(person, { until: ["code"], look: () => expectsOnlyText(page) });
  });
});

/** Connects a person's own realm to a hostile platform, takes its number, and looks at it. */
async function connectHostile(
  startsOn: "onprem" | "cloud",
): Promise<{ readonly platform: HostilePlatform; readonly person: Person }> {
  const platform = await startHostilePlatform(startsOn);
  const { sandbox, cloudUrl } = platform;
  const { page, host } = await openStage(browser());
  await watch(page, host().origin);
  await connectByHand(page, sandbox, { baseUrl: cloudUrl });
  await expectsOnlyText(page);
  await section(page, "Numbers").getByRole("button", { name: "Take from the account" }).click();
  const dialog = page.getByRole("dialog", { name: "Take numbers from the account" });
  await dialog.getByText("<script>").first().waitFor();
  await expectsOnlyText(page);
  await dialog.getByRole("checkbox", { name: /202.?555.?0123/ }).check();
  await dialog.getByRole("button", { name: "Add 1 number" }).click();
  await dialog.waitFor({ state: "hidden" });
  await expectsOnlyText(page);
  await page.getByRole("link", { name: SPOKEN }).click();
  await page.getByLabel("Two-step PIN", { exact: true }).fill(sandbox.number.pin);
  await page.getByLabel("Registration certificate", { exact: true }).fill(sandbox.number.cert);
  await page.getByRole("button", { name: "Store what I typed" }).click();
  await page.getByRole("button", { name: "Look again" }).click();
  await page
    .getByRole("figure", { name: `${SPOKEN} is ${startsOn === "cloud" ? "in the cloud" : "on-premises"}` })
    .waitFor();
  await expectsOnlyText(page);
  return { platform, person: { page, say: english } };
}

/** Fails the test in the end where anything opened, or anything but the program itself was asked for. */
async function watch(page: Page, origin: string): Promise<void> {
  const opened: string[] = [];
  page.on("dialog", (dialog) => {
    opened.push(dialog.message());
    dialog.dismiss().catch(() => undefined);
  });
  page.on("popup", (popup) => opened.push(popup.url()));
  const { addresses } = await tapWire(page);
  onTestFinished(() => {
    expect(opened).toEqual([]);
    expect(addresses().filter((address) => !address.startsWith(origin))).toEqual([]);
  });
}

type Facts = Readonly<Record<"images" | "scripts" | "links", number>> & {
  readonly struck: unknown;
  readonly text: string;
  readonly title: string;
};

// Escape sequences, and characters that turn the writing round or cannot be seen; line breaks and tabs are the page's own.
const UNSEEN = /[\p{Cf}\p{Cc}]/u;

/** Nothing of the hostile texts became an element, ran, or hides in characters that cannot be seen. */
async function expectsOnlyText(page: Page): Promise<void> {
  const { text, title, ...facts } = (await page.evaluate(`({
    struck: window.struck ?? "nothing",
    images: document.querySelectorAll("main img, [role=dialog] img").length,
    scripts: [...document.querySelectorAll("script")].filter((one) => one.textContent.includes("struck")).length,
    links: [...document.querySelectorAll("a")].filter((one) => one.href.toLowerCase().startsWith("javascript:")).length,
    text: document.body.innerText,
    title: document.title,
  })`)) as Facts;
  expect(facts).toEqual({ struck: "nothing", images: 0, scripts: 0, links: 0 });
  expect(UNSEEN.exec(`${text}${title}`.replaceAll(/[\n\r\t]/g, ""))?.[0]).toBeUndefined();
  expect(text).not.toContain(HOSTILE_NAME);
}
