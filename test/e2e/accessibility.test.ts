import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { LONG } from "../support/long-tests.ts";
import { lookForFlaws } from "../support/e2e/axe.ts";
import {
  button,
  carryOn,
  link,
  passPointOfNoReturn,
  practise,
  prepareMove,
  restsAt,
  showSteps,
  SPOKEN,
  startRun,
  switchFaultsOn,
  toPointOfNoReturn,
  type Person,
  startNextScenario,
} from "../support/e2e/practice-person.ts";
import { sharedPractice } from "../support/e2e/shared-practice.ts";
import { openStage, sharedBrowser } from "../support/e2e/stage.ts";
import {
  askedForWord,
  eventGrid,
  eventPanel,
  openTab,
  practiseInCloud,
  startReceiver,
  tellOnPremises,
  verdict,
  writeOnPhone,
} from "../support/e2e/webhook-person.ts";
import { messageTimes, PRINTED } from "../support/e2e/tool-samples.ts";
import { english } from "../support/e2e/words.ts";

const browser = sharedBrowser();
const openPractice = sharedPractice(browser, { hasty: true });

describe("nothing stands in the way of assistive technology, in light and dark", () => {
  test("on the screens outside a move", async () => {
    const { page, host } = await openPractice({ hash: "#/start" });
    const person: Person = { page, say: english };
    const { look, flaws } = lookForFlaws(page);
    await page.getByRole("heading", { level: 1, name: english("window.start.title") }).waitFor();
    await look("first start");
    await button(person, "window.start.own.do").click();
    await page.getByRole("textbox", { name: "Workspace name" }).waitFor();
    await look("new workspace");
    await page.goto(`${host().origin}/#/start`);
    await button(person, "window.start.practise.do").click();
    await link(person, "window.scenarios.free").waitFor();
    await look("scenarios");
    await startNextScenario(person, 1);
    await button(person, "window.move.start.go").waitFor();
    await look("guide on the preparation");
    await button(person, "window.scenarios.guide.leave").click();
    await link(person, "window.frame.rail.overview").click();
    await page.getByRole("heading", { level: 1, name: / is on-premises and works$/ }).waitFor();
    await page.getByRole("region", { name: "Connections" }).waitFor();
    await look("overview");
    // The practice platform is looked at below, with faults switched on.
    for (const place of ["Migrate", "Tools", "History", "Settings", "About"]) {
      await page.getByRole("link", { name: place, exact: true }).click();
      await page.getByRole("main").getByRole("status", { name: "Loading" }).waitFor({ state: "hidden" });
      await page.getByRole("heading", { level: 1 }).waitFor();
      await look(place);
    }
    await link(person, "window.frame.rail.overview").click();
    await page.getByRole("link", { name: SPOKEN, exact: true }).click();
    await page.getByRole("region", { name: "Platform status" }).waitFor();
    await look("number");
    await page.getByRole("button", { name: /^Workspace: / }).click();
    await page.getByRole("menuitem", { name: "Connections and secrets" }).waitFor();
    // The library keeps a place for the focus among a menu's items, and draws menus beside the landmarks.
    await look("workspace switcher", ["aria-required-children", "region"]);
    await page.getByRole("menuitem", { name: "Connections and secrets" }).click();
    await page.getByRole("region", { name: "Cloud API" }).waitFor();
    await look("workspace");
    for (const row of ["Cloud API", "On-premises client", "Numbers", "Recovery sheet", "Network"]) {
      await page.getByRole("button", { name: `Edit: ${row}` }).click();
      await look(`workspace, ${row} open`);
    }
    await page.getByRole("link", { name: "Connections", exact: true }).click();
    await page.getByRole("region", { name: "Recovery sheet" }).waitFor();
    await look("connections");
    await page.goto(`${host().origin}/#/practice/nowhere`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await look("no such screen");
    expect(flaws()).toEqual([]);
  });

  test("on the tools that prepare a migration, with something in them", LONG, async () => {
    const { page, host } = await openPractice();
    const { look, flaws } = lookForFlaws(page);
    await page.goto(`${host().origin}/#/practice/tools/traffic`);
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: "messages.csv", mimeType: "text/csv", buffer: Buffer.from(messageTimes()) });
    await page.getByRole("table").waitFor();
    await look("traffic");
    await page.goto(`${host().origin}/#/practice/tools/network`);
    const hosts = page.getByRole("textbox", { name: english("window.tools.network.hosts") });
    await hosts.fill("chat.example");
    await hosts.press("Enter");
    await page.getByRole("textbox", { name: english("window.tools.network.pasteHere") }).fill(PRINTED);
    await page.getByRole("table").waitFor();
    await look("network");
    await page.goto(`${host().origin}/#/practice/tools/shards`);
    await page.getByRole("button", { name: english("window.tools.shards.go") }).click();
    await page.getByRole("heading", { name: english("shards.step.title") }).waitFor();
    await page.mouse.move(0, 0);
    await look("certificate and shards");
    expect(flaws()).toEqual([]);
  });

  test("in every phase of a move to the cloud", async () => {
    const { page } = await openPractice();
    const person: Person = { page, say: english };
    const { look, flaws } = lookForFlaws(page);
    await prepareMove(person, "to-cloud");
    await page.getByRole("button", { name: english("window.move.start.go"), disabled: false }).waitFor();
    await button(person, "window.move.checks.showAll").click();
    await page.getByText("Clock of this computer").first().click();
    await look("pre-checks");
    await startRun(person);
    await carryOn(person, { look });
    await showSteps(person);
    await page.getByText("Requests and responses", { exact: true }).nth(2).click();
    await page.getByText("Show plan").click();
    await look("ended, all opened");
    await link(person, "window.frame.rail.history").click();
    await page.getByRole("table", { name: "History" }).waitFor();
    await look("history with a move");
    expect(flaws()).toEqual([]);
  });

  test("in every phase of a move on-premises", LONG, async () => {
    const { page } = await openPractice({ side: "cloud" });
    const person: Person = { page, say: english };
    const { look, flaws } = lookForFlaws(page);
    await prepareMove(person, "to-onprem");
    await startRun(person);
    await carryOn(person, { look });
    expect(flaws()).toEqual([]);
  });

  test("on the screens around webhooks, while a test is under way and after it", LONG, async () => {
    const { page } = await openStage(browser());
    const person: Person = { page, say: english };
    const { look, flaws } = lookForFlaws(page);
    await practiseInCloud(person);
    // One side has spoken before the other one does, so that there is a cut-over to be shown.
    const { onPrem } = await startReceiver(person);
    await tellOnPremises(onPrem, "flour");
    await openTab(person, "test");
    await look("test not begun");
    const word = await askedForWord(person);
    await look("test waits for the message");
    await writeOnPhone(person, word);
    await button(person, "window.webhooks.test.reply.open").waitFor();
    await look("answer offered");
    await button(person, "window.webhooks.test.reply.open").click();
    await page.getByRole("dialog").waitFor();
    await look("answer asked for twice");
    await button(person, "window.webhooks.test.reply.send").click();
    await verdict(person, "arrives").waitFor();
    await look("test ended");
    for (const tab of ["overview", "routes", "endpoint", "privacy", "cutover"] as const) {
      await openTab(person, tab);
      if (tab === "cutover") await button(person, "window.cutover.tableShow").click();
      if (tab === "routes")
        await page.getByText(english("window.webhooks.routes.used"), { exact: true }).waitFor();
      await look(tab);
    }
    await openTab(person, "events");
    await eventGrid(person).getByRole("row").filter({ hasText: word }).click();
    const panel = eventPanel(person);
    await panel.getByRole("region", { name: english("window.events.tree.label") }).waitFor();
    await button(person, "window.events.filter.more").click();
    await look("events with one opened");
    await button(person, "window.events.erase.open").click();
    await page.getByRole("dialog").waitFor();
    await look("erasing events");
    expect(flaws()).toEqual([]);
  });

  test("where the number's place is unknown, and in the dialogs that ask twice", LONG, async () => {
    const { page } = await openPractice();
    const person: Person = { page, say: english };
    const { look, flaws } = lookForFlaws(page);
    await toPointOfNoReturn(person, "to-cloud");
    await switchFaultsOn(person, ["lost-register-after", "no-lookups", "onprem-lookup-missing"]);
    await look("faults");
    await link(person, "window.frame.rail.migrate").click();
    await look("open runs");
    await page.getByRole("link", { name: `Open the migration of ${SPOKEN}` }).click();
    await passPointOfNoReturn(person);
    expect(await restsAt(person)).toBe("unknown");
    await page.getByText("I know where it is", { exact: true }).click();
    await look("unknown");
    for (const name of ["Report cloud…", "Resend…", "Abandon migration…"]) {
      await page.getByRole("button", { name }).click();
      await page.getByRole("dialog").waitFor();
      await look(name);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
    }
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("textbox").waitFor();
    await look("palette");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    await look("shortcuts");
    expect(flaws()).toEqual([]);
  });
});

