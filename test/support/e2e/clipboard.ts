import type { Page } from "playwright-core";

/** Pastes a text into the focused field through the clipboard. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
  await page.keyboard.press("ControlOrMeta+V");
}
