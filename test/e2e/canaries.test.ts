import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { openSite } from "../canaries/site.ts";
import { playWindow } from "../canaries/window.ts";
import { secretScanner } from "../support/byte-scan.ts";
import { openStage, sharedBrowser } from "../support/e2e/stage.ts";
import { keptInPage } from "../support/e2e/wire-tap.ts";
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

/** The heap of the page's process as Chromium writes it out, after a collection. */
async function heapOf(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const pieces: string[] = [];
  session.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => pieces.push(chunk));
  await session.send("HeapProfiler.enable");
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  await session.detach();
  return Buffer.from(pieces.join(""));
}

test("[ZK6][I13] no secret that the program keeps is in a window's document, fields, storages or heap, on any screen", async () => {
  const site = await openSite({ startsOn: "onprem", random: seededRandom() });
  onTestFinished(() => site.close());
  const { page, context, host } = await openStage(browser());
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
      found.push(...inBytes(await heapOf(page), `the heap at ${screen}`));
  }
  expect(found).toEqual([]);
  expect(site.hits()).toEqual([]);

  // The same look finds what a page does hold.
  const { "cloud token": token = "", PIN: pin = "" } = site.secrets;
  await page.evaluate(`globalThis.leaked = { token: ${JSON.stringify(token)}, pin: ${JSON.stringify(pin)} }`);
  const planted = inBytes(await heapOf(page), "the heap").join();
  expect(planted).toContain("utf-8 of cloud token");
  expect(planted).toContain("utf-8 of PIN");
}, 240_000);
