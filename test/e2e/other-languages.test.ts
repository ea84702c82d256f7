import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { LONG } from "../support/long-tests.ts";
import { carryOn, startRun, type Person } from "../support/e2e/practice-person.ts";
import { fromRightToLeft, inLongWords, misfits } from "../support/e2e/pseudo-locale.ts";
import { sharedPractice } from "../support/e2e/shared-practice.ts";
import { sharedBrowser } from "../support/e2e/stage.ts";
import { english } from "../support/e2e/words.ts";

const openPractice = sharedPractice(sharedBrowser(), { hasty: true });

const SCREENS = [
  "/",
  "/scenarios",
  "/migrate",
  "/platform",
  "/history",
  "/settings",
  "/about",
  "/workspaces/ws-practice",
  "/workspaces/ws-practice/numbers/106540352242922",
  "/webhooks",
  "/webhooks/test",
  "/webhooks/routes",
  "/webhooks/endpoint",
  "/events",
  "/cutover",
  "/move/ws-practice/106540352242922/to-cloud",
];

const LOCALES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "longer words": inLongWords,
  "right to left": fromRightToLeft,
  "longer words from right to left": async (page) => {
    await fromRightToLeft(page);
    await inLongWords(page);
  },
};

const CASES = [
  { locale: "longer words from right to left", width: 900, height: 600, when: LONG },
  { locale: "longer words", width: 900, height: 600, when: LONG },
  { locale: "right to left", width: 900, height: 600, when: LONG },
  { locale: "longer words from right to left", width: 1440, height: 900, when: LONG },
] as const;

for (const { locale, width, height, when } of CASES)
  test(`every screen has room for ${locale} at ${width}×${height}`, when, async () => {
    const { page } = await openPractice();
    await page.setViewportSize({ width, height });
    const wrong: string[] = [];
    const look = async (where: string): Promise<void> => {
      await page.evaluate("document.fonts.ready.then(() => true)");
      for (const flaw of await misfits(page)) wrong.push(`${where}: ${flaw}`);
    };
    const { origin } = new URL(page.url());
    for (const screen of SCREENS) {
      await page.goto(`${origin}/#/practice${screen}`);
      await page.reload();
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expect.poll(() => page.getByRole("status", { name: "Loading" }).count()).toBe(0);
      await LOCALES[locale]?.(page);
      await look(screen);
    }
    const person: Person = { page, say: english };
    await page.reload();
    await startRun(person);
    await carryOn(person, {
      look: async (rest) => {
        await LOCALES[locale]?.(page);
        await look(rest);
        await page.reload();
      },
    });
    expect(wrong).toEqual([]);
  });
