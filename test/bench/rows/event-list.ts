import { join } from "node:path";
import react from "@vitejs/plugin-react";
import type { Browser, CDPSession, Page } from "playwright-core";
import { build } from "vite";
import { openWindow, startChromium } from "../../support/e2e/chromium.ts";
import { serveCore, type ServedCore } from "../../support/e2e/serve-core.ts";
import { openEventFeed, type EventFeed } from "../lib/event-feed.ts";

/** How one way to show events did. */
export type ListResult = {
  readonly name: string;
  readonly rows: number;
  /** From asking for the list to its rows on the page, ms, one per round. */
  readonly paintMs: readonly number[];
  /** What the list adds to the heap after a collection, bytes, one per round. */
  readonly heapBytes: readonly number[];
  /** Lengths of the frames while the whole list scrolls by in two seconds: 95th percentile per round, ms. */
  readonly scrollP95Ms: readonly number[];
  /** Frames a second while events stream in, one per round; empty where that was not tried. */
  readonly framesAt500: readonly number[];
  readonly framesAt5000: readonly number[];
  /** Did every streamed event end up in the list? */
  readonly complete: boolean;
};

export type EventListResult = {
  readonly ours: ListResult;
  readonly virtual: ListResult;
  readonly copied: ListResult;
  readonly plain: ListResult;
  /** A page that draws nothing: frames a second that this machine reaches. */
  readonly idleFrames: readonly number[];
};

const ROWS = 100_000;
const PLAIN_ROWS = 5_000;
const STREAM_MS = 4_000;

type Place = { readonly root: string; readonly scratch: string };

/**
 * Shows 100,000 events in the built window, which holds a few pages of them, and in other ways that hold them
 * all: the same row and style each. The window reads its rows over the loopback server; the others have
 * theirs for nothing.
 */
export async function runEventList({ root, scratch }: Place, rounds: number): Promise<EventListResult> {
  const feed = openEventFeed(ROWS);
  const peersFolder = join(scratch, "peers");
  await buildPeers(join(root, "test", "bench", "peers", "event-list"), peersFolder);
  const window = await serveCore(feed.transport, join(root, "dist", "window"));
  const peers = await serveCore(feed.transport, peersFolder);
  const browser = await startChromium();
  const results = {
    ours: collect("window", ROWS),
    virtual: collect("react-virtual, all rows in memory", ROWS),
    copied: collect("react-virtual, a new array per event", ROWS),
    plain: collect("plain DOM", PLAIN_ROWS),
  };
  const idleFrames: number[] = [];
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const into = round === 0 ? undefined : results;
      await oursOnce(browser, window, { feed, into: into?.ours });
      for (const kind of ["virtual", "copied", "plain"] as const)
        await peerOnce(browser, peers, { feed, kind, into: into?.[kind] });
      if (round > 0) idleFrames.push(await idleOnce(browser, peers));
    }
  } finally {
    await browser.close();
    await window.close();
    await peers.close();
  }
  return { ...results, idleFrames };
}

type Collected = {
  -readonly [K in keyof ListResult]: ListResult[K] extends readonly number[] ? number[] : ListResult[K];
};

function collect(name: string, rows: number): Collected {
  return {
    name,
    rows,
    paintMs: [],
    heapBytes: [],
    scrollP95Ms: [],
    framesAt500: [],
    framesAt5000: [],
    complete: true,
  };
}

type OursOptions = { readonly feed: EventFeed; readonly into: Collected | undefined };

async function oursOnce(browser: Browser, served: ServedCore, { feed, into }: OursOptions): Promise<void> {
  const { page, cdp, close } = await openPage(browser, served);
  try {
    // Once beforehand, so that the screen's own code is there, as the peers' is.
    await go(page, "#/events", "[role=row][data-index]");
    await go(page, "#/about", "main h1");
    const before = await heapOf(cdp);
    const paint = await page.evaluate(paintOfWindow);
    const after = await heapOf(cdp);
    const scroll = await page.evaluate(scrollThrough);
    await page.evaluate(() => document.querySelector("[role=grid]")?.scrollTo({ top: 0 }));
    await page.waitForTimeout(300);
    const slow = await streamed(page, feed, 500);
    const fast = await streamed(page, feed, 5_000);
    await page.waitForTimeout(300);
    const total = await page.getByRole("grid").getAttribute("aria-rowcount");
    if (into === undefined) return;
    into.paintMs.push(paint);
    into.heapBytes.push(after - before);
    into.scrollP95Ms.push(p95(scroll));
    into.framesAt500.push(slow);
    into.framesAt5000.push(fast);
    into.complete &&= Number(total) === feed.count() + 1;
  } finally {
    await close();
  }
}

