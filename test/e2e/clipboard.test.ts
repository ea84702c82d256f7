import { describe, expect, test } from "vitest";
import { button, practise, type Person } from "../support/e2e/practice-person.ts";
import { openStage, sharedBrowser } from "../support/e2e/stage.ts";
import { openTab, startReceiver } from "../support/e2e/webhook-person.ts";
import { english } from "../support/e2e/words.ts";

const browser = sharedBrowser();

describe("[ZT5] [I13] the receiver's whole URL, once copied in a browser", () => {
  test("is cleared from the clipboard after 30 s, from another screen too, and not what came after it", async () => {
    const { page, context } = await openStage(browser());
    const person: Person = { page, say: english };
    await practise(person);
    await startReceiver(person);
    const name = english("window.webhooks.receiver.local");
    const copy = page.getByRole("button", { name: english("window.webhooks.address.copy", { name }) });
    const note = english("window.copy.clearedHere", { seconds: 30 });
    expect(await page.getByText(note).count()).toBeGreaterThan(0);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const clipboard = (): Promise<unknown> => page.evaluate("navigator.clipboard.readText()");
    await page.clock.install();

    // The page may read: what came after the secret stays.
    await copy.click();
    await expect.poll(clipboard).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[\w-]{20,}$/);
    await page.evaluate('navigator.clipboard.writeText("a poem")');
    await page.clock.fastForward(31_000);
    await page.clock.runFor(1000);
    expect(await clipboard()).toBe("a poem");

    // It may not read: nothing else can have been copied while the window stayed in front.
    await copy.click();
    await expect.poll(clipboard).toContain("http://127.0.0.1");
    await context.clearPermissions();
    // A browser without a window grants nothing by itself, a window in front may write.
    await context.grantPermissions(["clipboard-write"]);
    await page.clock.fastForward(31_000);
    await page.clock.runFor(1000);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await expect.poll(clipboard).toBe("");

    // It may read: the secret is cleared because it is still there, on another screen too.
    await copy.click();
    await expect.poll(clipboard).toContain("http://127.0.0.1");
    await openTab(person, "events");
    await page.clock.fastForward(31_000);
    await expect.poll(clipboard).toBe("");
    expect(await button(person, "window.copy.failed").count()).toBe(0);
  });
});
