import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Download, Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { LONG } from "../support/long-tests.ts";
import { button, practise, type Person } from "../support/e2e/practice-person.ts";
import { openStage, sharedBrowser } from "../support/e2e/stage.ts";
import {
  askedForWord,
  eventGrid,
  openTab,
  practiseInCloud,
  startReceiver,
  tellOnPremises,
  verdict,
  leaveUnanswered,
  writeOnPhone,
} from "../support/e2e/webhook-person.ts";
import { english } from "../support/e2e/words.ts";
import { tempFolder } from "../support/temp-folder.ts";

const browser = sharedBrowser();

describe("an export out of the window", () => {
  test("[W17] is a file with what was received, whose evidence is let go once its owner says that it is saved", async () => {
    const { page } = await openStage(browser());
    const person: Person = { page, say: english };
    await practiseInCloud(person);
    await openTab(person, "test");
    const word = await askedForWord(person);
    await writeOnPhone(person, word);
    await leaveUnanswered(person);
    await verdict(person, "arrives").waitFor();
    await openTab(person, "privacy");
    const none = page.getByText(english("window.webhooks.privacy.store.heldNone"));
    await page.getByText(/^\d events? kept until/).waitFor();

    await openTab(person, "events");
    await eventGrid(person).getByRole("row").nth(3).waitFor();
    const dialog = await exportDialog(person);
    const [file] = await Promise.all([page.waitForEvent("download"), exportIn(dialog)]);
    const path = await savedAt(file);
    const lines = readFileSync(path, "utf8").trimEnd().split("\n");
    const rows = (await eventGrid(person).getByRole("row").count()) - 1;
    expect(lines).toHaveLength(1 + rows);
    expect(lines.filter((line) => line.includes(`"body":"${word}"`))).toHaveLength(1);
    const isSaved = dialog.getByRole("button", { name: english("window.events.export.saved") });
    await isSaved.waitFor();
    await closeDialog(dialog);
    await openTab(person, "privacy");
    await page.getByText(/^\d events? kept until/).waitFor();
    expect(await none.count()).toBe(0);

    await openTab(person, "events");
    const again = await exportDialog(person);
    await Promise.all([page.waitForEvent("download"), exportIn(again)]);
    await again.getByRole("button", { name: english("window.events.export.saved") }).click();
    await again.getByText(/^\d events? now counts? as exported/).waitFor();
    await closeDialog(again);
    await openTab(person, "privacy");
    await none.waitFor();
  });

  test("is not gathered in the page's memory, however large it grows", LONG, async () => {
    const { page } = await openStage(browser());
    const person: Person = { page, say: english };
    await practise(person);
    await tellOnPremises((await startReceiver(person)).onPrem, "one that is there to be exported");
    await openTab(person, "events");
    await eventGrid(person).getByRole("row").nth(1).waitFor();

    const before = await bytesInPage(page);
    let grown: number | undefined;
    // The program's own answers, of a store that is larger than a test's.
    await page.route("**/rpc", async (route) => {
      const call = route.request().postDataJSON() as { method: string; input: { after?: number } };
      if (!call.method.endsWith("webhooks.export")) return route.continue();
      const next = (call.input.after ?? 0) + 1;
      if (next === PIECES) grown = (await bytesInPage(page)) - before;
      const piece = {
        text: String(next % 10).repeat(PIECE_BYTES),
        events: 1,
        evidence: [],
        ...(next < PIECES ? { next } : {}),
      };
      await route.fulfill({ json: { ok: true, value: piece } });
    });
    const dialog = await exportDialog(person);
    const [file] = await Promise.all([page.waitForEvent("download", { timeout: 60_000 }), exportIn(dialog)]);
    expect(statSync(await savedAt(file)).size).toBe(PIECES * PIECE_BYTES);
    expect(grown).toBeLessThan(20 * PIECE_BYTES);
  });
});

const PIECES = 60;
const PIECE_BYTES = 1_000_000;

async function exportDialog(person: Person): Promise<Locator> {
  await button(person, "window.events.export.open").click();
  return person.page.getByRole("dialog", { name: english("window.events.export.title") });
}

async function exportIn(dialog: Locator): Promise<void> {
  await dialog.getByRole("button", { name: english("window.events.export.go") }).click();
}

async function closeDialog(dialog: Locator): Promise<void> {
  await dialog
    .getByRole("button", { name: english("window.events.export.close") })
    .last()
    .click();
  await dialog.waitFor({ state: "hidden" });
}

async function savedAt(file: Download): Promise<string> {
  const path = join(tempFolder(), "export");
  await file.saveAs(path);
  return path;
}

/** What the page's own memory holds once what nobody needs is gone from it. */
async function bytesInPage(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return usedSize;
}
