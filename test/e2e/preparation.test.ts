import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { LONG } from "../support/long-tests.ts";
import { focusOf } from "../support/e2e/keyboard.ts";
import { button, link, practise, prepareMove, type Person } from "../support/e2e/practice-person.ts";
import { sharedPractice } from "../support/e2e/shared-practice.ts";
import { openStage, sharedBrowser } from "../support/e2e/stage.ts";
import { english } from "../support/e2e/words.ts";

const browser = sharedBrowser();
const openPractice = sharedPractice(browser);

/** The places of all rows and of the start, from the top of the window. */
async function places(page: Page): Promise<readonly number[]> {
  const parts = page.locator("details > summary > strong, aside button, aside h2");
  const boxes = await Promise.all((await parts.all()).map((part) => part.boundingBox()));
  return boxes.map((box) => Math.round(box?.y ?? Number.NaN));
}

async function checked(person: Person): Promise<void> {
  await button(person, "window.move.checks.again").and(person.page.locator(":enabled")).waitFor();
}

describe("the preparation of a migration", () => {
  test.each([{ width: 900, height: 600 }])(
    "moves nothing when its first checks pass, at $width × $height",
    async (size) => {
      const { page } = await openStage(browser(), { paceMs: 400 });
      const person: Person = { page, say: english };
      await page.setViewportSize(size);
      await practise(person);
      await prepareMove(person, "to-cloud");
      await page.getByText(english("window.move.checks.progress"), { exact: true }).waitFor();
      const before = await places(page);
      expect(before.length).toBeGreaterThan(7);
      await checked(person);
      expect(await places(page)).toEqual(before);
      await expect.poll(() => button(person, "window.move.start.go").isEnabled()).toBe(true);
    },
  );

  test("in a low window the failures come first, and only one column scrolls", LONG, async () => {
    const { page, fail } = await openPractice();
    const person: Person = { page, say: english };
    await fail(["token-lacks-scope", "health-disconnected"]);
    await page.setViewportSize({ width: 900, height: 600 });
    await prepareMove(person, "to-cloud");
    const failures = page.getByRole("alert", { name: english("window.move.noGo.title", { count: 2 }) });
    await failures.waitFor();
    const [first, plan] = await Promise.all([
      failures.boundingBox(),
      page.getByRole("complementary", { name: english("window.move.plan.title") }).boundingBox(),
    ]);
    expect(first?.y ?? Number.NaN).toBeLessThan(200);
    expect(plan?.y ?? Number.NaN).toBeGreaterThan(600);
    await button(person, "window.move.start.go").scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(
      `[...document.querySelectorAll("*")].filter((part) => part.scrollTop > 0).map((part) => part.localName)`,
    );
    expect(scrolled).toEqual(["main"]);
  });

  test("a client that wants another password gets it at its field, and the way back checks again", async () => {
    const { page, fail } = await openPractice();
    const person: Person = { page, say: english };
    await fail(["password-change-required"]);
    await page.setViewportSize({ width: 900, height: 600 });
    await prepareMove(person, "to-cloud");
    await link(person, "window.move.cure.do.clientNewPassword").click();
    await expect
      .poll(async () => (await focusOf(page)).name)
      .toBe(english("window.workspace.onPrem.newPassword"));
    const back = link(person, "window.move.cure.back");
    // The field is far below the title, and the way back is in sight with it.
    const box = await back.boundingBox();
    expect(box?.y ?? Number.NaN).toBeGreaterThan(0);
    expect(box?.y ?? Number.NaN).toBeLessThan(600);
    await fail([]);
    await back.click();
    await page
      .getByRole("heading", {
        level: 1,
        name: english("window.move.hero.ready.to-cloud", { spoken: "+1 202 555 0123" }),
      })
      .waitFor();
  });
});
