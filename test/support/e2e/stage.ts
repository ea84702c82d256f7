import type { Browser, BrowserContext, Page } from "playwright-core";
import { beforeAll, expect, onTestFinished } from "vitest";
import { tempFolder } from "../temp-folder.ts";
import { anotherWindow, openWindow, startChromium, type LookOptions } from "./chromium.ts";
import { serveHost, type ServedHost } from "./served-host.ts";

let running: Promise<Browser> | undefined;

/** The browser of this process, anew where the last one is gone. It goes with the process. */
async function browserOfProcess(): Promise<Browser> {
  const last = await running;
  if (last?.isConnected() === true) return last;
  running = startChromium();
  return running;
}

/** One browser for the tests of all files that a process runs; each test opens profiles of its own in it. */
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
  /** Milliseconds that the practice platform takes for an answer; none where it is left out. */
  readonly paceMs?: number;
  /** What the browser may complain of in this test, because the test brings it about. */
  readonly mayComplain?: readonly RegExp[];
  /** Opens the window at this address inside the program instead of its door, such as `#/settings`. */
  readonly hash?: string;
};

/** A host on a data folder of its own and a window that is signed in to it. */
export type Stage = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly dataDir: string;
  /** The host that runs now. */
  readonly host: () => ServedHost;
  /** Ends the host with SIGKILL. */
  readonly kill: () => Promise<void>;
  /** Starts a host again on the same data folder and port, where nothing takes long any more; gives its new address. */
  readonly restart: () => Promise<string>;
  /** One more window of the same browser profile; it is watched like the first. */
  readonly anotherWindow: () => Promise<Page>;
};

/** What a browser says by itself when the program behind its page is gone or no longer knows it. */
export const LOST_LINK: readonly RegExp[] = [
  /Failed to load resource: net::ERR_/,
  /Failed to load resource: the server responded with a status of (401|503)/,
];

/** Sets a stage. When the test ends everything is taken down, and a complaint of the browser fails the test. */
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
