import type { Page } from "playwright-core";

/**
 * Shows every text of a page about 40 % longer, as a language with long words would, from now on and also
 * after the window changes it. Values of fields and code stay.
 */
export async function inLongWords(page: Page): Promise<void> {
  await page.evaluate(LENGTHEN);
}

/** Shows the page from right to left, as in Arabic or Hebrew. */
export async function fromRightToLeft(page: Page): Promise<void> {
  await page.evaluate(`document.documentElement.dir = "rtl"`);
}

/**
 * What does not fit on the page: text that is cut off without a mark, anything that sticks out of its screen,
 * controls that lie on each other. One line each; empty if all fits.
 */
export async function misfits(page: Page): Promise<readonly string[]> {
  return (await page.evaluate(MISFITS)) as readonly string[];
}

const LENGTHEN = `(() => {
  const MARK = "\\u2060";
  const FILLER = "\\u00eb\\u017atra w\\u00f6rds \\u0175hich th\\u00eb l\\u00e4nguage n\\u00ebeds for \\u00ebvery s\\u00ebntence th\\u00e4t is l\\u00f6ng ";
  const skip = (node) => node.parentElement?.closest("pre, code, script, style, time, .sw-mono, .mantine-Code-root") !== null;
  const lengthen = (node) => {
    const text = node.nodeValue ?? "";
    if (text.endsWith(MARK) || !/\\p{L}{2}/u.test(text) || skip(node)) return;
    const more = Math.max(2, Math.round(text.trim().length * 0.4));
    node.nodeValue = text + " " + FILLER.repeat(Math.ceil(more / FILLER.length)).slice(0, more).trim() + MARK;
  };
  const all = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) lengthen(walker.currentNode);
  };
  all(document.body);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target.nodeType === Node.TEXT_NODE) lengthen(target);
      for (const node of addedNodes) node.nodeType === Node.TEXT_NODE ? lengthen(node) : all(node);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
})()`;

const MISFITS = `(() => {
  const found = [];
  const name = (one) => {
    const text = (one.textContent ?? "").replaceAll("\\u2060", "").replaceAll(/\\s+/g, " ").trim().slice(0, 50);
    return one.tagName.toLowerCase() + (one.getAttribute("class") ?? "").replace(/^/, ".").slice(0, 40) + " “" + text + "”";
  };
  const isShown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isHiddenText = (one) => {
    const { clipPath, clip, position } = getComputedStyle(one);
    return position === "absolute" && (clipPath !== "none" || clip !== "auto");
  };
  const scrolls = (one) => ["auto", "scroll"].includes(getComputedStyle(one).overflowX);
  const insideScroller = (one) => {
    for (let at = one.parentElement; at !== null; at = at.parentElement) if (scrolls(at) && at.tagName !== "MAIN") return true;
    return false;
  };
  for (const one of [document.documentElement, document.querySelector("main")])
    if (one !== null && one.scrollWidth > one.clientWidth + 1)
      found.push("scrolls sideways: " + one.tagName.toLowerCase() + " by " + (one.scrollWidth - one.clientWidth));
  const room = document.documentElement.clientWidth;
  for (const one of document.querySelectorAll("body *")) {
    if (one.closest("svg, pre, code") !== null || !isShown(one) || isHiddenText(one)) continue;
    const box = one.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    if ((box.left < -1 || box.right > room + 1) && !insideScroller(one)) found.push("sticks out: " + name(one));
    const style = getComputedStyle(one);
    const holdsText = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue.trim() !== "");
    if (holdsText && ["hidden", "clip"].includes(style.overflowX) && style.textOverflow !== "ellipsis" && one.scrollWidth > one.clientWidth + 1)
      found.push("cut off: " + name(one));
    if (holdsText && ["hidden", "clip"].includes(style.overflowY) && one.scrollHeight > one.clientHeight + 3 && style.webkitLineClamp === "none")
      found.push("cut off below: " + name(one));
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const node = walker.currentNode;
    const plus = node.nodeValue.search(/\\+\\d[\\d ]{6,}\\d/);
    // A number inside a sentence takes the direction of the language's own translation.
    if (plus === -1 || !/^[\\s\\d+]*$/.test(node.nodeValue) || !isShown(node.parentElement)) continue;
    const left = (at) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().left;
    };
    if (left(plus) > left(node.nodeValue.trimEnd().length - 1)) found.push("reversed number: " + name(node.parentElement));
  }
  const controls = [...document.querySelectorAll("main button, main a[href], header button, header a[href], nav a[href], nav button")]
    .filter((one) => isShown(one) && !isHiddenText(one))
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0);
  for (const [at, a] of controls.entries())
    for (const b of controls.slice(at + 1)) {
      if (a.one.contains(b.one) || b.one.contains(a.one)) continue;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (across > 2 && down > 2) found.push("lie on each other: " + name(a.one) + " and " + name(b.one));
    }
  return [...new Set(found)];
})()`;
