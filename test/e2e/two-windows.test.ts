import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { LONG } from "../support/long-tests.ts";
import {
  button,
  carryOn,
  passPointOfNoReturn,
  pointButton,
  restsAt,
  SPOKEN,
  toPointOfNoReturn,
  type Person,
} from "../support/e2e/practice-person.ts";
import { practiceHome } from "../support/e2e/practice-truth.ts";
import { sharedPractice } from "../support/e2e/shared-practice.ts";
import { openStage, sharedBrowser } from "../support/e2e/stage.ts";
import { english } from "../support/e2e/words.ts";

const browser = sharedBrowser();
const openPractice = sharedPractice(browser);

describe("two windows of one browser", () => {
  test("show the same run: what is confirmed in one moves the other on", async () => {
    const stage = await openPractice();
    const first: Person = { page: stage.page, say: english };
    await toPointOfNoReturn(first, "to-cloud");
    const second: Person = { page: await stage.anotherWindow(), say: english };
    await second.page.goto(stage.page.url());
    expect(await restsAt(second)).toBe("point");
    await passPointOfNoReturn(second);
    // What still stands in this window for a moment would be answered once more.
    await pointButton(first).waitFor({ state: "hidden" });
    await carryOn(first);
    await carryOn(second);
    const shown = await Promise.all([stepsIn(first.page), stepsIn(second.page)]);
    expect(shown[0]).toEqual(shown[1]);
    for (const { page } of [first, second])
      await page.getByRole("figure", { name: `${SPOKEN} is in the cloud` }).waitFor();
    expect(practiceHome(stage.dataDir)).toBe("cloud");
  });

  test("of which the first is closed: the other goes on hearing of the run", LONG, async () => {
    const stage = await openPractice();
    const first: Person = { page: stage.page, say: english };
    await toPointOfNoReturn(first, "to-cloud");
    const second: Person = { page: await stage.anotherWindow(), say: english };
    await second.page.goto(stage.page.url());
    expect(await restsAt(second)).toBe("point");
    const third: Person = { page: await stage.anotherWindow(), say: english };
    await third.page.goto(stage.page.url());
    expect(await restsAt(third)).toBe("point");
    await stage.page.close();
    await passPointOfNoReturn(third);
    await pointButton(second).waitFor({ state: "hidden" });
    await carryOn(second);
    await second.page.getByText(`${SPOKEN} is in the cloud and connected.`).waitFor();
  });

  test("take appearance and language from each other at once", LONG, async () => {
    const stage = await openStage(browser(), { hash: "#/settings" });
    const { page } = stage;
    await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
    const other = await stage.anotherWindow();
    await other.goto(page.url());
    await other.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
    await page.getByText("Dark", { exact: true }).click();
    await expectsScheme(page, "dark");
    await expectsScheme(other, "dark");
    await other.getByLabel("Language").selectOption("es");
    await other.getByRole("heading", { level: 1, name: "Ajustes" }).waitFor();
    await page.getByRole("heading", { level: 1, name: "Ajustes" }).waitFor();
    expect(await page.getAttribute("html", "lang")).toBe("es");
    await page.getByRole("combobox").first().selectOption("en");
    await other.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
    await page.reload();
    await expectsScheme(page, "dark");
  });

  test("stand in two realms without fighting over them", LONG, async () => {
    const stage = await openPractice();
    const first: Person = { page: stage.page, say: english };
    const other = await stage.anotherWindow();
    await other.goto(`${stage.host().origin}/#/start`);
    await other.getByRole("heading", { level: 1, name: english("window.start.title") }).waitFor();
    await button(first, "window.overview.move").waitFor();
    await first.page.getByText("Practice", { exact: true }).first().waitFor();
    expect(await other.getByRole("link", { name: "Sandbox" }).count()).toBe(0);
  });
});

async function expectsScheme(page: Page, scheme: string): Promise<void> {
  await page.locator(`html[data-mantine-color-scheme="${scheme}"]`).waitFor();
}

/** Every step with its mark, as they stand in the list. */
async function stepsIn(page: Page): Promise<readonly string[]> {
  const lines = page.getByRole("region", { name: "Steps" }).getByRole("list").first().getByRole("listitem");
  const texts = await lines.allInnerTexts();
  return texts.map((text) => text.split("\n")[0] ?? "");
}
