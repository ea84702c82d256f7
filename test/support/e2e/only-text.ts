import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { tapWire } from "./wire-tap.ts";

/**
 * Fails the test at its end if a dialog, popup or foreign page opened, or a URL outside the program was
 * requested.
 */
export async function watchForMore(page: Page, origin: string): Promise<void> {
  const opened: string[] = [];
  page.on("dialog", (dialog) => {
    opened.push(dialog.message());
    dialog.dismiss().catch(() => undefined);
  });
  page.on("popup", (popup) => opened.push(popup.url()));
  page.on("framenavigated", (frame) => {
    if (!frame.url().startsWith(origin)) opened.push(frame.url());
  });
  const { addresses } = await tapWire(page);
  onTestFinished(() => {
    expect(opened).toEqual([]);
    expect(addresses().filter((address) => !address.startsWith(origin))).toEqual([]);
  });
}

type Facts = Readonly<Record<"images" | "frames" | "scripts" | "links" | "handlers", number>> & {
  readonly struck: unknown;
  readonly polluted: unknown;
  readonly text: string;
  readonly title: string;
};

// Escape sequences, and characters that change the writing direction or are invisible. Line breaks and tabs
// are the page's own; joiners stay allowed in names because some scripts need them.
const UNSEEN = /[[\p{Cf}\p{Cc}]--[\n\r\t\u200c\u200d]]/v;

/**
 * Checks that no hostile text became an element, ran, or hides in invisible characters. `never` are texts
 * that must not appear unchanged on the page.
 */
export async function expectsOnlyText(page: Page, never: readonly string[] = []): Promise<void> {
  const { text, title, ...facts } = (await page.evaluate(`(() => {
    const hrefs = [...document.querySelectorAll("a[href], area[href], form[action]")]
      .map((one) => (one.getAttribute("href") ?? one.getAttribute("action")).trim().toLowerCase());
    const handles = (one) => one.getAttributeNames().some((name) => name.startsWith("on"));
    return {
      struck: window.struck ?? "nothing",
      polluted: Object.prototype.struck ?? "nothing",
      images: document.querySelectorAll("main img, main picture, main video, main audio, [role=dialog] img").length,
      frames: document.querySelectorAll("iframe, frame, object, embed, base, meta[http-equiv=refresh i]").length,
      scripts: [...document.querySelectorAll("script, style")].filter((one) => one.textContent.includes("struck")).length,
      links: hrefs.filter((one) => !/^(#|\\/|https?:)/.test(one) || one.includes("evil.example")).length,
      handlers: [...document.querySelectorAll("*")].filter(handles).length,
      text: document.body.innerText,
      title: document.title,
    };
  })()`)) as Facts;
  expect(facts).toEqual({
    struck: "nothing",
    polluted: "nothing",
    images: 0,
    frames: 0,
    scripts: 0,
    links: 0,
    handlers: 0,
  });
  expect(UNSEEN.exec(`${text}${title}`)?.[0]).toBeUndefined();
  for (const one of never) expect(text).not.toContain(one);
}
