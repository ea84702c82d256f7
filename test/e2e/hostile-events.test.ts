import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { expectsOnlyText, watchForMore } from "../support/e2e/only-text.ts";
import { button, practise, type Person } from "../support/e2e/practice-person.ts";
import { practiceTruth } from "../support/e2e/practice-truth.ts";
import { openStage, sharedBrowser } from "../support/e2e/stage.ts";
import { eventGrid, eventPanel, openTab, startReceiver } from "../support/e2e/webhook-person.ts";
import { english } from "../support/e2e/words.ts";
import {
  HOSTILE_TEXTS,
  hostileNotifications,
  hostileOnPremises,
} from "../support/webhooks/hostile-payloads.ts";

const browser = sharedBrowser();

describe("a notification that says hostile things is shown as text: nothing runs, nothing is loaded, nothing opens", () => {
  test("in the list, in its detail, in filters, in the export's dialog and around the cut-over", async () => {
    // High enough for every event to be in sight.
    const { page, host, dataDir } = await openStage(browser(), { height: 2_000 });
    const person: Person = { page, say: english };
    await watchForMore(page, host().origin);
    await practise(person);
    const receiver = await startReceiver(person);
    const { appSecret, phoneNumberId } = practiceTruth(dataDir).opening.fixtures;
    expect(await posted(receiver.onPrem, hostileOnPremises().body, {})).toBe(200);
    for (const { what, body } of hostileNotifications(phoneNumberId)) {
      const mac = createHmac("sha256", appSecret).update(body).digest("hex");
      expect([what, await posted(receiver.cloud, body, { "x-hub-signature-256": `sha256=${mac}` })]).toEqual([
        what,
        200,
      ]);
    }
    expect(
      await posted(
        receiver.cloud,
        JSON.stringify({ entry: [{ changes: [{ field: HOSTILE_TEXTS[1] }] }] }),
        {},
      ),
    ).toBe(401);

    await openTab(person, "events");
    const grid = eventGrid(person);
    const last = grid.getByRole("row").last();
    await last.getByText("<script>window.struck=1").first().waitFor();
    await expectsOnlyText(page);
    const count = (await grid.getByRole("row").count()) - 1;
    expect(count).toBe(1 + 9 + 4 + 1 + HOSTILE_TEXTS.length + 3);
    // The newest are hostile as a whole; of those that only say a hostile thing each, one shows how all are shown.
    const shown: string[] = [];
    for (const index of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 15, count - 1])
      shown.push(await looksInto(person, index));
    for (const text of ["<svg/onload=window.struck=3>", String.raw`\u{202e}gnp.exe`, "__proto__"])
      expect(shown.join("\n"), "what was written is shown").toContain(text);
    await button(person, "window.events.detail.close").click();
    await eventPanel(person).waitFor({ state: "hidden" });

    const search = page.getByRole("textbox", { name: english("window.events.filter.search") });
    const inForce = page.getByRole("group", { name: english("window.events.filter.set") });
    for (const text of [HOSTILE_TEXTS[10], HOSTILE_TEXTS[12], '" OR 1=1 -- NEAR("*', HOSTILE_TEXTS[1]]) {
      await search.fill((text ?? "").slice(0, 200));
      await search.press("Enter");
      await inForce.waitFor();
      await expectsOnlyText(page);
    }
    await button(person, "window.events.export.open").click();
    const dialog = page.getByRole("dialog", { name: english("window.events.export.title") });
    await dialog.getByText("onerror").waitFor();
    await expectsOnlyText(page);
    await dialog
      .getByRole("button", { name: english("window.events.export.close") })
      .last()
      .click();
    await dialog.waitFor({ state: "hidden" });

    await openTab(person, "cutover");
    await button(person, "window.cutover.tableShow").click();
    await page.getByRole("table", { name: english("window.cutover.table") }).waitFor();
    await expectsOnlyText(page);
    await openTab(person, "overview");
    const found = page.getByRole("region", { name: english("window.webhooks.watch.findings") });
    await found.getByText(english("window.webhooks.watch.detector.unsigned")).waitFor();
    await expectsOnlyText(page);
  });
});

async function posted(
  url: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  const answer = await fetch(url, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...headers },
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Opens an event, its tree some levels deeper, and its raw text; gives what is shown then. */
async function looksInto(person: Person, index: number): Promise<string> {
  const { page } = person;
  await eventGrid(person)
    .getByRole("row")
    .nth(index + 1)
    .click();
  const panel = eventPanel(person);
  const raw = panel.getByRole("region", { name: english("window.events.detail.raw") });
  const tree = panel.getByRole("region", { name: english("window.events.tree.label") });
  await raw.or(tree).waitFor();
  if (await tree.isVisible()) {
    const shut = tree.locator("button[aria-expanded=false]");
    for (let opened = 0; opened < 3 && (await shut.count()) > 0; opened += 1) await shut.first().click();
    await expectsOnlyText(page);
    await panel.getByText(english("window.events.detail.raw"), { exact: true }).click();
  }
  await raw.waitFor();
  await expectsOnlyText(page);
  // The raw text hides nothing at all, joiners and odd spaces included.
  expect(await raw.innerText()).not.toMatch(/\u200c|\u200d|[\u00a0\u2000-\u200a]/);
  return panel.innerText();
}
