import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { secretsFoundIn } from "../support/byte-scan.ts";
import { LONG } from "../support/long-tests.ts";
import { button, link, SPOKEN, switchFaultsOn, type Person } from "../support/e2e/practice-person.ts";
import { practiceSecrets, practiceTruth } from "../support/e2e/practice-truth.ts";
import { LOST_LINK, openStage, sharedBrowser } from "../support/e2e/stage.ts";
import {
  askedForWord,
  eventGrid,
  eventPanel,
  openTab,
  practiseInCloud,
  testSteps,
  verdict,
  sendAnswer,
  writeOnPhone,
} from "../support/e2e/webhook-person.ts";
import { keptInPage, tapWire } from "../support/e2e/wire-tap.ts";
import { english } from "../support/e2e/words.ts";

const browser = sharedBrowser();

describe("the guided test of the practice number in the cloud", () => {
  test("proves with a message from a phone that webhooks arrive, gives the callback back, and no secret crosses the wire", async () => {
    const { page, dataDir } = await openStage(browser());
    const person: Person = { page, say: english };
    const tap = await tapWire(page);
    await practiseInCloud(person);
    await openTab(person, "routes");
    const appCallback = await usedCallback(person);

    await openTab(person, "test");
    const word = await askedForWord(person);
    expect(borrowed(dataDir)).toMatch(/^https:\/\/127\.0\.0\.1:/);
    await writeOnPhone(person, word);
    await sendAnswer(person);
    await verdict(person, "arrives").waitFor();
    await page.getByRole("status").getByText(english("connectivity.reply.sending.works")).waitFor();
    await page.getByText(english("connectivity.restoredYes"), { exact: true }).waitFor();
    expect(borrowed(dataDir)).toBeUndefined();
    const steps = await testSteps(person);
    expect(steps).toHaveLength(7);
    for (const step of steps) expect(step).toMatch(/^passed: .* [0-9.]+ (ms|s)$/);
    const arrivals = page.getByRole("region", { name: english("window.webhooks.test.arrivals.title") });
    const lines = await arrivals.getByRole("listitem").allInnerTexts();
    for (const line of lines) expect(line).toMatch(/[0-9.]+\s(?:ms|s) after /);
    // The test is over once the answer was delivered: whether it is also read in time is chance.
    expect(lines.slice(0, 3).map((line) => line.split("\n")[0])).toEqual([
      english("window.webhooks.test.arrivals.message"),
      english("window.webhooks.test.arrivals.status.sent"),
      english("window.webhooks.test.arrivals.status.delivered"),
    ]);

    await link(person, "window.webhooks.test.toEvents").click();
    const rows = eventGrid(person).getByRole("row");
    await rows.nth(3).waitFor();
    const signed = await rows.getByText(english("window.events.signature.valid"), { exact: true }).count();
    expect(signed).toBeGreaterThanOrEqual(3);
    expect(signed).toBe((await rows.count()) - 1);
    await rows.filter({ hasText: word }).click();
    const panel = eventPanel(person);
    await panel
      .getByText(`"${word}"`)
      .or(panel.getByText(word, { exact: true }))
      .first()
      .waitFor();
    await panel.getByText(english("window.events.detail.raw"), { exact: true }).click();
    expect(
      await panel.getByRole("region", { name: english("window.events.detail.raw") }).innerText(),
    ).toContain(`"body":"${word}"`);
    await openTab(person, "routes");
    expect(await usedCallback(person)).toBe(appCallback);

    const told = [...tap.texts(), await keptInPage(page)].join("\n");
    expect(told).toContain(word);
    const crossed = [...practiceSecrets(dataDir)].filter(([, secret]) => told.includes(secret));
    expect(crossed.map(([name]) => name)).toEqual([]);
  });

  test(
    "is killed while it waits for the message: after the next start the callback stands as it stood",
    LONG,
    async () => {
      const stage = await openStage(browser(), { mayComplain: LOST_LINK });
      const { page, dataDir } = stage;
      const person: Person = { page, say: english };
      await practiseInCloud(person);
      await openTab(person, "test");
      await askedForWord(person);
      await stage.kill();
      expect(borrowed(dataDir)).toBeDefined();
      await page.goto(await stage.restart());
      await openTab(person, "overview");
      await vi.waitUntil(() => borrowed(dataDir) === undefined, { timeout: 40_000, interval: 20 });
      await page.getByText(english("window.webhooks.interrupted.title", { number: SPOKEN })).waitFor();
      const banner = page.getByText(english("window.webhooks.unrestored.title", { number: SPOKEN }));
      await banner.waitFor({ state: "hidden" });
      await link(person, "window.webhooks.interrupted.see").click();
      await page.getByText(english("connectivity.restoredYes"), { exact: true }).waitFor();
      await button(person, "window.webhooks.test.again").click();
      await button(person, "window.webhooks.test.start").waitFor();
      await openTab(person, "routes");
      expect(await usedCallback(person)).toMatch(/^https:\/\//);
    },
  );

  test(
    "says what was not proven: without a message, and with one that carries a wrong signature",
    LONG,
    async () => {
      const { page, dataDir } = await openStage(browser());
      const person: Person = { page, say: english };
      await practiseInCloud(person);
      await openTab(person, "test");
      await askedForWord(person);
      await button(person, "window.webhooks.test.finish.withoutMessage").click();
      await verdict(person, "stopped").waitFor();
      await page.getByText(english("connectivity.restoredYes"), { exact: true }).waitFor();
      expect(borrowed(dataDir)).toBeUndefined();

      await switchFaultsOn(person, ["webhooks-wrong-signature"]);
      await openTab(person, "test");
      await button(person, "window.webhooks.test.again").click();
      await writeOnPhone(person, await askedForWord(person));
      await page.getByRole("region", { name: english("window.webhooks.test.arrivals.title") }).waitFor();
      await button(person, "window.webhooks.test.finish.withRejected").click();
      await verdict(person, "rejected").waitFor();
      await page.getByText(english("connectivity.found.messageWrong")).waitFor();
      expect(borrowed(dataDir)).toBeUndefined();
      await openTab(person, "overview");
      const found = page.getByRole("region", { name: english("window.webhooks.watch.findings") });
      await found.getByText(english("window.webhooks.watch.detector.wrong-signature")).waitFor();
    },
  );

  test("keeps no word of a message where only facts are kept", LONG, async () => {
    const { page, dataDir } = await openStage(browser());
    const person: Person = { page, say: english };
    await practiseInCloud(person);
    await openTab(person, "privacy");
    await page.getByRole("radio", { name: english("window.webhooks.privacy.mode.facts.name") }).check();
    const change = button(person, "window.webhooks.privacy.mode.change");
    await change.click();
    await change.waitFor({ state: "hidden" });
    await openTab(person, "test");
    await askedForWord(person);
    const tap = await tapWire(page);
    const said = "cinnamon buns at seven, please";
    await writeOnPhone(person, said);
    await verdict(person, "arrives").waitFor();
    await link(person, "window.webhooks.test.toEvents").click();
    const rows = eventGrid(person).getByRole("row");
    await rows.nth(3).waitFor();
    const message = rows.filter({ hasText: english("window.events.kind.message") });
    expect(await message.innerText()).toContain("#");
    await message.click();
    await eventPanel(person).getByText(english("window.events.detail.notKept")).waitFor();
    const told = [...tap.texts().filter((text) => !text.includes("practice.send")), await keptInPage(page)];
    expect(told.join("\n")).not.toContain(said);
    expect(secretsFoundIn(join(dataDir, "practice", "data"), [said])).toEqual([]);
  });
});

/** The practice number's own callback as the platform really has it. */
function borrowed(dataDir: string): string | undefined {
  return practiceTruth(dataDir).world.number.callbackOverride;
}

/** The callback that the screen of routes marks as used: the app's, since nothing else is set. */
async function usedCallback({ page, say }: Person): Promise<string> {
  const level = page
    .getByRole("listitem")
    .filter({ has: page.getByText(say("window.webhooks.routes.used"), { exact: true }) });
  await level.getByText(say("window.webhooks.routes.level.application")).waitFor();
  return level.locator("bdi").innerText();
}
