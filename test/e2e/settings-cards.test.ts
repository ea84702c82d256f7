import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { freePort } from "../support/free-port.ts";
import { lookForFlaws } from "../support/e2e/axe.ts";
import { focusOf, tabTo } from "../support/e2e/keyboard.ts";
import { section } from "../support/e2e/own-person.ts";
import { sharedPractice } from "../support/e2e/shared-practice.ts";
import { sharedBrowser } from "../support/e2e/stage.ts";
import { english } from "../support/e2e/words.ts";

const openPractice = sharedPractice(sharedBrowser());

test("[ZN39] the cards of the settings are found and used by keyboard, and what is in the way to an API is said with its remedy", async () => {
  const { page, host } = await openPractice();
  await page.setViewportSize({ width: 900, height: 600 });
  const { look, flaws } = lookForFlaws(page);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await openCard(page, "window.way.title");
  const card = section(page, english("window.way.title"));
  await press(page, english("window.way.go"));
  await card.getByText(/^The way to 127\.0\.0\.1:\d+ is free\.$/).waitFor();
  await tabTo(page, english("window.way.target"), "Shift+Tab");
  // The last choice: a URL that is typed.
  await page.keyboard.press("End");
  await tabTo(page, english("window.way.url"));
  const closed = await freePort();
  await page.keyboard.type(`https://127.0.0.1:${closed}`);
  await press(page, english("window.way.go"));
  await card.getByText(`127.0.0.1:${closed} refused the connection.`).waitFor();
  expect(await card.getByText(english("way.cause.refused.next")).isVisible()).toBe(true);
  await look("a way that is not");
  await page.goto(`${host().origin}/#/start`);
  await page.getByRole("heading", { level: 1, name: english("window.start.title") }).waitFor();
  for (const title of ["window.authorities.title", "window.alerts.title", "window.dataCopy.title"] as const)
    await openCard(page, title);
  await press(page, english("window.dataCopy.restore.open"));
  await page.getByRole("dialog").waitFor();
  expect((await focusOf(page)).name).toContain(english("window.dataCopy.file"));
  await look("a copy to restore");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await look("the cards of this computer");
  expect(flaws()).toEqual([]);
});

/** Opens a card from the command palette, and expects it in sight with the focus on its title. */
async function openCard(page: Page, title: string): Promise<void> {
  const name = english(title);
  await page.keyboard.press("Control+k");
  const field = page.getByRole("dialog").getByRole("textbox");
  await field.waitFor();
  await field.pressSequentially(name);
  await page.getByRole("dialog").getByText(name).first().waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await focusOf(page)).name).toBe(name);
  const box = await section(page, name).getByRole("heading").first().boundingBox();
  expect(box?.y).toBeLessThan(300);
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("Enter");
}
