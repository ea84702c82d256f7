import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { openWindow, startChromium } from "../../support/e2e/chromium.ts";
import { serveHost, type ServedHost } from "../../support/e2e/served-host.ts";
import { bridgeFrames } from "./bridge-frames.ts";

/** What the window weighs and how fast it is, in Chromium over the loopback host. */
export type WindowResult = {
  /** Bytes of JavaScript that a first load needs, compressed. */
  readonly initialBytes: number;
  /** Bytes of all JavaScript, compressed. */
  readonly allBytes: number;
  /** From navigation to a screen that answers, ms. */
  readonly usableMs: readonly number[];
  /** An empty page of the same host, ms. */
  readonly blankMs: readonly number[];
  /** Longest frame while 1,000 numbers scroll by, ms, one per round. */
  readonly longestFrameMs: readonly number[];
  /** All frames of all rounds, ms: the 95th percentile. */
  readonly frameP95Ms: number;
  readonly rows: number;
  /** Every frame while a number crosses the bridge, ms. */
  readonly crossingFramesMs: readonly number[];
};

const NUMBERS = 1_000;

type Place = { readonly root: string; readonly scratch: string };

/** Opens the built window once to warm up, then `rounds` times. */
export async function runWindow({ root, scratch }: Place, rounds: number): Promise<WindowResult> {
  const host = await serveHost({ asShipped: true, dataDir: join(scratch, "window-data") });
  const browser = await startChromium();
  try {
    const page = await signedIn(browser, host);
    await seed(page);
    const usableMs: number[] = [];
    const blankMs: number[] = [];
    const frames: number[][] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const blank = await msUntil(page, `${host.origin}/no-such-page`, "body");
      const usable = await msUntil(page, `${host.origin}/`, "main h1");
      const scrolled = await scrollThrough(page);
      if (round === 0) continue;
      blankMs.push(blank);
      usableMs.push(usable);
      frames.push(scrolled);
    }
    const crossingFramesMs = await bridgeFrames(page, host.origin);
    const all = frames.flat().sort((a, b) => a - b);
    return {
      ...weigh(join(root, "dist", "window")),
      usableMs,
      blankMs,
      longestFrameMs: frames.map((round) => Math.max(...round)),
      frameP95Ms: all[Math.floor(all.length * 0.95)] ?? 0,
      rows: NUMBERS,
      crossingFramesMs,
    };
  } finally {
    await browser.close();
    await host.end("SIGTERM");
  }
}

async function signedIn(browser: Browser, host: ServedHost): Promise<Page> {
  const { page } = await openWindow(browser, { calm: false });
  await page.goto(host.url);
  await page.waitForSelector("main h1");
  return page;
}

/** A workspace with many numbers, saved through the window's own contract. */
async function seed(page: Page): Promise<void> {
  const numbers = Array.from({ length: NUMBERS }, (_, index) => ({
    phoneNumberId: `10654${String(index).padStart(8, "0")}`,
    cc: "1",
    phoneNumber: `202555${String(index).padStart(4, "0")}`,
    displayName: `Branch ${index}`,
  }));
  const workspace = {
    id: "ws-bench1",
    name: "A thousand numbers",
    dialect: { brand: "chat", apiVersion: "v23.0" },
    numbers,
  };
  const answer = await page.evaluate(
    async (input) => {
      const response = await fetch("/rpc", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ method: "workspaces.save", input }),
      });
      return response.text();
    },
    { revision: 0, workspace },
  );
  if (!answer.includes('"ok":true'))
    throw new Error(`The numbers could not be saved: ${answer.slice(0, 300)}`);
}

/** Milliseconds from the start of a navigation until an element is in the page. */
export async function msUntil(page: Page, address: string, selector: string): Promise<number> {
  await page.goto("about:blank");
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForSelector(selector);
  return page.evaluate(() => performance.now());
}

/** Scrolls the longest element from top to end in two seconds and returns the duration of each frame. */
export async function scrollThrough(page: Page): Promise<number[]> {
  await page.waitForTimeout(500);
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const area = [...document.querySelectorAll("*")]
          .filter((element) => getComputedStyle(element).overflowY !== "visible")
          .sort((a, b) => b.scrollHeight - b.clientHeight - (a.scrollHeight - a.clientHeight))[0];
        const frames: number[] = [];
        if (area === undefined) return resolve(frames);
        const way = area.scrollHeight - area.clientHeight;
        const startedAt = performance.now();
        let last = startedAt;
        const step = (now: number): void => {
          frames.push(now - last);
          last = now;
          area.scrollTop = way * Math.min(1, (now - startedAt) / 2_000);
          if (now - startedAt < 2_000) requestAnimationFrame(step);
          else resolve(frames.slice(1));
        };
        requestAnimationFrame(step);
      }),
  );
}

/** Compressed size of what the page names and of all that it may load later. */
function weigh(folder: string): Pick<WindowResult, "initialBytes" | "allBytes"> {
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const named = [...page.matchAll(/assets\/([^"]+\.js)/g)].map(([, name]) => name ?? "");
  const code = (name: string): string => readFileSync(join(folder, "assets", name), "utf8");
  const sum = (names: ReadonlySet<string>): number =>
    [...names].reduce((total, name) => total + gzipSync(code(name)).byteLength, 0);
  return {
    initialBytes: sum(reached(named, (name) => importsOf(code(name), STATIC))),
    allBytes: sum(reached(named, (name) => importsOf(code(name), ANY))),
  };
}

/** What a module needs before it runs, and whatever it may name, behind `import()` too. */
const STATIC = /(?:^|[;\s}])(?:import|export)\s*(?:[\w*{}\s,$]+?from\s*)?["'`]\.\/([^"'`]+\.js)["'`]/g;
const ANY = /["'`]\.\/([^"'`]+\.js)["'`]/g;

function importsOf(code: string, pattern: RegExp): readonly string[] {
  return [...code.matchAll(pattern)].map(([, name]) => name ?? "");
}

function reached(from: readonly string[], next: (name: string) => readonly string[]): ReadonlySet<string> {
  const seen = new Set(from);
  for (const name of seen) for (const other of next(name)) seen.add(other);
  return seen;
}
