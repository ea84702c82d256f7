import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, CDPSession, Page, Route } from "playwright-core";
import { onTestFinished } from "vitest";
import { IN, MAIN_WORLD_SOURCE, OUT, preloadWorldSource, WORLD } from "./page-worlds.ts";
import type { Program } from "./program.ts";
import type { Fetched, SentFrom } from "./wire.ts";

/** Chromium does not know the app:// scheme, so the window's URLs are mapped to this origin. */
const CHROMIUM_ORIGIN = "https://switchover.invalid";
const APP_ORIGIN = "app://switchover";
const toChromium = (url: string): string => url.replace(APP_ORIGIN, CHROMIUM_ORIGIN);
const toElectron = (url: string): string =>
  url === CHROMIUM_ORIGIN || url.startsWith(`${CHROMIUM_ORIGIN}/`)
    ? url.replace(CHROMIUM_ORIGIN, APP_ORIGIN)
    : url;

/** The pages of a program, one for each of its windows. */
export type Pages = {
  /** The page of the n-th window, once it is loaded. */
  page(window: number): Promise<Page>;
  /** URLs that the program would have let onto the network. */
  escaped(): readonly string[];
};

/**
 * Opens a page in `browser` for each window of the program, with the built preload script in its isolated
 * world. `listen` receives each page before anything is loaded into it.
 */
export async function givePages(
  program: Program,
  browser: Browser,
  built: string,
  listen: (page: Page) => void = () => undefined,
): Promise<Pages> {
  const context = await browser.newContext();
  context.on("page", listen);
  onTestFinished(() => context.close());
  const preload = readFileSync(join(built, "desktop/preload.cjs"), "utf8");
  const pages = new Map<number, Worlds>();
  const ready = new Map<number, PromiseWithResolvers<Page>>();
  const readyOf = (window: number): PromiseWithResolvers<Page> => {
    const known = ready.get(window) ?? Promise.withResolvers<Page>();
    ready.set(window, known);
    return known;
  };
  const escaped: string[] = [];
  await context.route("**/*", (route) => answerRoute(program, route, pages, escaped));

  const load = async (window: number, url: string, number: number): Promise<void> => {
    const worlds = pages.get(window) ?? (await openWorlds(context, program, window, preload));
    pages.set(window, worlds);
    worlds.expected.add(toChromium(url));
    await worlds.page.goto(toChromium(url));
    readyOf(window).resolve(worlds.page);
    program.loaded(number);
  };
  program.onTold((told) => {
    if (told.kind === "load") load(told.window, told.url, told.load).catch(readyOf(told.window).reject);
    else if (told.kind === "push") pages.get(told.window)?.deliver({ ...told });
    else if (told.kind === "reload") {
      const worlds = pages.get(told.window);
      worlds?.expected.add(worlds.page.url());
      worlds?.page.reload().catch(() => undefined);
    } else if (told.kind === "gone")
      pages
        .get(told.window)
        ?.page.close()
        .catch(() => undefined);
  });
  return { page: (window) => readyOf(window).promise, escaped: () => escaped };
}

type Worlds = {
  readonly page: Page;
  /** URLs that the program itself has loaded; any other navigation was started by the page. */
  readonly expected: Set<string>;
  deliver(message: object): void;
};

async function openWorlds(
  context: BrowserContext,
  program: Program,
  window: number,
  preload: string,
): Promise<Worlds> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const contexts = new Map<number, SentFrom>();
  let inside: number | undefined;
  const { frameTree } = await cdp.send("Page.getFrameTree");
  cdp.on("Runtime.executionContextCreated", ({ context: made }) => {
    const { frameId } = made.auxData as { frameId: string };
    const isMain = frameId === frameTree.frame.id;
    contexts.set(made.id, { origin: toElectron(made.origin), isMain });
    if (made.name === WORLD && isMain) inside = made.id;
  });
  const deliver = (message: object): void =>
    evaluateIn(cdp, inside, `${IN}(${JSON.stringify(JSON.stringify(message))})`);
  cdp.on("Runtime.bindingCalled", ({ name, payload, executionContextId }) => {
    if (name !== OUT) return;
    const { kind, id, channel, args } = JSON.parse(payload) as FromPage;
    const message = { window, from: contexts.get(executionContextId) ?? null, channel, args };
    if (kind === "send") program.ask({ kind: "send", ...message }).catch(() => undefined);
    else
      program.ask({ kind: "invoke", ...message }).then(
        (value) => deliver({ kind: "answer", id, ok: true, value }),
        (error: Error) =>
          deliver({
            kind: "answer",
            id,
            ok: false,
            value: `Error invoking remote method '${channel}': ${error.message}`,
          }),
      );
  });
  await cdp.send("Runtime.enable");
  await cdp.send("Page.enable");
  await cdp.send("Runtime.addBinding", { name: OUT, executionContextName: WORLD });
  await cdp.send("Page.addScriptToEvaluateOnNewDocument", { source: MAIN_WORLD_SOURCE });
  await cdp.send("Page.addScriptToEvaluateOnNewDocument", {
    source: preloadWorldSource(preload),
    worldName: WORLD,
  });
  return { page, expected: new Set(), deliver };
}

type FromPage = { kind: "invoke" | "send"; id: number; channel: string; args: readonly unknown[] };

function evaluateIn(cdp: CDPSession, contextId: number | undefined, expression: string): void {
  // If the page has navigated in the meantime, its pending responses are dropped, as in Electron.
  if (contextId !== undefined) cdp.send("Runtime.evaluate", { contextId, expression }).catch(() => undefined);
}

async function answerRoute(
  program: Program,
  route: Route,
  pages: ReadonlyMap<number, Worlds>,
  escaped: string[],
): Promise<void> {
  const request = route.request();
  const url = toElectron(request.url());
  if (request.isNavigationRequest() && (await isPrevented(program, route, pages))) {
    await route.abort("aborted");
    return;
  }
  const answer = (await program.ask({ kind: "fetch", url, method: request.method() })) as Fetched;
  if (answer.kind === "cancelled") await route.abort("blockedbyclient");
  else if (answer.kind === "escaped") {
    escaped.push(url);
    await route.abort("failed");
  } else {
    const { status, headers, body } = answer;
    await route.fulfill({ status, headers: { ...headers }, body: Buffer.from(body, "base64") });
  }
}

/**
 * Electron emits its navigation events for navigations that a page starts, and none for those that the
 * program started.
 */
async function isPrevented(
  program: Program,
  route: Route,
  pages: ReadonlyMap<number, Worlds>,
): Promise<boolean> {
  const request = route.request();
  const [window, worlds] = [...pages].find(([, { page }]) => page === request.frame().page()) ?? [];
  if (window === undefined || worlds === undefined) return false;
  const isMain = request.frame() === worlds.page.mainFrame();
  if (isMain && worlds.expected.delete(request.url())) return false;
  const event = isMain ? "will-navigate" : "will-frame-navigate";
  const details = { url: toElectron(request.url()), isMainFrame: isMain };
  return (await program.ask({ kind: "emit", target: { contents: window }, event, details })) === true;
}