describe("a person who wants it calm or large", () => {
  test("sees nothing move under reduced motion", async () => {
    const { page } = await openPractice();
    const person: Person = { page, say: english };
    await toPointOfNoReturn(person, "to-cloud");
    const longest = await page.evaluate(`Math.max(0, ...[...document.querySelectorAll("*")].flatMap((one) => {
      const { transitionDuration, animationDuration, animationIterationCount } = getComputedStyle(one);
      return [...transitionDuration.split(","), ...animationDuration.split(",")].map((time) => Number.parseFloat(time));
    }))`);
    expect(longest).toBeLessThanOrEqual(0.01);
  });

  // Whatever has room at the narrower one has it at the wider one.
  const WIDTHS = [
    { at: "720 pixels wide", width: 720, height: 480, when: LONG },
    { at: "900 × 600 at 200 %", width: 450, height: 300, when: LONG },
  ];
  for (const { at, width, height, when } of WIDTHS)
    test(`never has to scroll a page sideways at ${at}`, when, async () => {
      const { page } = await openPractice({ hash: "#/start" });
      await page.setViewportSize({ width, height });
      const person: Person = { page, say: english };
      const wide: string[] = [];
      const fits = async (where: string): Promise<void> => {
        const over = await overhang(page);
        if (over !== "0 0 0") wide.push(`${where}: ${over}`);
      };
      await page.getByRole("heading", { level: 1 }).waitFor();
      await fits("first start");
      await practise(person);
      await fits("overview");
      const go = async (hash: string): Promise<void> => {
        await page.goto(`${new URL(page.url()).origin}/#/practice${hash}`);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await page.getByRole("status", { name: "Loading" }).waitFor({ state: "hidden" });
        await fits(hash);
      };
      for (const hash of [
        "/scenarios",
        "/migrate",
        "/platform",
        "/history",
        "/settings",
        "/about",
        "/workspaces/ws-practice",
        "/webhooks",
        "/webhooks/test",
        "/webhooks/routes",
        "/webhooks/endpoint",
        "/webhooks/privacy",
        "/events",
        "/cutover",
        "/tools",
        "/tools/allowlist",
        "/tools/batch",
        "/tools/api",
      ])
        await go(hash);
      await go("/move/ws-practice/106540352242922/to-cloud");
      await startRun(person);
      await carryOn(person, { look: (rest) => fits(rest) });
      await go("/history");
      await go("/workspaces/ws-practice/numbers/106540352242922");
      expect(wide).toEqual([]);
    });
});

/** How many pixels of the page stand outside the window, in words; parts that scroll by themselves count by their own width. */
async function overhang(page: Page): Promise<string> {
  return page.evaluate<string>(`[document.documentElement, document.body, document.querySelector("main")]
    .map((one) => (one === null ? "missing" : one.scrollWidth - one.clientWidth))
    .join(" ")`);
}
