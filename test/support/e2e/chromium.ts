import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { findChromium } from "../../../scripts/lib/chromium.mjs";

const FLAGS = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts a separate headless Chromium without its background network services. */
export async function startChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error(
      "No Chromium: install one (Debian: apt-get install chromium) or name it in SWITCHOVER_CHROMIUM.",
    );
  return chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0, args: FLAGS });
}

export type LookOptions = {
  readonly dark?: boolean;
  readonly width?: number;
  readonly height?: number;
  readonly locale?: string;
  readonly calm?: boolean;
};

/** A browser page and the problems it reported: console errors, policy violations, exceptions. */
export type BrowserWindow = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: readonly string[];
};

/** Opens a new browser profile with one page. */
export async function openWindow(browser: Browser, look: LookOptions = {}): Promise<BrowserWindow> {
  const context = await browser.newContext({
    viewport: { width: look.width ?? 1440, height: look.height ?? 900 },
    colorScheme: look.dark === true ? "dark" : "light",
    locale: look.locale ?? "en-GB",
    timezoneId: "Europe/Berlin",
    ...(look.calm === false ? {} : { reducedMotion: "reduce" as const }),
  });
  return { context, ...(await anotherWindow(context)) };
}

/** Opens another page in the same profile. */
export async function anotherWindow(
  context: BrowserContext,
): Promise<Pick<BrowserWindow, "page" | "complaints">> {
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`exception: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`console: ${message.text()}`);
  });
  return { page, complaints };
}
