import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fakeCore } from "../support/fake-core.ts";
import { openWindow, startChromium } from "../support/e2e/chromium.ts";
import { serveCore, type ServedCore } from "../support/e2e/serve-core.ts";
import { eventOf } from "../support/imagined-events.ts";
import { BAKERY, idOf, workspaceOf } from "../ui/overview/imagined.ts";

/** What somebody could write to a business in the hope that a window shows it as more than text. */
const CORPUS = [
  `<img src="https://evil.example/p.png" onerror="window.__ran=1">`,
  `<svg/onload=window.__ran=1>`,
  `<script>window.__ran=1</script><style>@import "https://evil.example/x.css"</style>`,
  `<iframe srcdoc="<script>parent.__ran=1</script>"></iframe>`,
  `<meta http-equiv=refresh content="0;url=https://evil.example">`,
  `<base href="https://evil.example/"><link rel=stylesheet href="x.css">`,
  `"><a href="javascript:window.__ran=1">click</a>`,
  "javascript:window.__ran=1//https://evil.example/steal?q=1 www.evil.example mailto:a@evil.example",
  "[click](https://evil.example) ![p](https://evil.example/p.png)",
  "{{constructor.constructor('window.__ran=1')()}} ${window.__ran=1} #{7*7} <%= 7*7 %>",
  "\u202egnp.exe \u2066\u2067\u200b\u200d\u2060\ufeff\u00ad\u{e0041}",
  "\u001b]8;;https://evil.example\u0007link\u001b]8;;\u0007 \u001b[2J\u009b31m \u0000",
  "\u0300\u0301\u0302".repeat(400),
  "a".repeat(50_000),
  "data:text/html,<script>window.__ran=1</script>",
  "#/settings #/practice",
];

const NAMES = {
  __proto__x: 1,
  constructor: { prototype: { ran: 1 } },
  "<b>name</b>": 1,
  onclick: "window.__ran=1",
};

let browser: Browser;
let served: ServedCore;

beforeAll(async () => {
  const events = CORPUS.map((text, index) =>
    eventOf(index + 1, {
      workspace: BAKERY,
      phoneNumberId: idOf(0),
      preview: text.slice(0, 160),
      type: text.slice(0, 64),
      user: text.slice(0, 64),
      messageId: text.slice(0, 250),
    }),
  ).toReversed();
  // All of it in one body, which is then shown decoded and raw.
  const part = JSON.stringify({ texts: CORPUS, ...NAMES }).replace("__proto__x", "__proto__");
  const details = events.slice(0, 1).map((event) => ({
    event,
    notification: {
      receivedAt: event.receivedAt,
      bytes: part.length,
      shape: "cloud" as const,
      events: 1,
      cut: false,
    },
    body: { kind: "kept" as const, raw: part, shortened: false, part },
    arrivals: [{ at: event.receivedAt, source: "cloud" as const, signature: "valid" as const }],
    forwarded: { at: event.receivedAt, ms: 1, failed: CORPUS.join(" ").slice(0, 2_000) },
  }));
  const core = fakeCore({ workspaces: [workspaceOf(1)], events, details, host: "browser" });
  served = await serveCore(core.transport, join(import.meta.dirname, "../../dist/window"));
  browser = await startChromium();
});

afterAll(async () => {
  await browser?.close();
  await served?.close();
});

test("payload text never runs, loads, navigates or hides: in the list, decoded and raw", async () => {
  const { page, context, complaints } = await openWindow(browser);
  const asked: string[] = [];
  context.on("request", (request) => {
    if (!request.url().startsWith(served.origin)) asked.push(request.url());
  });
  let windows = 0;
  context.on("page", () => (windows += 1));
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    dialog.dismiss().catch(() => undefined);
  });
  await page.goto(served.url);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(`location.hash = "#/events/${CORPUS.length}"`);
  const panel = page.getByRole("region", { name: "One event" });
  await panel.getByRole("region", { name: "Decoded body" }).waitFor();
  const decoded = await panel.innerText();
  for (const text of ["<svg/onload=window.__ran=1>", "\\u{202e}gnp.exe", "__proto__", "<b>name</b>"])
    expect(decoded).toContain(text);
  await panel.getByText("Raw", { exact: true }).click();
  const body = panel.getByRole("region", { name: "Raw" });
  const raw = await body.innerText();
  await body.click();
  const grid = page.getByRole("grid");
  // Joiners stay in short texts, since scripts need them; the raw view shows even those.
  expect(`${decoded}${await panel.innerText()}${await grid.innerText()}`).not.toMatch(
    /[[\p{Cf}\p{Cc}\p{Co}]--[\n\t\u200c\u200d]]/v,
  );
  expect(raw).not.toMatch(/[\u200c\u200d]/);
  for (const part of [panel, grid])
    expect(await part.locator("a, img, script, iframe, object, embed, style, link, meta, base").count()).toBe(
      0,
    );
  expect(await page.evaluate(`"__ran" in window`)).toBe(false);
  expect(await page.evaluate(() => "ran" in Object.prototype)).toBe(false);
  expect(new URL(page.url()).origin).toBe(served.origin);
  expect({ asked, windows, dialogs, complaints }).toEqual({
    asked: [],
    windows: 0,
    dialogs: [],
    complaints: [],
  });
  await context.close();
});
