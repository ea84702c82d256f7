import { hostname } from "node:os";
import type { PagePrinter, RecoverySheet, SheetPort } from "../../core/runtime/ports.ts";
import { err, ok } from "../../../shared/result.ts";
import { saveSheet, sheetName } from "../common/recovery-sheet/private-file.ts";
import { sheetPage } from "../common/recovery-sheet/sheet-page.ts";
import { loadSheetWords } from "../common/recovery-sheet/words/load.ts";
import type { SheetWords } from "../common/recovery-sheet/words/words.ts";

/** A hidden page with one sheet; `close` removes it with everything it knew. */
export type SheetWindow = {
  /** Opens the system's print dialog. `reason` is Electron's, one of a fixed list. */
  print(): Promise<{ readonly done: boolean; readonly reason: string }>;
  toPdf(): Promise<Uint8Array>;
  close(): void;
};

/** Access to Electron; tests pass their own. */
export type SheetMeans = {
  readonly openPage: (html: string) => Promise<SheetWindow>;
  /** The file that a person chose in the system's save dialog; undefined if it was closed. */
  readonly chooseFile: (name: string, title: string) => Promise<string | undefined>;
};

/** What Electron gives as the reason when a person closes the print dialog. */
const CANCELED: ReadonlySet<string> = new Set(["Print job canceled"]);

/** Prints recovery sheets and saves them as PDF, from a hidden page that no window can reach. */
export function desktopSheets({ openPage, chooseFile }: SheetMeans): SheetPort {
  const withPage = <T>(html: string, work: (page: SheetWindow) => Promise<T>): Promise<T> =>
    onPage(openPage, html, work);
  const html = (sheet: RecoverySheet, words: SheetWords): string =>
    sheetPage(sheet, { words, computer: hostname(), as: "paper" });
  return {
    can: { print: true, save: "pdf" },
    print: async (sheet) =>
      withPage(html(sheet, await loadSheetWords(sheet.language)), async (page) => {
        const { done, reason } = await page.print();
        if (done) return ok("printed");
        return CANCELED.has(reason) ? ok("canceled") : err({ kind: "sheetFailed", why: "print-failed" });
      }),
    async save(sheet) {
      const words = await loadSheetWords(sheet.language);
      const path = await chooseFile(sheetName(words, sheet, "pdf"), words.save);
      if (path === undefined) return ok("canceled");
      const pdf = await withPage(html(sheet, words), (page) => page.toPdf());
      return saveSheet(path, pdf, sheet.dataDir);
    },
  };
}

/** Prints pages as PDF with Electron's own printer, from the same kind of hidden page. */
export function desktopPrinter({ openPage }: Pick<SheetMeans, "openPage">): PagePrinter {
  return async (html) => {
    try {
      return ok(await onPage(openPage, html, (page) => page.toPdf()));
    } catch {
      // Electron rejects with an error of its own; there is nothing in it that a person could act on.
      return err({ kind: "pdfFailed", why: "failed" });
    }
  };
}

async function onPage<T>(
  openPage: SheetMeans["openPage"],
  html: string,
  work: (page: SheetWindow) => Promise<T>,
): Promise<T> {
  const page = await openPage(html);
  try {
    return await work(page);
  } finally {
    page.close();
  }
}
