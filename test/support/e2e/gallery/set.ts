import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { clientOver, type Client, type Transport } from "../../../../shared/rpc/client.ts";
import { inRealm } from "../../../../shared/rpc/realm.ts";
import type { Result } from "../../../../shared/result.ts";
import { openWindow } from "../chromium.ts";
import type { Person } from "../practice-person.ts";
import { serveHost } from "../served-host.ts";
import { english } from "../words.ts";

/**
 * A host on an empty data folder, a window that is signed in to it, and direct RPC clients of the same host.
 */
export type Set = Person & {
  /** Clients of the host's own realm and of its practice realm, which call it without the window. */
  readonly own: Client;
  readonly practice: Client;
  /** Opens a route of the window, such as `/practice/platform`, and waits until its screen has loaded. */
  readonly go: (address: string) => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Starts a host and a window. `paceMs` is the sandbox's response time in milliseconds. */
export async function openSet(browser: Browser, paceMs = 0): Promise<Set> {
  const dataDir = mkdtempSync(join(tmpdir(), "switchover-gallery-"));
  let host = await serveHost({ dataDir, paceMs });
  const { origin } = host;
  const { page, context } = await openWindow(browser, { width: 900, height: 600 });
  await page.goto(host.url);
  const transport = transportOf(context, origin);
  return {
    page,
    say: english,
    own: clientOver(transport),
    practice: clientOver(inRealm(transport, "practice")),
    go: (address) => goTo(page, address),
    kill: () => host.end("SIGKILL"),
    restart: async () => {
      host = await serveHost({ dataDir, paceMs, port: Number(new URL(origin).port) });
      await page.goto(host.url);
    },
    close: async () => {
      await context.close();
      await host.end();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Calls the host with the window's own session. */
function transportOf(context: BrowserContext, origin: string): Transport {
  return {
    call: async (method, input) => {
      const answer = await context.request.post(`${origin}/rpc`, {
        data: { method, input },
        headers: { origin },
        timeout: 90_000,
      });
      if (!answer.ok()) throw new Error(`${method}: ${answer.status()} ${await answer.text()}`);
      return (await answer.json()) as Result<unknown, unknown>;
    },
    subscribe: () => () => undefined,
  };
}

async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate(`location.hash = ${JSON.stringify(address)}`);
  await arrived(page);
}

/** Waits until a screen is shown and nothing on it is still loading. */
export async function arrived(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.locator(".mantine-Skeleton-root").first().waitFor({ state: "detached" });
}

/** The value of a result; throws if it is a problem. */
export function must<T>(answer: Result<T, unknown>): T {
  if (!answer.ok) throw new Error(`unexpected problem: ${JSON.stringify(answer.problem)}`);
  return answer.value;
}
