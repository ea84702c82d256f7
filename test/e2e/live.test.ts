import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { STEPS } from "../../shared/migration/step.ts";
import { LONG } from "../support/long-tests.ts";
import {
  carryOn,
  passPointOfNoReturn,
  practise,
  prepareMove,
  SPOKEN,
  startRun,
  showSteps,
  stepLine,
  toPointOfNoReturn,
  type Person,
} from "../support/e2e/practice-person.ts";
import { practiceSecrets, practiceTruth } from "../support/e2e/practice-truth.ts";
import { sharedPractice } from "../support/e2e/shared-practice.ts";
import { openStage, sharedBrowser } from "../support/e2e/stage.ts";
import { keptInPage, tapWire } from "../support/e2e/wire-tap.ts";
import { english } from "../support/e2e/words.ts";

const browser = sharedBrowser();
const openPractice = sharedPractice(browser);

describe("a move while it happens", () => {
  test("the chip stands on one bank, crosses, and stands on the other", LONG, async () => {
    const { page } = await openStage(browser(), { paceMs: 300 });
    const person: Person = { page, say: english };
    await practise(person);
    await toPointOfNoReturn(person, "to-cloud");
    const seen = await watchCrossing(page);
    await passPointOfNoReturn(person);
    const crossing = page.getByRole("figure", { name: `${SPOKEN} is moving` });
    await crossing.waitFor();
    await page.getByText("Moving: “Register in the cloud” was sent, waiting for the response").waitFor();
    await carryOn(person);
    expect(await seen()).toEqual([
      `${SPOKEN} is on-premises`,
      `${SPOKEN} is moving`,
      `${SPOKEN} is in the cloud`,
    ]);
  });

  test(
    "a step under way counts its time against the longest it may take; a done one tells what it took",
    LONG,
    async () => {
      const { page, fail } = await openPractice();
      const person: Person = { page, say: english };
      await fail(["delay-register"]);
      await toPointOfNoReturn(person, "to-cloud");
      await passPointOfNoReturn(person);
      await showSteps(person);
      const register = stepLine(person, "register");
      await register.getByRole("img", { name: "In progress" }).waitFor();
      await register.getByText(/^\d+(\.\d)?\ss$/).waitFor();
      await page.getByText(/^\d+(\.\d)?\ss of at most (60\ss|1\smin)$/).waitFor();
      await page.getByRole("progressbar", { name: "Waiting for the response" }).waitFor();
      await carryOn(person);
      await showSteps(person);
      for (const step of STEPS["to-cloud"]) {
        const line = stepLine(person, step);
        await line.getByRole("img", { name: "done" }).waitFor();
        expect(await line.getByText(/^\d+(\.\d)?\ss$/).count()).toBe(1);
      }
    },
  );

  // The way on-premises has a code besides everything else that is secret.
  for (const direction of ["to-cloud", "to-onprem"] as const)
    test(
      `no secret reaches the window on the way ${direction}, neither its page nor anything that is sent to it`,
      direction === "to-cloud" ? LONG : {},
      async () => {
        const side = direction === "to-onprem" ? "cloud" : "on-premises";
        const { page, dataDir, host } = await openPractice({ side });
        const person: Person = { page, say: english };
        const tap = await tapWire(page);
        await page.reload();
        await prepareMove(person, direction);
        await startRun(person);
        const pages: string[] = [];
        const look = async (): Promise<void> => {
          await showSteps(person);
          await openAllSteps(page);
          pages.push(await keptInPage(page));
        };
        const { asked } = await carryOn(person, { look });
        expect(asked).toContain(direction === "to-cloud" ? "point" : "code");
        // The way back's plan is told as well.
        await page.getByText("Show plan").click();
        pages.push(await keptInPage(page));
        for (const place of ["Overview", "History", "Settings", "Sandbox"]) {
          await page.getByRole("link", { name: place, exact: true }).first().click();
          await page.getByRole("heading", { level: 1 }).waitFor();
          pages.push(await keptInPage(page));
        }
        const wire = tap.texts().join("\n");
        expect(wire).toContain('"phase"');
        expect(pages.join("")).toContain(
          direction === "to-cloud" ? "<redacted:pin>" : "<redacted:certificate>",
        );
        const secrets = practiceSecrets(dataDir);
        expect(secrets.size).toBeGreaterThan(6);
        const told = [...secrets].filter(([, secret]) => holds(`${wire}\n${pages.join("\n")}`, secret));
        expect(told.map(([name]) => name)).toEqual([]);
        // The code itself is on the practice phone and was typed; nothing keeps it afterwards.
        const code = practiceTruth(dataDir).world.lastCode?.replace("-", "") ?? "no code";
        expect(holds(pages.at(-1) ?? "", code)).toBe(false);
        expect(tap.addresses().filter((address) => !address.startsWith(host().origin))).toEqual([]);
      },
    );
});

/** Keeps every place that the large crossing shows from now on, as its label. */
async function watchCrossing(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(`(() => {
    const seen = (window.seenPlaces = []);
    const look = () => {
      const label = document.querySelector("figure")?.getAttribute("aria-label");
      if (label !== null && label !== undefined && seen.at(-1) !== label) seen.push(label);
    };
    look();
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  })()`);
  return () => page.evaluate<readonly string[]>("window.seenPlaces");
}

/** Opens what every step sent and was answered. */
async function openAllSteps(page: Page): Promise<void> {
  for (const summary of await page.getByText("Requests and responses", { exact: true }).all())
    if ((await summary.locator("xpath=..").getAttribute("open")) === null) await summary.click();
  await page.getByText("Loading what was sent").first().waitFor({ state: "hidden" });
}

/** Does this secret stand in the text by itself, and not as a part of a longer number or word? */
function holds(text: string, secret: string): boolean {
  const escaped = secret.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(`(?<![0-9A-Za-z])${escaped}(?![0-9A-Za-z])`).test(text);
}
