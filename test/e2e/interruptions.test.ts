import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { LONG } from "../support/long-tests.ts";
import {
  answer,
  button,
  carryOn,
  codeOnPhone,
  link,
  practise,
  prepareMove,
  restsAt,
  SPOKEN,
  startRun,
  showSteps,
  stepLine,
  toPointOfNoReturn,
  typeCode,
  typeNumber,
  pointButton,
  type Person,
  type Rest,
} from "../support/e2e/practice-person.ts";
import { practiceHome } from "../support/e2e/practice-truth.ts";
import { sharedPractice } from "../support/e2e/shared-practice.ts";
import { openStage, sharedBrowser } from "../support/e2e/stage.ts";
import { english } from "../support/e2e/words.ts";

const browser = sharedBrowser();
const openPractice = sharedPractice(browser);

describe("a reload", () => {
  // The way on-premises has every rest of the way to the cloud, and more.
  for (const direction of ["to-cloud", "to-onprem"] as const)
    test(
      `at every rest on the way ${direction} asks the same again`,
      direction === "to-cloud" ? LONG : {},
      async () => {
        const side = direction === "to-onprem" ? "cloud" : "on-premises";
        const { page, dataDir } = await openPractice({ side });
        const person: Person = { page, say: english };
        await prepareMove(person, direction);
        await page.reload();
        await startRun(person);
        const rests: Rest[] = [];
        await carryOn(person, {
          look: async (rest) => {
            await page.reload();
            expect(await restsAt(person)).toBe(rest);
            rests.push(rest);
          },
        });
        expect(rests).toEqual(
          direction === "to-cloud" ? ["point", "ended"] : ["sending", "point", "code", "ended"],
        );
        expect(practiceHome(dataDir)).toBe(direction === "to-cloud" ? "cloud" : "onprem");
      },
    );

  test("while a request is out leaves the run alone, and the window shows it again", LONG, async () => {
    const { page, dataDir } = await openStage(browser(), { paceMs: 1_500 });
    const person: Person = { page, say: english };
    await practise(person);
    await toPointOfNoReturn(person, "to-cloud");
    await typeNumber(person);
    await pointButton(person).click();
    for (const step of ["register", "subscribe"] as const) {
      const line = stepLine(person, step);
      await showSteps(person);
      await line.getByRole("img", { name: "In progress" }).waitFor();
      await page.reload();
      await showSteps(person);
      await line.waitFor();
      await expectNoTakeUpWhileWorking(person);
    }
    await carryOn(person);
    expect(practiceHome(dataDir)).toBe("cloud");
    expect(await linesSent(person, "register")).toBe(1);
  });
});

describe("the back button", () => {
  test(
    "leads to the preparation, which points to the open run, and forward again to the run",
    LONG,
    async () => {
      const { page } = await openPractice();
      const person: Person = { page, say: english };
      await toPointOfNoReturn(person, "to-cloud");
      const run = page.url();
      await page.goBack();
      await page.getByText("A migration of this number is open.").waitFor();
      expect(await button(person, "window.move.start.go").count()).toBe(0);
      await page.goForward();
      await page.waitForURL(run);
      expect(await restsAt(person)).toBe("point");
    },
  );

  test("while the number moves changes nothing of the move", LONG, async () => {
    const { page, dataDir } = await openStage(browser(), { paceMs: 300 });
    const person: Person = { page, say: english };
    await practise(person);
    await toPointOfNoReturn(person, "to-cloud");
    await answer(person, "point");
    await showSteps(person);
    await stepLine(person, "register").getByRole("img", { name: "In progress" }).waitFor();
    await page.goBack();
    await page.getByText("A migration of this number is open.").waitFor();
    await page.goForward();
    await carryOn(person);
    expect(practiceHome(dataDir)).toBe("cloud");
    expect(await linesSent(person, "register")).toBe(1);
  });
});

describe("a double click", () => {
  test("on any button that sends, sends once", async () => {
    const { page } = await openStage(browser(), { paceMs: 60 });
    const person: Person = { page, say: english };
    const calls = countCalls(page);
    await practise(person);
    await link(person, "window.frame.rail.platform").click();
    await button(person, "window.practice.again.cloud").click();
    await page.getByRole("dialog").getByRole("button", { name: "Reset to the cloud" }).dblclick();
    await page.getByText("The platform has registered it in the cloud.").waitFor();
    await prepareMove(person, "to-onprem");
    await button(person, "window.move.start.go").dblclick();
    expect(await restsAt(person)).toBe("sending");
    await page.getByRole("checkbox", { name: english("window.run.ask.sending.accept") }).check();
    await button(person, "window.run.ask.sending.go").dblclick();
    await button(person, "window.run.ask.point.stay").waitFor();
    await typeNumber(person);
    await pointButton(person).dblclick();
    // Until the first response is here, the question is still shown.
    await button(person, "window.run.ask.point.stay").waitFor({ state: "hidden" });
    await carryOn(person, { until: ["code"] });
    await typeCode(person, await codeOnPhone(person));
    await button(person, "window.code.go").dblclick();
    await page.getByLabel(english("window.code.group"), { exact: true }).waitFor({ state: "hidden" });
    await carryOn(person);
    expect(calls("practice:practice.reset")).toBe(1);
    expect(calls("practice:migration.start")).toBe(1);
    expect(calls("practice:migration.confirm")).toBe(2);
    expect(calls("practice:migration.enterCode")).toBe(1);
    for (const step of ["account", "code"] as const) expect(await linesSent(person, step)).toBe(1);
  });
});

/** How often something was sent for a step, as its own story tells. */
async function linesSent(person: Person, step: "register" | "account" | "code"): Promise<number> {
  await showSteps(person);
  const line = stepLine(person, step).first();
  await line.getByText("Requests and responses", { exact: true }).click();
  await line.getByText(/^Sent, attempt 1/).waitFor();
  return line.getByText(/^Sent, attempt/).count();
}

/** Nobody is asked to take up a run that is being worked on. */
async function expectNoTakeUpWhileWorking({ page, say }: Person): Promise<void> {
  await page.getByRole("figure", { name: new RegExp(SPOKEN.replace("+", String.raw`\+`)) }).waitFor();
  expect(await page.getByRole("button", { name: say("window.run.ready.again") }).count()).toBe(0);
}

/** Counts the calls of the window by their method. */
function countCalls(page: Page): (method: string) => number {
  const methods: string[] = [];
  page.on("request", (request) => {
    const method = /"method":"([^"]+)"/.exec(request.postData() ?? "")?.[1];
    if (method !== undefined) methods.push(method);
  });
  return (method) => methods.filter((one) => one === method).length;
}
