import { expect, onTestFinished, test } from "vitest";
import { openSite } from "../canaries/site.ts";
import { playWindow } from "../canaries/window.ts";
import { secretScanner } from "../support/byte-scan.ts";
import { wordsInHeap } from "../support/e2e/page-heap.ts";
import { openStage, sharedBrowser } from "../support/e2e/stage.ts";
import { keptInPage } from "../support/e2e/wire-tap.ts";
import { rareDigits, sixDigitsIn } from "../support/rare-digits.ts";
import { seededRandom } from "../support/seeded-random.ts";

const browser = sharedBrowser();

/** Screens that show a number, its secrets' ages, its migration and what was stored. */
const SCREENS = [
  "#/",
  "#/workspaces/ws-canary1",
  "#/workspaces/ws-canary1/numbers/106540352242922",
  "#/webhooks",
  "#/tools/report",
  "#/history",
  "#/settings",
];

test("[ZK6][I13] no secret that the program keeps is in a window's document, fields, storages or heap, on any screen", async () => {
  const { page, context, host } = await openStage(browser());
  const heap = async (): Promise<Buffer> => Buffer.from([...(await wordsInHeap(page))].join("\n"));
  await page.getByRole("main").waitFor();
  // A window that knows no secret yet holds thousands of numbers, such as colors.
  const taken = new Set(sixDigitsIn((await heap()).toString()));
  const random = seededRandom();
  const site = await openSite({ startsOn: "onprem", random, taken });
  onTestFinished(() => site.close());
  const cookies = await context.cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const run = await playWindow(site, Number(new URL(host().origin).port), cookie);
  expect(site.sandbox.world.truth().home).toBe("cloud");
  const { inBytes } = secretScanner(site.secrets);
  const found: string[] = [];
  for (const screen of [...SCREENS, `#/runs/${run ?? ""}`]) {
    await page.goto(`${host().origin}/${screen}`);
    await page.getByRole("main").waitFor();
    found.push(...inBytes(Buffer.from(await keptInPage(page)), `the page at ${screen}`));
    // A heap has tens of megabytes.
    if (screen.includes("numbers") || screen.includes("runs"))
      found.push(...inBytes(await heap(), `the heap at ${screen}`));
  }
  expect(found).toEqual([]);
  expect(site.hits()).toEqual([]);

  // The same scan finds what a page does hold. The script that plants it has no secret as a whole.
  const { PIN: pin = "", "cloud token": token = "" } = site.secrets;
  const another = (): string => rareDigits(random, taken);
  const planted = {
    "text of an object": token,
    "digits of an object": pin,
    "digits deep in a closure": another(),
    "number of an object": another(),
    "number of a closure": another(),
    "name of a member": another(),
  };
  const piecewise = Object.values(planted).map((text) => `${JSON.stringify(Array.from(text))}.join("")`);
  await page.evaluate(`globalThis.leaked = ((text, digits, deep, number, ofClosure, name) =>
    [{ text, digits, number: Number(number), ["x" + name]: true },
     ((pin) => () => pin)({ deep: new Map([[1, deep]]) }), ((pin) => () => pin)(Number(ofClosure))]
  )(${piecewise.join()}); 0`);
  const hits = secretScanner(planted).inBytes(await heap(), "the heap");
  for (const name of Object.keys(planted)) expect(hits).toContain(`the heap: utf-8 of ${name}`);
}, 240_000);
