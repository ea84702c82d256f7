import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { anotherWindow, openWindow, startChromium } from "../../support/e2e/chromium.ts";
import { serveHost, type ServedHost } from "../../support/e2e/served-host.ts";
import type { Row } from "../lib/report.ts";
import { inMs, median } from "../lib/statistics.ts";
import { msUntil, scrollThrough } from "./window.ts";

const WORKSPACES = 2;
/** As many as a workspace can have. */
const NUMBERS = 5_000;
const WINDOWS = 10;
const ROUNDS = 5;
const USABLE_MS = 1_000;
const FRAME_MS = 50;
const STARTED_MS = 2_000;
const FIRST_ROW = "[role=table] [role=row] [role=cell]";

type Place = { readonly root: string; readonly scratch: string };

/** The window from a cold start, with ten thousand numbers, and ten windows at once. */
export async function manyRows({ root, scratch }: Place): Promise<readonly Row[]> {
  const browser = await startChromium();
  try {
    const started = await starts(browser, { root, scratch });
    const dataDir = join(scratch, "many-numbers");
    const host = await serveHost({ asShipped: true, dataDir });
    try {
      const { page } = await openWindow(browser, { calm: false });
      await page.goto(host.url);
      await page.waitForSelector("main h1");
      for (let place = 0; place < WORKSPACES; place += 1)
        await save(page, place, workspaceOf(place, "Branch"));
      return [started, ...(await overviewRows(page, host)), await windowsRow(page, host)];
    } finally {
      await host.end("SIGTERM");
    }
  } finally {
    await browser.close();
  }
}

/** From `npm start` on a machine without Electron to a screen that answers; everything is built and installed. */
async function starts(browser: Browser, { root, scratch }: Place): Promise<Row> {
  const dataDir = join(scratch, "started");
  mkdirSync(dataDir, { recursive: true });
  const [urlMs, usableMs]: [number[], number[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const { context, page } = await openWindow(browser, { calm: false });
    const startedMs = performance.now();
    const child = spawn(
      process.execPath,
      [join(root, "scripts", "start.mjs"), "--json", "--no-open", "--data-dir", dataDir],
      { stdio: ["ignore", "pipe", "ignore"] },
    );
    const ended = once(child, "close");
    try {
      const url = await urlOf(child.stdout);
      const toldMs = performance.now() - startedMs;
      await page.goto(url, { waitUntil: "commit" });
      await page.waitForSelector("main h1");
      if (round === 0) continue;
      urlMs.push(toldMs);
      usableMs.push(performance.now() - startedMs);
    } finally {
      child.kill("SIGTERM");
      await ended;
      await context.close();
    }
  }
  const usable = median(usableMs);
  return {
    work: "window: usable from `npm start` (served to Chromium, which runs already)",
    ours: `${inMs(usable)}, of which until its URL is told: ${inMs(median(urlMs))}`,
    limit: "–",
    peers: "–",
    ratio: "–",
    goals: [underGoal(usable, STARTED_MS)],
  };
}

async function urlOf(output: NodeJS.ReadableStream): Promise<string> {
  let text = "";
  for await (const part of output) {
    text += String(part);
    const url = /"url":"([^"]+)"/.exec(text)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error(`the program ended without a URL: ${text}`);
}

async function overviewRows(page: Page, host: ServedHost): Promise<readonly Row[]> {
  const usableMs: number[] = [];
  const longestMs: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const usable = await msUntil(page, `${host.origin}/`, FIRST_ROW);
    const frames = await scrollThrough(page);
    if (round === 0) continue;
    usableMs.push(usable);
    longestMs.push(Math.max(...frames));
  }
  const all = (WORKSPACES * NUMBERS).toLocaleString("en");
  return [
    {
      work: `window: overview of ${NUMBERS.toLocaleString("en")} of ${all} numbers, first rows after navigation`,
      ours: inMs(median(usableMs)),
      limit: "–",
      peers: "–",
      ratio: "–",
      goals: [underGoal(median(usableMs), USABLE_MS)],
    },
    {
      work: `window: longest frame while ${NUMBERS.toLocaleString("en")} of ${all} numbers scroll by`,
      ours: inMs(Math.max(...longestMs)),
      limit: "60 frames a second: 16.7 ms",
      peers: "–",
      ratio: `${(Math.max(...longestMs) / (1_000 / 60)).toFixed(1)} × limit`,
      goals: [underGoal(Math.max(...longestMs), FRAME_MS)],
    },
  ];
}

