import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { LONG } from "../support/long-tests.ts";
import {
  button,
  carryOn,
  link,
  practise,
  prepareMove,
  startRun,
  type Person,
} from "../support/e2e/practice-person.ts";
import { practiceSecrets } from "../support/e2e/practice-truth.ts";
import { renamed } from "../support/e2e/renamed.ts";
import { openStage, sharedBrowser } from "../support/e2e/stage.ts";
import { proveByMessage } from "../support/e2e/webhook-person.ts";
import { verifyReport } from "../../main/core/report/signature.ts";
import { english } from "../support/e2e/words.ts";
import { tempFolder } from "../support/temp-folder.ts";

const browser = sharedBrowser();

/** Moves the practice number to the cloud. */
async function moved(page: Page): Promise<Person> {
  const person: Person = { page, say: english };
  await practise(person);
  await prepareMove(person, "to-cloud");
  await startRun(person);
  await carryOn(person);
  return person;
}

/** How many pages a browser prints. */
async function pagesOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

async function paperOf(page: Page): Promise<Locator> {
  const paper = page.getByRole("article");
  await paper.getByRole("list", { name: english("window.proof.list") }).waitFor();
  return paper;
}

test("the end of a migration leads to a certificate that prints as one page, without the frame, marked as Practice", async () => {
  const { page } = await openStage(browser());
  const person = await moved(page);
  await link(person, "window.run.certificate").click();
  const paper = await paperOf(page);
  await paper.getByText("PRACTICE: nothing here is real").waitFor();
  // What is missing is named, and offers nothing to press on paper.
  await paper.getByText("No test since the move.").waitFor();
  await paper.getByText("Message arrived · Reply delivered · Production endpoint ready").waitFor();
  expect(await paper.getByRole("link").count()).toBe(0);
  expect(await paper.getByRole("button").count()).toBe(0);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  // A4 at 96 dots per inch.
  await page.setViewportSize({ width: 794, height: 1_123 });
  expect(await page.getByRole("navigation").first().isVisible()).toBe(false);
  expect(await page.evaluate(`getComputedStyle(document.querySelector("article")).backgroundColor`)).toBe(
    "rgb(255, 255, 255)",
  );
  expect((await paper.boundingBox())?.x).toBeLessThan(1);
  expect((await paper.boundingBox())?.height).toBeLessThan(1_123);
  expect(await pagesOf(page)).toBe(1);
});

test(
  "a certificate stays one page with a very long display name and in a longer language, and shows no more than a line of the name",
  LONG,
  async () => {
    const { page } = await openStage(browser());
    await moved(page);
    const address = page.url();
    await renamed(page, `${"Northwind & Daughters Bakery ".repeat(30)}<b>W</b>`);
    await page.reload();
    await page.goto(`${address}/certificate`);
    const paper = await paperOf(page);
    await paper
      .getByText(/^Northwind & Daughters/)
      .first()
      .waitFor();
    expect(await pagesOf(page)).toBe(1);
    await page.keyboard.press("Control+k");
    await page.getByRole("textbox", { name: english("window.palette.label") }).fill("español");
    await page.getByRole("button", { name: /Language: Español/ }).click();
    await page.locator("html[lang=es]").waitFor();
    await page.getByRole("article").getByText("PRÁCTICA: aquí nada es real").waitFor();
    await page.getByRole("article").getByRole("list").waitFor();
    expect(await pagesOf(page)).toBe(1);
  },
);

test(
  "a certificate with its proofs is saved as a file that opens alone: no script, no request, no secret",
  LONG,
  async () => {
    const { page, dataDir } = await openStage(browser());
    const person = await moved(page);
    const address = page.url();
    await proveByMessage(person);
    const hostile = `<img src="https://evil.example/x" onerror="alert(1)"></style><script>alert(2)</script>`;
    await renamed(page, hostile);
    await page.goto(`${address}/certificate`);
    await page.reload();
    const paper = await paperOf(page);
    await paper.getByText(/is in the cloud, and messages arrive\./).waitFor();
    const saving = page.waitForEvent("download");
    await button(person, "window.migrationCertificate.save").click();
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(/^switchover-practice-certificate-r-\d{8}-\w{6}\.html$/);
    const path = join(tempFolder(), "certificate.html");
    await download.saveAs(path);
    const file = readFileSync(path, "utf8");
    expect(file).not.toContain("<script");
    expect(file).not.toContain("<img");
    const secrets = practiceSecrets(dataDir);
    expect(secrets.size).toBeGreaterThan(6);
    for (const [name, secret] of secrets) {
      // Six digits also occur in times and IDs; the PIN is searched for as a word.
      const found = secret.length > 6 ? file.includes(secret) : new RegExp(`\\b${secret}\\b`).test(file);
      expect(found, name).toBe(false);
    }

    const alone = await browser().newContext({
      javaScriptEnabled: false,
      offline: true,
      timezoneId: "Europe/Berlin",
    });
    try {
      const other = await alone.newPage();
      const asked: string[] = [];
      other.on("request", (request) => asked.push(request.url()));
      const complaints: string[] = [];
      other.on("console", (message) => complaints.push(message.text()));
      await other.goto(pathToFileURL(path).href);
      expect(await other.getByRole("article").innerText()).toBe(await paper.innerText());
      expect(asked.filter((url) => !url.startsWith("data:"))).toEqual([pathToFileURL(path).href]);
      expect(complaints).toEqual([]);
      expect(await other.getByRole("article").boundingBox()).toMatchObject({ width: 794 });
      expect(await pagesOf(other)).toBe(1);
    } finally {
      await alone.close();
    }
  },
);

test(
  "[R1] the signed report of a migration is saved from its certificate, and is genuine",
  LONG,
  async () => {
    const { page } = await openStage(browser());
    const person = await moved(page);
    await link(person, "window.run.certificate").click();
    await paperOf(page);
    const downloaded = page.waitForEvent("download");
    await page.getByRole("button", { name: english("window.migrationCertificate.report.save") }).click();
    await page
      .getByRole("menuitem", { name: english("window.migrationCertificate.report.form.html") })
      .click();
    const download = await downloaded;
    expect(download.suggestedFilename()).toMatch(/^switchover-practice-report-r-\d{8}-\w{6}\.html$/);
    const path = join(tempFolder(), "report.html");
    await download.saveAs(path);
    expect(verifyReport(readFileSync(path))).toMatchObject({ kind: "genuine", statement: { form: "html" } });
    await page.getByText(/Fingerprint of the key: [0-9A-F]{4} /).waitFor();
  },
);
