import { describe, expect, test } from "vitest";
import { LONG } from "../support/long-tests.ts";
import { CHANGED_PIN } from "../../shared/practice/practice-workspace.ts";
import { SCENARIOS } from "../../shared/practice/scenarios.ts";
import {
  answer,
  button,
  carryOn,
  DIGITS,
  guide,
  guideSays,
  link,
  passPointOfNoReturn,
  restsAt,
  scenarioIsDone,
  startNextScenario,
  startRun,
  typeNumber,
  type Person,
} from "../support/e2e/practice-person.ts";
import { practiceHome } from "../support/e2e/practice-truth.ts";
import { LOST_LINK, openStage, sharedBrowser } from "../support/e2e/stage.ts";
import { english } from "../support/e2e/words.ts";

const browser = sharedBrowser();

/** The call that the power cut ends is reported by the browser. */
const CUT = [/Failed to load resource: the server responded with a status of 409/];

async function newcomer(options: { readonly paceMs?: number } = {}) {
  const stage = await openStage(browser(), { ...options, mayComplain: [...CUT, ...LOST_LINK] });
  return { ...stage, person: { page: stage.page, say: english } satisfies Person };
}

describe("practice with a guide", () => {
  test("a newcomer moves a number to the cloud with at most five clicks, and types it once", async () => {
    const { page, person, dataDir } = await newcomer();
    await button(person, "window.start.practise.do").waitFor();
    await page.evaluate(COUNT_CLICKS);
    await button(person, "window.start.practise.do").click();
    await startNextScenario(person, 1);
    await startRun(person);
    expect(await restsAt(person)).toBe("point");
    await passPointOfNoReturn(person);
    expect(await restsAt(person)).toBe("ended");
    await page.getByText("+1 202 555 0123 is in the cloud and connected.").waitFor();
    expect(practiceHome(dataDir)).toBe("cloud");
    const counted = (await page.evaluate("window.counted")) as { clicks: number; typed: string };
    expect(counted.clicks).toBeGreaterThan(2);
    expect(counted.clicks).toBeLessThanOrEqual(5);
    expect(counted.typed).toBe(DIGITS);
    await scenarioIsDone(person, 1);
  });

  test("on each card the number is drawn inside the picture, on the bank that the picture is about", async () => {
    const { page, person } = await newcomer();
    await button(person, "window.start.practise.do").click();
    await link(person, "window.scenarios.free").waitFor();
    await page
      .locator(PICTURES)
      .nth(SCENARIOS.length - 1)
      .waitFor();
    const drawn = (await page.evaluate(PILLS)) as readonly { left: number; right: number }[];
    expect(drawn).toHaveLength(SCENARIOS.length);
    for (const { left, right } of drawn) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(1);
    }
    const middles = drawn.map(({ left, right }) => (left + right) / 2);
    const banks = middles.map((at) => (at < 0.4 ? "on-premises" : at > 0.6 ? "cloud" : "between"));
    expect(banks).toEqual(["cloud", "on-premises", "between", "on-premises", "between", "cloud"]);
  });

  test(
    "all six scenarios end by what happened, and the progress outlives a reset and a restart",
    { ...LONG, timeout: 180_000 },
    async () => {
      const { page, person, dataDir, kill, restart } = await newcomer();
      await button(person, "window.start.practise.do").click();

      await startNextScenario(person, 1);
      await guideSays(person, "move");
      await startRun(person);
      expect(await restsAt(person)).toBe("point");
      await guideSays(person, "point");
      await passPointOfNoReturn(person);
      await scenarioIsDone(person, 1);

      await startNextScenario(person, 2);
      await startRun(person);
      await carryOn(person, { until: ["code"] });
      await guideSays(person, "code");
      await answer(person, "code");
      await scenarioIsDone(person, 2);

      await startNextScenario(person, 3);
      await startRun(person);
      expect(await restsAt(person)).toBe("point");
      await passPointOfNoReturn(person);
      await scenarioIsDone(person, 3);

      await startNextScenario(person, 4);
      await startRun(person);
      expect(await restsAt(person)).toBe("point");
      await passPointOfNoReturn(person);
      await page.getByText(english("window.run.ended.pin.title")).waitFor();
      await guideSays(person, "pin");
      await page.getByLabel(english("window.number.pin.name"), { exact: true }).fill(CHANGED_PIN);
      await typeNumber(person);
      await button(person, "window.run.ended.pin.go").click();
      await carryOnToDone(person, 4);

      await startNextScenario(person, 5);
      await startRun(person);
      expect(await restsAt(person)).toBe("point");
      await passPointOfNoReturn(person);
      await guideSays(person, "cut");
      await expect.poll(() => practiceHome(dataDir)).toBe("cloud");
      await button(person, "window.scenarios.guide.do.cut").click();
      await scenarioIsDone(person, 5);

      await startNextScenario(person, 6);
      await guideSays(person, "test-start");
      await button(person, "window.webhooks.test.start").click();
      await guideSays(person, "test-write");
      await writeKeyword(person);
      await page.getByText("The cloud accepted it", { exact: false }).waitFor();
      await page.waitForTimeout(300);
      await button(person, "window.webhooks.test.finish.withRejected").click();
      await guideSays(person, "test-cause");
      await button(person, "window.scenarios.guide.do.switchOff").click();
      await guideSays(person, "test-again");
      await button(person, "window.webhooks.test.again").click();
      await button(person, "window.webhooks.test.start").click();
      await writeKeyword(person);
      await guideSays(person, "test-reply");
      await button(person, "window.webhooks.test.reply.decline").click();
      await scenarioIsDone(person, 6);

      const all = english("window.scenarios.hero.all");
      await page.getByRole("heading", { level: 1, name: all }).waitFor();
      await button(person, "window.scenarios.sandbox.reset").click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: english("window.practice.again.on-premises") })
        .click();
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      await kill();
      await page.goto(await restart());
      await page.getByRole("heading", { level: 1, name: all }).waitFor();
      await link(person, "window.frame.practice.leave").click();
      const done = english("window.scenarios.progress", { count: SCENARIOS.length });
      await page.getByText(done, { exact: true }).waitFor();
    },
  );
});

