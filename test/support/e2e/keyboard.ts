import type { Page } from "playwright-core";

/** What has the focus: its role or element, its name, and whether its focus can be seen. */
export type Focus = {
  readonly kind: string;
  readonly name: string;
  /** Does the element look different with the focus than without: an outline, a ring, or a caret in a field? */
  readonly visible: boolean;
  /** Is it only pointed at for those who listen, such as a title or a panel? A key does nothing there. */
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
  // A ring over what it surrounds is drawn behind the content of an element.
  const ringed = (each) => drawn(getComputedStyle(each)) || drawn(getComputedStyle(each, "::after"));
  const around = [one, one.parentElement, one.nextElementSibling, ...(one.parentElement?.children ?? [])].filter((each) => each !== null);
  const field = ["INPUT", "TEXTAREA", "SELECT"].includes(one.tagName);
  const bordered = field && getComputedStyle(one).borderStyle !== "none";
  // The title of a screen or a panel takes the focus for those who listen; nothing can be done with it.
  const toListen = /^H[12]$/.test(one.tagName) || one.getAttribute("tabindex") === "-1";
  return { kind: one.getAttribute("role") ?? one.tagName.toLowerCase(), name, visible: toListen || bordered || around.some(ringed), toListen };
})()`;

/** Reads what has the focus now. */
export async function focusOf(page: Page): Promise<Focus> {
  return (await page.evaluate(LOOK)) as Focus;
}

/** Goes on with Tab until something with this name that takes keys has the focus. Fails when the focus is lost or cannot be seen on the way. */
export async function tabTo(page: Page, name: string | RegExp, key = "Tab"): Promise<void> {
  const met: string[] = [];
  for (let presses = 0; presses < 90; presses += 1) {
    const focus = await focusOf(page);
    const fits = typeof name === "string" ? focus.name === name : name.test(focus.name);
    // A panel has the names of all that stands in it.
    if (fits && !focus.toListen) return;
    await page.keyboard.press(key);
    const next = await focusOf(page);
    // Past its last element the page hands the focus to the browser once, and takes it back.
    if (next.kind !== "body" && !next.visible)
      throw new Error(`the focus on "${next.name}" (${next.kind}) cannot be seen`);
    met.push(next.name);
  }
  throw new Error(`no way to "${String(name)}" by keyboard; met: ${met.join(" · ")}`);
}
