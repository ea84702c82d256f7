import type { Page } from "playwright-core";

/** The focused element: its role or element name, its accessible name, and whether the focus is visible. */
export type Focus = {
  readonly kind: string;
  readonly name: string;
  /** True if the element shows its focus: an outline, a ring, or a caret in a field. */
  readonly visible: boolean;
  /**
   * True if the element is focused for screen readers only, such as a title or a panel; keys do nothing
   * there.
   */
  readonly toListen: boolean;
};

const LOOK = `(() => {
  const one = document.activeElement;
  if (one === null || one === document.body) return { kind: "body", name: "", visible: false, toListen: true };
  const labels = [...(one.labels ?? [])].map((label) => label.innerText.trim());
  const by = (one.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id)?.innerText ?? "");
  const name = one.getAttribute("aria-label") || labels.join(" ") || by.join(" ").trim() || (one.innerText ?? "").trim();
  const drawn = (style) =>
    (style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0) || style.boxShadow !== "none";
  // A ring around a group is drawn behind the content of an element.
  const ringed = (each) => drawn(getComputedStyle(each)) || drawn(getComputedStyle(each, "::after"));
  const around = [one, one.parentElement, one.nextElementSibling, ...(one.parentElement?.children ?? [])].filter((each) => each !== null);
  const field = ["INPUT", "TEXTAREA", "SELECT"].includes(one.tagName);
  const bordered = field && getComputedStyle(one).borderStyle !== "none";
  // The title of a screen or a panel is focused for screen readers only; keys do nothing there.
  const toListen = /^H[12]$/.test(one.tagName) || one.getAttribute("tabindex") === "-1";
  return { kind: one.getAttribute("role") ?? one.tagName.toLowerCase(), name, visible: toListen || bordered || around.some(ringed), toListen };
})()`;

/** Reads the focused element. */
export async function focusOf(page: Page): Promise<Focus> {
  return (await page.evaluate(LOOK)) as Focus;
}

/**
 * Presses Tab until an element with this name that accepts keys has the focus. Throws if the focus is lost or
 * invisible on the way.
 */
export async function tabTo(page: Page, name: string | RegExp, key = "Tab"): Promise<void> {
  const met: string[] = [];
  for (let presses = 0; presses < 90; presses += 1) {
    const focus = await focusOf(page);
    const fits = typeof name === "string" ? focus.name === name : name.test(focus.name);
    // A panel's name includes the names of everything inside it.
    if (fits && !focus.toListen) return;
    await page.keyboard.press(key);
    const next = await focusOf(page);
    // After its last element the page passes the focus to the browser once, then gets it back.
    if (next.kind !== "body" && !next.visible)
      throw new Error(`the focus on "${next.name}" (${next.kind}) cannot be seen`);
    met.push(next.name);
  }
  throw new Error(`no way to "${String(name)}" by keyboard; met: ${met.join(" · ")}`);
}