type PeerOptions = OursOptions & { readonly kind: "virtual" | "copied" | "plain" };

async function peerOnce(
  browser: Browser,
  served: ServedCore,
  { feed, kind, into }: PeerOptions,
): Promise<void> {
  const { page, cdp, close } = await openPage(browser, served);
  try {
    const rows = kind === "plain" ? PLAIN_ROWS : ROWS;
    await page.evaluate(() => peer.open("virtual", 10).then(() => peer.close()));
    const before = await heapOf(cdp);
    const paint = await page.evaluate(([name, count]) => peer.open(name, count), [kind, rows] as const);
    const after = await heapOf(cdp);
    const scroll = await page.evaluate(scrollThrough);
    await page.evaluate(() => document.querySelector("[role=grid]")?.scrollTo({ top: 0 }));
    if (into === undefined) return;
    into.paintMs.push(paint);
    into.heapBytes.push(after - before);
    into.scrollP95Ms.push(p95(scroll));
    if (kind === "plain") return;
    await page.evaluate(() => peer.listen());
    await page.waitForTimeout(300);
    if (kind === "virtual") into.framesAt500.push(await streamed(page, feed, 500));
    into.framesAt5000.push(await streamed(page, feed, 5_000));
  } finally {
    await close();
  }
}

async function idleOnce(browser: Browser, served: ServedCore): Promise<number> {
  const { page, close } = await openPage(browser, served);
  try {
    return await page.evaluate(countFrames, STREAM_MS);
  } finally {
    await close();
  }
}

type Opened = { readonly page: Page; readonly cdp: CDPSession; readonly close: () => Promise<void> };

async function openPage(browser: Browser, served: ServedCore): Promise<Opened> {
  const { page, context } = await openWindow(browser, { width: 1440, height: 900, calm: false });
  page.setDefaultTimeout(60_000);
  await page.goto(served.freshAddress());
  await page.waitForSelector("main h1");
  const cdp = await context.newCDPSession(page);
  return { page, cdp, close: () => context.close() };
}

async function go(page: Page, hash: string, selector: string): Promise<void> {
  await page.evaluate((to) => (location.hash = to), hash);
  await page.waitForSelector(selector);
  await page.waitForTimeout(200);
}

/** Bytes of the heap after everything that is not needed was thrown away. */
async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send("HeapProfiler.collectGarbage");
  await cdp.send("HeapProfiler.collectGarbage");
  const { usedSize } = await cdp.send("Runtime.getHeapUsage");
  return usedSize;
}

/** Streams events in and returns the frames per second meanwhile. */
async function streamed(page: Page, feed: EventFeed, perSecond: number): Promise<number> {
  const [frames] = await Promise.all([
    page.evaluate(countFrames, STREAM_MS),
    feed.stream(perSecond, STREAM_MS),
  ]);
  await page.waitForTimeout(200);
  return frames;
}

function p95(frames: readonly number[]): number {
  return frames.toSorted((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? 0;
}

async function buildPeers(from: string, outDir: string): Promise<void> {
  await build({
    root: from,
    base: "/",
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [react()],
    build: {
      target: "chrome140",
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });
}

// These functions run in the page, so they can use nothing else from this file.

declare const peer: {
  open(kind: string, count: number): Promise<number>;
  close(): void;
  listen(): Promise<void>;
};

/** Opens the list and returns the milliseconds until its first row was painted. */
function paintOfWindow(): Promise<number> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    location.hash = "#/events";
    const look = (): void => {
      const row = document.querySelector("[role=row][data-index] > :nth-child(2)");
      if (row === null) requestAnimationFrame(look);
      else requestAnimationFrame(() => resolve(performance.now() - startedAt));
    };
    requestAnimationFrame(look);
  });
}

/** Scrolls the grid from top to end in two seconds and returns the duration of each frame. */
function scrollThrough(): Promise<number[]> {
  return new Promise((resolve) => {
    const area = document.querySelector("[role=grid]");
    const frames: number[] = [];
    if (area === null) return resolve(frames);
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
  });
}

/** Frames a second over so many milliseconds. */
function countFrames(ms: number): Promise<number> {
  return new Promise((resolve) => {
    let frames = 0;
    let startedAt = 0;
    const step = (now: number): void => {
      if (startedAt === 0) startedAt = now;
      else frames += 1;
      if (now - startedAt < ms) requestAnimationFrame(step);
      else resolve((frames * 1_000) / (now - startedAt));
    };
    requestAnimationFrame(step);
  });
}
