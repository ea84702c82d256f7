import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { practise, prepareMove, type Person } from "../support/e2e/practice-person.ts";
import { openStage, sharedBrowser } from "../support/e2e/stage.ts";
import { english } from "../support/e2e/words.ts";

const browser = sharedBrowser();
const MISSING = "A part of this window couldn't be loaded.";

/** The browser reports each file that is withheld. */
const mayComplain = [/Failed to load resource: net::ERR_FAILED/, /could not be loaded/];

async function withhold(page: Page, ...parts: readonly string[]): Promise<void> {
  for (const part of parts) await page.route(`**/assets/${part}-*`, (route) => route.abort());
}

const frameIsShown = (page: Page): Promise<boolean> =>
  page.getByRole("link", { name: "Settings" }).isVisible();

describe("a part of the window whose code can't be loaded", () => {
  test("leaves the others usable where it was asked for by a key or a button", async () => {
    const { page } = await openStage(browser(), { hash: "#/settings", mayComplain });
    await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
    await withhold(page, "Palette", "ShortcutsDialog", "VaultDialog", "WorkspaceMenu");
    const ways = [
      () => page.keyboard.press("Control+k"),
      () => page.keyboard.press("?"),
      () => page.getByRole("button", { name: "No workspace yet" }).click(),
      () => page.getByRole("button", { name: "Create a vault" }).first().click(),
    ];
    for (const ask of ways) {
      await ask();
      await page.getByText(MISSING).waitFor();
      expect(await frameIsShown(page)).toBe(true);
      await page.getByRole("button", { name: "Dismiss" }).click();
      await page.getByText(MISSING).waitFor({ state: "hidden" });
    }
  });

  test("is told in its place, and is there after the window was reloaded", async () => {
    const { page } = await openStage(browser(), { hash: "#/settings", mayComplain });
    await withhold(page, "ToolsHome");
    await page.getByRole("link", { name: "Tools" }).click();
    await page.getByText(MISSING).waitFor();
    expect(await frameIsShown(page)).toBe(true);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Reload window" }).click();
    await page.getByRole("heading", { level: 1, name: "Tools" }).waitFor();
    expect(await page.getByText(MISSING).count()).toBe(0);
  });

  test("takes no screen with it that can do without", async () => {
    const { page } = await openStage(browser(), { mayComplain });
    await withhold(page, "Around", "SingleNumber", "ScenarioWatch", "GuideCard");
    const person: Person = { page, say: english };
    await practise(person);
    await page.getByText(MISSING).first().waitFor();
    expect(await frameIsShown(page)).toBe(true);
    await prepareMove(person, "to-cloud");
  });
});