/** Changes names in one window until every window shows one of them: with this window alone, and with ten. */
async function windowsRow(first: Page, host: ServedHost): Promise<Row> {
  const pages = [first];
  await first.goto(`${host.origin}/`);
  await first.waitForSelector(FIRST_ROW);
  const alone = await changesUntilShown(pages, WORKSPACES);
  while (pages.length < WINDOWS) {
    const { page } = await anotherWindow(first.context());
    pages.push(page);
    await page.goto(`${host.origin}/`);
    await page.waitForSelector(FIRST_ROW);
  }
  const all = await changesUntilShown(pages, WORKSPACES + ROUNDS + 1);
  return {
    work: `window: a change of ${NUMBERS.toLocaleString("en")} numbers until each of ${WINDOWS} open windows shows it`,
    ours: inMs(median(all)),
    limit: `one window: ${inMs(median(alone))}`,
    peers: "–",
    ratio: `${(median(all) / median(alone)).toFixed(1)} × limit`,
    goals: [
      {
        words: `≤ ${WINDOWS} × one window`,
        verdict: median(all) <= WINDOWS * median(alone) ? "yes" : "no",
      },
    ],
  };
}

/** Times from a save by the first page until the last of the pages shows it. */
async function changesUntilShown(pages: readonly Page[], revision: number): Promise<readonly number[]> {
  const [first] = pages;
  if (first === undefined) throw new Error("no window");
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const name = `Renamed ${revision + round}`;
    const startedMs = performance.now();
    const shown = pages.map((page) =>
      page.waitForFunction((text) => document.body.textContent.includes(text), name, { polling: 50 }),
    );
    await save(first, revision + round, workspaceOf(0, name));
    await Promise.all(shown);
    if (round > 0) times.push(performance.now() - startedMs);
  }
  return times;
}

function workspaceOf(place: number, name: string): object {
  return {
    id: `ws-bench${place + 1}`,
    name: `Many numbers ${place + 1}`,
    dialect: { brand: "chat", apiVersion: "v23.0" },
    numbers: Array.from({ length: NUMBERS }, (_, index) => ({
      phoneNumberId: `1065${place}${String(index).padStart(8, "0")}`,
      cc: "1",
      phoneNumber: `20255${place}${String(index).padStart(4, "0")}`,
      displayName: `${name} ${index}`,
    })),
  };
}

/** Saves through the window's own contract; `revision` counts the saves before. */
async function save(page: Page, revision: number, workspace: object): Promise<void> {
  const answer = await page.evaluate(
    async (input) => {
      const response = await fetch("/rpc", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ method: "workspaces.save", input }),
      });
      return response.text();
    },
    { revision, workspace },
  );
  if (!answer.includes('"ok":true'))
    throw new Error(`The numbers could not be saved: ${answer.slice(0, 300)}`);
}

function underGoal(ms: number, most: number): Row["goals"][number] {
  return {
    words: `≤ ${inMs(most)}`,
    verdict: ms <= most ? `yes (${inMs(most - ms)} to spare)` : `short by ${inMs(ms - most)}`,
  };
}

/** What these rows measure. */
export function manyExplanations(): readonly string[] {
  return [
    "- **Many**: *from `npm start`* begins when the command is started, on a data folder that exists, with",
    "  everything installed and built, and ends when the screen's title is there. A workspace holds at most",
    `  ${NUMBERS.toLocaleString("en")} numbers, and the overview shows one workspace, so ten thousand are two of them. For *open`,
    "  windows* one window saves a workspace with another name for each of its numbers, and every window",
    "  reads and shows all of them again; they share the machine's processors with each other.",
  ];
}
