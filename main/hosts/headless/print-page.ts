import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PagePrinter } from "../../core/runtime/ports.ts";
import { printedBy } from "../../core/runtime/printed-by.ts";
import { removeLeftPatiently } from "../../core/storage/removal.ts";
import { err, ok } from "../../../shared/result.ts";
import { browserEnvironment } from "./serve/browser-environment.ts";
import { findPagePrinter, type BrowserMachine } from "./serve/browsers.ts";

/** Longest that a browser may take to print one page. */
const PRINTS_WITHIN_MS = 60_000;

/** Prints pages with a browser of this computer, without a window, a network or a profile of its user. */
export function pagePrinter(machine: BrowserMachine): PagePrinter {
  return async (html) => {
    const browser = findPagePrinter(machine);
    if (browser === undefined) return err({ kind: "pdfFailed", why: "no-printer" });
    const folder = mkdtempSync(join(tmpdir(), "switchover-page-"));
    try {
      const page = join(folder, "page.html");
      const pdf = join(folder, "page.pdf");
      writeFileSync(page, html, { mode: 0o600 });
      const args = argsFor({ page, pdf, profile: join(folder, "profile") }, machine);
      const printed = await run(browser, args, browserEnvironment(machine.env));
      const content = printed ? readPdf(pdf) : undefined;
      return content === undefined ? err({ kind: "pdfFailed", why: "failed" }) : ok(content);
    } finally {
      removeLeftPatiently(folder);
    }
  };
}

function argsFor(
  { page, pdf, profile }: Readonly<Record<"page" | "pdf" | "profile", string>>,
  { isRoot }: BrowserMachine,
): readonly string[] {
  return [
    "--headless",
    "--disable-gpu",
    "--disable-extensions",
    "--no-first-run",
    // The page runs and loads nothing, by its own policy; the browser itself should load nothing either.
    "--proxy-server=127.0.0.1:9",
    "--disable-background-networking",
    // As root a browser starts only without its own sandbox; the page is ours and runs nothing.
    ...(isRoot ? ["--no-sandbox"] : []),
    `--user-data-dir=${profile}`,
    "--no-pdf-header-footer",
    `--print-to-pdf=${pdf}`,
    pathToFileURL(page).href,
  ];
}

async function run(command: string, args: readonly string[], env: Record<string, string>): Promise<boolean> {
  return (await printedBy(command, args, { env, timeout: PRINTS_WITHIN_MS })) !== undefined;
}

function readPdf(path: string): Uint8Array | undefined {
  try {
    const content = readFileSync(path);
    return content.subarray(0, 5).toString("latin1") === "%PDF-" ? content : undefined;
  } catch {
    // The browser ended well and wrote nothing.
    return undefined;
  }
}
