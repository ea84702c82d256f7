import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, vi } from "vitest";
import { anotherWindow, openWindow, type LookOptions } from "./chromium.ts";
import { serveHost, type ServedHost, type ServeOptions } from "./served-host.ts";
import type { Stage } from "./stage.ts";

/** The state of practice mode when a test begins. */
export type Beginning = {
  /** The API that has the number; default: on-premises. */
  readonly side?: "on-premises" | "cloud";
  /** The window's first route; default: the overview of practice mode. */
  readonly hash?: string;
};

/** What each test of a file gets: a new window, and a reset sandbox. */
export type SharedStage = Pick<Stage, "page" | "context" | "dataDir" | "host" | "anotherWindow"> & {
  /** Turns these faults of the sandbox on and all others off, without the window. */
  readonly fail: (names: readonly string[]) => Promise<void>;
};

/**
 * One host and one browser profile for all tests of a file. A first start takes most of a short test's time
 * and has tests of its own, so here each test only resets the sandbox. Not reset: the history, settings,
 * events, receivers and webhook tests. Tests about any of these open a stage of their own, because otherwise
 * a retry would begin with what the first try left behind.
 */
export function sharedPractice(
  browser: () => Browser,
  { hasty = false, ...look }: LookOptions & Pick<ServeOptions, "hasty"> = {},
): (beginning?: Beginning) => Promise<SharedStage> {
  let set: { readonly dataDir: string; readonly host: ServedHost; readonly context: BrowserContext };
  beforeAll(async () => {
    const dataDir = realpathSync(mkdtempSync(join(tmpdir(), "switchover-test-")));
    const host = await serveHost({ dataDir, hasty });
    const { page, context } = await openWindow(browser(), look);
    set = { dataDir, host, context };
    await page.goto(host.url);
    await page.close();
  });
  afterAll(async () => {
    await set.context.close();
    await set.host.end();
    rmSync(set.dataDir, { recursive: true, force: true, maxRetries: 3 });
  });
  return async ({ side = "on-premises", hash = "#/practice" } = {}) => {
    const { dataDir, host, context } = set;
    const call = callerOf(context, host.origin);
    // A test that failed may have left a step in progress, which is not interrupted.
    await vi.waitFor(() => call("practice.reset", { home: side }), { timeout: 20_000, interval: 100 });
    await call("practice.setFaults", { names: [] });
    const opened: (readonly string[])[] = [];
    const newWindow = async (): Promise<Stage["page"]> => {
      const { page, complaints } = await anotherWindow(context);
      opened.push(complaints);
      return page;
    };
    onTestFinished(async () => {
      await Promise.all(context.pages().map((page) => page.close()));
      expect(opened.flat(), "what the browser complained of").toEqual([]);
    });
    const page = await newWindow();
    await page.goto(`${host.origin}/${hash}`);
    return {
      page,
      context,
      dataDir,
      host: () => host,
      anotherWindow: newWindow,
      fail: (names) => call("practice.setFaults", { names }),
    };
  };
}

/** Calls the practice realm as its window does, with the browser's session. */
function callerOf(context: BrowserContext, origin: string): (method: string, input: object) => Promise<void> {
  return async (method, input) => {
    const answer = await context.request.post(`${origin}/rpc`, {
      headers: { origin },
      data: { method: `practice:${method}`, input },
    });
    const told = await answer.text();
    if (!answer.ok() || !told.startsWith(`{"ok":true`)) throw new Error(`${method} failed: ${told}`);
  };
}