/** The pictures on the cards; the marks of numbers beside them, in the rail, come when those are read. */
const PICTURES = '[data-at][data-size="card"]';

/** Where each card's pill begins and ends, as shares of the width of its picture. */
const PILLS = `[...document.querySelectorAll(${JSON.stringify(PICTURES)})].map((picture) => {
  const scene = picture.getBoundingClientRect();
  const pill = picture.querySelector("[data-pill]");
  const { left, right } = pill.getBoundingClientRect();
  return { left: (left - scene.left) / scene.width, right: (right - scene.left) / scene.width };
})`;

/** Counts what a mouse presses, and what is typed into fields. */
const COUNT_CLICKS = `
  window.counted = { clicks: 0, typed: "" };
  addEventListener("click", (event) => { if (event.isTrusted && event.detail > 0) window.counted.clicks += 1; }, true);
  addEventListener("change", (event) => { window.counted.typed += event.target.value; }, true);
`;

async function carryOnToDone(person: Person, number: number): Promise<void> {
  const point = button(person, "window.run.ask.point.stay");
  const end = guide(person).getByRole("heading");
  await point.or(end).first().waitFor({ timeout: 30_000 });
  if (await point.isVisible()) await passPointOfNoReturn(person);
  await scenarioIsDone(person, number);
}

/** Sends the keyword of the webhook test with the practice phone. */
async function writeKeyword({ page, say }: Person): Promise<void> {
  const word = await page
    .getByText(/^SW-[0-9A-Z]{4}$/)
    .first()
    .innerText();
  const form = page.getByRole("form", { name: say("window.practice.write.title") });
  await form.getByLabel(say("window.practice.write.text"), { exact: true }).fill(word);
  await form.getByRole("button", { name: say("window.practice.write.send") }).click();
}
