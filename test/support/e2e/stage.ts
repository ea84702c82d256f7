import type { Browser, BrowserContext, Page } from "playwright-core";
import { beforeAll, expect, onTestFinished } from "vitest";
import { tempFolder } from "../temp-folder.ts";
import { anotherWindow, openWindow, startChromium, type LookOptions } from "./chromium.ts";
import { serveHost, type ServedHost } from "./served-host.ts";

let running: Promise<Browser> | undefined;

/** The browser of this process; a new one if the last one has disconnected. It ends with the process. */
async function browserOfProcess(): Promise<Browser> {
  const last = await running;
  if (last?.isConnected() === true) return last;
  running = startChromium();
  return running;
}

/** One browser for the tests of all files that a process runs; each test opens its own profiles in it. */
export function sharedBrowser(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await browserOfProcess();
  });
  return () => {
    if (browser === undefined) throw new Error("The browser is started before the first test.");
    return browser;
  };
}

export type StageOptions = LookOptions & {
  /** The sandbox's response time in milliseconds; default: 0. */
  readonly paceMs?: number;
  /** Problems that the browser may report in this test, because the test causes them. */
  readonly mayComplain?: readonly RegExp[];
  /** Opens the window at this route instead of the start URL, such as `#/settings`. */
  readonly hash?: string;
};

/** A host on a separate data folder and a window that is signed in to it. */
export type Stage = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly dataDir: string;
  /** The current host. */
  readonly host: () => ServedHost;
  /** Ends the host with SIGKILL. */
  readonly kill: () => Promise<void>;
  /** Restarts the host on the same data folder and port with `hasty` set. Returns its new URL. */
  readonly restart: () => Promise<string>;
  /** Opens another window in the same browser profile; the problems that it reports count as well. */
  readonly anotherWindow: () => Promise<Page>;
};

/** What a browser reports when the host behind its page has ended or no longer knows its session. */
export const LOST_LINK: readonly RegExp[] = [
  /Failed to load resource: net::ERR_/,
  /Failed to load resource: the server responded with a status of (401|503)/,
];

/** Opens a stage. It is closed when the test ends, and a problem that the browser reported fails the test. */
export async function openStage(browser: Browser, options: StageOptions = {}): Promise<Stage> {
  const dataDir = tempFolder();
  let host = await serveHost({ dataDir, paceMs: options.paceMs ?? 0 });
  onTestFinished(() => host.end());
  const { origin } = host;
  const { page, context, complaints } = await openWindow(browser, options);
  const allComplaints = [complaints];
  onTestFinished(async () => {
    await context.close();
    const told = allComplaints.flat().filter((text) => !mayComplain(options, text));
    expect(told, "what the browser complained of").toEqual([]);
  });
  await page.goto(host.url);
  if (options.hash !== undefined) await page.goto(`${origin}/${options.hash}`);
  return {
    page,
    context,
    dataDir,
    host: () => host,
    kill: () => host.end("SIGKILL"),
    restart: async () => {
      host = await serveHost({ dataDir, port: Number(new URL(origin).port), hasty: true });
      return host.url;
    },
    anotherWindow: async () => {
      const another = await anotherWindow(context);
      allComplaints.push(another.complaints);
      return another.page;
    },
  };
}

function mayComplain({ mayComplain: allowed = [] }: StageOptions, text: string): boolean {
  return allowed.some((pattern) => pattern.test(text));
}
