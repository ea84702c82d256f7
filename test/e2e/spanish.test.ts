import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { LONG } from "../support/long-tests.ts";
import {
  button,
  carryOn,
  link,
  passPointOfNoReturn,
  practise,
  prepareMove,
  restsAt,
  SPOKEN,
  startRun,
  toPointOfNoReturn,
  type Person,
} from "../support/e2e/practice-person.ts";
import { practiceHome } from "../support/e2e/practice-truth.ts";
import { sharedPractice, type Beginning, type SharedStage } from "../support/e2e/shared-practice.ts";
import { openStage, sharedBrowser } from "../support/e2e/stage.ts";
import {
  askedForWord,
  eventGrid,
  eventPanel,
  openTab,
  practiseInCloud,
  verdict,
  WEBHOOK_TABS,
  sendAnswer,
  writeOnPhone,
} from "../support/e2e/webhook-person.ts";
import { english, englishSentences, spanish } from "../support/e2e/words.ts";

const browser = sharedBrowser();
const SYSTEM = { locale: "es-ES" };
const openPractice = sharedPractice(browser, { ...SYSTEM, hasty: true });

async function openInSpanish(
  beginning: Beginning = {},
): Promise<{ readonly stage: SharedStage; readonly person: Person }> {
  const stage = await openPractice(beginning);
  return { stage, person: { page: stage.page, say: spanish } };
}

describe("whoever speaks Spanish", () => {
  test("is greeted in Spanish by a window whose system speaks it, and keeps a language once chosen", async () => {
    const { page } = await openStage(browser(), SYSTEM);
    await page.getByRole("button", { name: spanish("window.start.practise.do") }).waitFor();
    expect(await page.getAttribute("html", "lang")).toBe("es");
    await page.getByRole("combobox").selectOption("en");
    await page.getByRole("heading", { level: 1, name: english("window.start.title") }).waitFor();
    await page.reload();
    await page.getByRole("heading", { level: 1, name: english("window.start.title") }).waitFor();
  });

  test("moves a number to the cloud without meeting an English sentence", LONG, async () => {
    const { stage, person } = await openInSpanish({ hash: "#/start" });
    const { page } = stage;
    await button(person, "window.start.practise.do").waitFor();
    await speaksSpanish(page, "first start");
    await practise(person);
    await speaksSpanish(page, "overview");
    await prepareMove(person, "to-cloud");
    await button(person, "window.move.start.go").waitFor();
    await openDetails(page);
    await speaksSpanish(page, "pre-checks");
    await startRun(person);
    await carryOn(person, {
      look: async (rest) => {
        await openDetails(page);
        await speaksSpanish(page, rest);
      },
    });
    expect(practiceHome(stage.dataDir)).toBe("cloud");
    for (const place of ["overview", "migrate", "platform", "history", "settings", "about"]) {
      await link(person, `window.frame.rail.${place}`).click();
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.getByRole("status", { name: spanish("window.look.loading") }).waitFor({ state: "hidden" });
      await speaksSpanish(page, place);
    }
    await link(person, "window.frame.rail.overview").click();
    await page.getByRole("link", { name: SPOKEN, exact: true }).click();
    await page.getByRole("region", { name: spanish("window.number.section.facts") }).waitFor();
    await speaksSpanish(page, "number");
  });

  test(
    "moves a number on-premises without meeting an English sentence, a wrong code included",
    LONG,
    async () => {
      const { stage, person } = await openInSpanish({ side: "cloud" });
      const { page } = stage;
      await prepareMove(person, "to-onprem");
      await startRun(person);
      const look = async (rest: string): Promise<void> => {
        await openDetails(page);
        await speaksSpanish(page, rest);
      };
      await carryOn(person, { until: ["code"], look });
      await page.keyboard.type("000000");
      await button(person, "window.code.go").click();
      await page.getByRole("alert").getByText(spanish("window.code.refused")).waitFor();
      await look("wrong code");
      await carryOn(person, { look });
      expect(practiceHome(stage.dataDir)).toBe("onprem");
    },
  );

  test("proves that webhooks arrive without meeting an English sentence", LONG, async () => {
    const stage = await openStage(browser(), SYSTEM);
    const { page } = stage;
    const person: Person = { page, say: spanish };
    await practiseInCloud(person);
    await openTab(person, "test");
    await openDetails(page);
    await speaksSpanish(page, "test not begun");
    const word = await askedForWord(person);
    await openDetails(page);
    await speaksSpanish(page, "test waits for the message");
    await writeOnPhone(person, word);
    await button(person, "window.webhooks.test.reply.open").waitFor();
    await speaksSpanish(page, "answer offered");
    await sendAnswer(person);
    await verdict(person, "arrives").waitFor();
    for (const tab of WEBHOOK_TABS) {
      await openTab(person, tab);
      if (tab === "events") {
        await eventGrid(person).getByRole("row").filter({ hasText: word }).click();
        await eventPanel(person)
          .getByRole("region", { name: spanish("window.events.tree.label") })
          .waitFor();
        await button(person, "window.events.filter.more").click();
      }
      await openDetails(page);
      await speaksSpanish(page, tab);
    }
    for (const dialog of ["erase", "export"]) {
      await openTab(person, "events");
      await button(person, `window.events.${dialog}.open`).click();
      await page.getByRole("dialog").waitFor();
      await speaksSpanish(page, dialog);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
    }
    expect(practiceHome(stage.dataDir)).toBe("cloud");
  });

  test("reads in Spanish that a number's place is unknown, and what can be done", LONG, async () => {
    const { stage, person } = await openInSpanish();
    const { page } = stage;
    await toPointOfNoReturn(person, "to-cloud");
    await stage.fail(["lost-register-after", "no-lookups", "onprem-lookup-missing"]);
    await link(person, "window.frame.rail.migrate").click();
    await speaksSpanish(page, "open runs");
    await page.getByRole("link", { name: spanish("window.migrate.open.goTo", { spoken: SPOKEN }) }).click();
    await passPointOfNoReturn(person);
    expect(await restsAt(person)).toBe("unknown");
    await openDetails(page);
    await speaksSpanish(page, "unknown");
    for (const key of [
      "window.run.unknown.seen.cloud",
      "window.run.unknown.repeat.register.go",
      "window.run.abandon.open",
    ]) {
      await button(person, key).click();
      await page.getByRole("dialog").waitFor();
      await speaksSpanish(page, key);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
    }
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("textbox").waitFor();
    await speaksSpanish(page, "palette");
  });
});

