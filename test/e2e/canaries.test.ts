import { expect, onTestFinished, test } from "vitest";
import { startSandbox } from "../../main/sandbox/index.ts";
import { openSite } from "../canaries/site.ts";
import { playWindow } from "../canaries/window.ts";
import { secretScanner } from "../support/byte-scan.ts";
import { connectByHand, PASSPHRASE, takeNumber } from "../support/e2e/own-person.ts";
import { SPOKEN } from "../support/e2e/practice-person.ts";
import { openWindow } from "../support/e2e/chromium.ts";
import { wordsInHeap } from "../support/e2e/page-heap.ts";
import { openStage, sharedBrowser } from "../support/e2e/stage.ts";
import { keptInPage } from "../support/e2e/wire-tap.ts";
import { english } from "../support/e2e/words.ts";
import { rareDigits, sixDigitsIn, withRareDigits } from "../support/rare-digits.ts";
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

test("[ZC4][I13] what was typed into a page is in no document, field, storage or heap of that page after its screen was left, stored or not", async () => {
  const random = seededRandom();
  const sandbox = await startSandbox(withRareDigits());
  onTestFinished(() => sandbox.close());
  const { page } = await openStage(browser());
  const { cloud, onPrem, number } = sandbox;
  const secrets = {
    "cloud token": cloud.accessToken,
    "on-premises password": onPrem.password,
    passphrase: PASSPHRASE,
    PIN: number.pin,
    certificate: number.cert,
    "PIN that was not stored": rareDigits(random),
    "certificate that was not stored": Buffer.from(random.bytes(60)).toString("base64"),
  };
  const type = async (pin: string, certificate: string): Promise<void> => {
    await page.getByLabel("Two-step PIN", { exact: true }).fill(pin);
    await page.getByLabel("Registration certificate", { exact: true }).fill(certificate);
  };
  const leave = async (unsaved: boolean): Promise<void> => {
    await page.getByRole("link", { name: "Settings", exact: true }).first().click();
    const dialog = page.getByRole("dialog", { name: english("window.forms.unsaved.title") });
    if (unsaved) await dialog.getByRole("button", { name: english("window.forms.unsaved.leave") }).click();
    await page.getByRole("heading", { name: "Settings", level: 1 }).waitFor();
  };
  await connectByHand(page, sandbox);
  await takeNumber(page);
  await page.getByRole("link", { name: SPOKEN, exact: true }).click();
  await type(secrets["PIN that was not stored"], secrets["certificate that was not stored"]);
  const scan = secretScanner(secrets);
  const fields = scan.inBytes(Buffer.from(await keptInPage(page)), "the page");
  expect(fields).toContain("the page: utf-8 of PIN that was not stored");
  await leave(true);
  await page.goBack();
  await type(number.pin, number.cert);
  await page.getByRole("button", { name: "Save secrets" }).click();
  await page.getByRole("group", { name: "Two-step PIN" }).getByText("stored").waitFor();
  await leave(false);
  expect(scan.inBytes(Buffer.from(await keptInPage(page)), "the page")).toEqual([]);
  const heap = Buffer.from([...(await wordsInHeap(page))].join("\n"));
  expect(scan.inBytes(heap, "the heap")).toEqual([]);
  // The same heap holds what the page does show.
  expect(heap.includes("Northwind Bakery")).toBe(true);
});

test("[ZC3] the scan reads what a browser printed into a PDF", async () => {
  const { page } = await openWindow(browser());
  onTestFinished(() => page.context().close());
  const random = seededRandom();
  const secrets = { PIN: rareDigits(random), token: `EAA${Buffer.from(random.bytes(24)).toString("hex")}` };
  await page.setContent(
    `<h1>Report</h1><p>The PIN is <b>${secrets.PIN}</b>.</p><pre>${secrets.token}</pre><p>&nbsp;</p>`,
  );
  const pdf = await page.pdf();
  expect(pdf.includes(secrets.PIN)).toBe(false);
  const hits = secretScanner(secrets).inBytes(pdf, "report.pdf");
  expect(hits).toContain("report.pdf, unpacked: utf-8 of PIN");
  expect(hits).toContain("report.pdf, unpacked: utf-8 of token");
});
