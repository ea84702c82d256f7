import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, vi } from "vitest";
import { anotherWindow, openWindow, type LookOptions } from "./chromium.ts";
import { serveHost, type ServedHost, type ServeOptions } from "./served-host.ts";
import type { Stage } from "./stage.ts";

/** How practice stands when a test begins. */
export type Beginning = {
  /** On which side the number is; on-premises unless told. */
  readonly side?: "on-premises" | "cloud";
  /** Where the window opens inside the program; at the overview of practice unless told. */
  readonly hash?: string;
};

/** What a test of several has of its own: a window, and a practice that begins anew. */
export type SharedStage = Pick<Stage, "page" | "context" | "dataDir" | "host" | "anotherWindow"> & {
  /** Switches these faults of the practice platform on, and all others off, behind the window's back. */
  readonly fail: (names: readonly string[]) => Promise<void>;
};

/**
 * One host and one profile of the browser for all tests of a file. Most of a short test was spent on a first start,
 * which has tests of its own; here each begins with the practice platform as on its first day. What went before stays
 * in the history, and settings, events, receivers and tests of webhooks stay, so tests about any of them set a stage of
 * their own: else a second try would begin where the first one broke off.
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
    // A test that failed in the middle may have left a step under way, which is not interrupted.
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

/** Calls the practice realm as its window does, with the browser's own session. */
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