async function openDetails(page: Page): Promise<void> {
  await page.evaluate(`document.querySelectorAll("details").forEach((one) => { one.open = true; })`);
}

// Names that stay as they are in every language: the program, a language, and the member of a message that holds its text.
const NOT_WORDS = /^(Switchover|English|Español|webhooks?|body|PIN|[\d\s·:.,+-]*)$/i;

/** No text and no label on the page is a sentence of the English catalogue, or holds a key where words should be. */
async function speaksSpanish(page: Page, where: string): Promise<void> {
  const texts = (await page.evaluate(`(() => {
    const said = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const by = node.parentElement;
      if (by === null || by.closest("script, style, pre, code") || !by.checkVisibility()) continue;
      // An address is one name, wherever it may break.
      said.add((by.querySelector(":scope > wbr") === null ? node : by).textContent.trim());
    }
    for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]"))
      for (const name of ["aria-label", "title", "placeholder"]) said.add((one.getAttribute(name) ?? "").trim());
    return [...said].filter((text) => text !== "");
  })()`)) as readonly string[];
  const english = texts.flatMap((text) => {
    if (NOT_WORDS.test(text)) return [];
    const met = SENTENCES.find(({ pattern }) => pattern.test(text));
    return met === undefined ? [] : [`${text} (${met.key})`];
  });
  expect.soft(english, where).toEqual([]);
  expect
    .soft(
      texts.filter((text) => /^[a-z]+(\.[A-Za-z-]+){2,}$/.test(text)),
      `keys in ${where}`,
    )
    .toEqual([]);
}

/** Sentences that hold enough words of their own to be told from a name or a value. */
const SENTENCES = englishSentences().filter(
  ({ pattern }) => pattern.source.replaceAll("(.+)", "").length > 5,
);
