import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { LONG } from "../support/long-tests.ts";
import { focusOf, tabTo } from "../support/e2e/keyboard.ts";
import {
  carryOn,
  codeOnPhone,
  DIGITS,
  practise,
  prepareMove,
  pointButton,
  restsAt,
  SPOKEN,
  startRun,
  toPointOfNoReturn,
  type Person,
} from "../support/e2e/practice-person.ts";
import { practiceHome } from "../support/e2e/practice-truth.ts";
import { sharedPractice } from "../support/e2e/shared-practice.ts";
import { openStage, sharedBrowser } from "../support/e2e/stage.ts";
import {
  eventGrid,
  eventPanel,
  openTab,
  startReceiver,
  tellOnPremises,
} from "../support/e2e/webhook-person.ts";
import { english } from "../support/e2e/words.ts";

const browser = sharedBrowser();
const openPractice = sharedPractice(browser);

describe("with the keyboard alone", () => {
  test("a number is moved to the cloud, from the first start to the end", async () => {
    const { page, dataDir } = await openStage(browser());
    const person: Person = { page, say: english };
    await page.getByRole("heading", { level: 1, name: english("window.start.title") }).waitFor();
    await press(page, "Start with practice", "Enter");
    await press(page, "Practice freely", "Enter");
    await page.getByRole("button", { name: "Move a number", exact: true }).waitFor();
    await press(page, "Move a number", "Enter");
    await heading(page, "Choose a number to move");
    await tabTo(page, "On-premises to cloud");
    await page.keyboard.press("ArrowDown");
    expect((await focusOf(page)).name).toBe("Cloud to on-premises");
    await page.keyboard.press("ArrowUp");
    await press(page, "Prepare migration", "Enter");
    await heading(page, `${SPOKEN} is ready to move to the cloud`);
    await page.getByRole("button", { name: "Start migration", disabled: false }).waitFor();
    await press(page, "Start migration", "Space");
    expect(await restsAt(person)).toBe("point");
    await expectsFocusKept(page);
    await tabTo(page, new RegExp(String.raw`Type the number's digits to continue`));
    await page.keyboard.type(DIGITS);
    await page.keyboard.press("Enter");
    await pointButton(person).waitFor({ state: "hidden" });
    await carryOn(person);
    await expectsFocusKept(page);
    expect(practiceHome(dataDir)).toBe("cloud");
    await press(page, "Move back", "Enter");
    await heading(page, /move on-premises$/);
    // What is disabled while it works has the focus again afterwards.
    await page.keyboard.press("Control+3");
    await page.getByRole("heading", { level: 1, name: SPOKEN }).waitFor();
    await tabTo(page, /^Refresh/);
    await page.keyboard.press("Enter");
    await expectsFocusKept(page);
  });

  test("a registration code is entered, corrected and handed in", LONG, async () => {
    const { page, dataDir } = await openPractice({ side: "cloud" });
    const person: Person = { page, say: english };
    await prepareMove(person, "to-onprem");
    await startRun(person);
    expect(await restsAt(person)).toBe("sending");
    await press(page, "Nothing is sending through this number", "Space");
    await press(page, "Sending is paused: continue", "Enter");
    await expect.poll(() => restsAt(person)).toBe("point");
    await expectsFocusKept(page);
    await tabTo(page, /Type the number's digits to continue/);
    await page.keyboard.type(DIGITS);
    await page.keyboard.press("Enter");
    await pointButton(person).waitFor({ state: "hidden" });
    expect(await restsAt(person)).toBe("code");
    const code = await codeOnPhone(person);
    expect((await focusOf(page)).name).toBe("Registration code");
    await page.keyboard.type(`${code.slice(0, 5)}${code[5] === "0" ? "1" : "0"}`);
    await page.keyboard.press("Backspace");
    await page.keyboard.type(code.slice(5));
    await press(page, "Submit code", "Enter");
    await page.getByLabel("Registration code").waitFor({ state: "hidden" });
    await carryOn(person);
    await expectsFocusKept(page);
    expect(practiceHome(dataDir)).toBe("onprem");
  });

  test("a dialog keeps the focus inside, closes with Escape, and gives the focus back to where it came from", async () => {
    const { page } = await openPractice();
    const person: Person = { page, say: english };
    await toPointOfNoReturn(person, "to-cloud");
    await press(page, "Abandon migration…", "Enter");
    const dialog = page.getByRole("dialog", { name: "Abandon this migration?" });
    await dialog.waitFor();
    // On its text, so that an Enter pressed twice neither keeps nor abandons the migration.
    expect((await focusOf(page)).name).toMatch(/^Switchover checks both APIs once/);
    await page.keyboard.press("Enter");
    expect(await dialog.isVisible()).toBe(true);
    await page.keyboard.press("Tab");
    expect((await focusOf(page)).name).toBe("Keep migration");
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press(presses < 4 ? "Tab" : "Shift+Tab");
      expect(await page.evaluate(`document.activeElement.closest("[role=dialog]") !== null`)).toBe(true);
    }
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await expectsFocusOn(page, "Abandon migration…");
  });

  test("the command palette finds every place and action, and gives the focus back", LONG, async () => {
    const { page } = await openPractice();
    await tabTo(page, "Move a number");
    await page.keyboard.press("Control+k");
    const field = page.getByRole("textbox", { name: "Search for a screen, a number or an action" });
    await field.waitFor();
    await page.keyboard.press("Escape");
    await field.waitFor({ state: "hidden" });
    await expectsFocusOn(page, "Move a number");
    await page.keyboard.press("Control+k");
    await expectsFocusOn(page, "Search for a screen, a number or an action");
    await page.keyboard.type("dark");
    await page.getByText("Use the dark appearance").waitFor();
    await page.keyboard.press("Enter");
    await page.locator(`html[data-mantine-color-scheme="dark"]`).waitFor();
    await page.keyboard.press("Control+k");
    await expectsFocusOn(page, "Search for a screen, a number or an action");
    await page.keyboard.type(`move ${SPOKEN}`);
    await page.getByText(`Move ${SPOKEN} to the cloud`).first().waitFor();
    await page.keyboard.press("Enter");
    await heading(page, `${SPOKEN} is ready to move to the cloud`);
    await expectsFocusKept(page);
    await page.keyboard.press("Control+7");
    await expect.poll(() => new URL(page.url()).hash).toBe("#/practice/history");
    await expectsFocusKept(page);
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  });

  test("events are gone through, opened, closed and searched", LONG, async () => {
    const { page } = await openStage(browser());
    const person: Person = { page, say: english };
    await practise(person);
    const { onPrem } = await startReceiver(person);
    for (const text of ["flour", "sugar", "butter"]) await tellOnPremises(onPrem, text);
    await openTab(person, "events");
    const grid = eventGrid(person);
    await grid.getByText("butter").waitFor();
    await tabTo(page, english("window.events.table"));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await grid.getByRole("row", { selected: true }).getByText("sugar").waitFor();
    await page.keyboard.press("Enter");
    const panel = eventPanel(person);
    await panel.getByRole("region", { name: english("window.events.tree.label") }).waitFor();
    expect((await focusOf(page)).name).toContain(english("window.events.detail.title"));
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "hidden" });
    await expectsFocusOn(page, english("window.events.table"));
    await page.keyboard.press("/");
    await expectsFocusOn(page, english("window.events.filter.search"));
    await page.keyboard.type("flour");
    await grid.getByText("sugar").waitFor({ state: "hidden" });
    await expect.poll(() => grid.getByRole("row").count()).toBe(2);
    await grid.getByText("flour").waitFor();
    await page.keyboard.press("Escape");
    await grid.getByText("sugar").waitFor();
  });

  test("the first Tab leads past the rail to the content", async () => {
    const { page } = await openPractice();
    await page.getByRole("button", { name: "Move a number" }).waitFor();
    await tabTo(page, "Skip to content", "Shift+Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(`document.activeElement.closest("main") !== null`)).toBe(true);
  });
});

async function press(page: Page, name: string, key: "Enter" | "Space"): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

async function heading(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await expectsFocusKept(page);
}

/** The focus is somewhere in the page, where the keyboard can go on from. */
async function expectsFocusKept(page: Page): Promise<void> {
  await expect.poll(async () => (await focusOf(page)).kind).not.toBe("body");
}

async function expectsFocusOn(page: Page, name: string): Promise<void> {
  await expect.poll(async () => (await focusOf(page)).name).toBe(name);
}
