import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { RecoverySheet } from "../../main/core/runtime/ports.ts";
import { desktopPrinter, desktopSheets, type SheetMeans } from "../../main/hosts/electron/sheets.ts";
import { redact } from "../../shared/redacted.ts";
import { instant } from "../../shared/time.ts";
import { problemIn, valueOf } from "../support/expect-result.ts";
import { tempFolder } from "../support/temp-folder.ts";

const KEY = "ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-2345-6789-7K3M";

/** A double of Electron's hidden page and dialogs. */
function rig(change: { readonly reason?: string; readonly file?: string; readonly breaks?: true } = {}) {
  const pages: { html: string; closed: boolean }[] = [];
  const means: SheetMeans = {
    async openPage(html) {
      const page = { html, closed: false };
      pages.push(page);
      return {
        print: async () => {
          if (change.breaks === true) throw new Error("the page is gone");
          return { done: change.reason === undefined, reason: change.reason ?? "" };
        },
        toPdf: async () => {
          if (change.breaks === true) throw new Error("the page is gone");
          return Buffer.from(`%PDF of ${html.length}`);
        },
        close: () => void (page.closed = true),
      };
    },
    chooseFile: async () => change.file,
  };
  const dataDir = tempFolder();
  const sheet: RecoverySheet = {
    key: redact(KEY, "recovery key"),
    language: "en",
    title: "Northwind Bakery",
    madeAt: instant(Date.UTC(2026, 10, 23)),
    dataDir,
    practice: false,
  };
  return { sheets: desktopSheets(means), print: desktopPrinter(means), sheet, pages, dataDir };
}

test("a sheet is printed from a hidden page, which is closed whatever happens", async () => {
  const good = rig();
  expect(valueOf(await good.sheets.print(good.sheet))).toBe("printed");
  expect(good.pages).toEqual([{ html: expect.stringContaining("<li>ABCD</li>") as string, closed: true }]);
  const broken = rig({ breaks: true });
  await expect(broken.sheets.print(broken.sheet)).rejects.toThrow("the page is gone");
  expect(broken.pages[0]?.closed).toBe(true);
});

test("a closed print dialog is no failure, and anything else is", async () => {
  const closed = rig({ reason: "Print job canceled" });
  expect(valueOf(await closed.sheets.print(closed.sheet))).toBe("canceled");
  const failed = rig({ reason: "Print job failed" });
  expect(problemIn(await failed.sheets.print(failed.sheet))).toEqual({
    kind: "sheetFailed",
    why: "print-failed",
  });
});

test("a PDF is a new private file where the person chose, and never in the data folder", async () => {
  const file = join(tempFolder(), "sheet.pdf");
  const saved = rig({ file });
  expect(valueOf(await saved.sheets.save(saved.sheet, undefined))).toEqual({ path: file });
  expect(readFileSync(file, "utf8")).toMatch(/^%PDF/);
  const others = process.platform === "win32" ? 0 : 0o077;
  expect(statSync(file).mode & others).toBe(0);
  const again = rig({ file });
  writeFileSync(file, "mine");
  expect(problemIn(await again.sheets.save(again.sheet, undefined))).toMatchObject({ why: "exists" });
  expect(readFileSync(file, "utf8")).toBe("mine");
  const closed = rig();
  expect(valueOf(await closed.sheets.save(closed.sheet, undefined))).toBe("canceled");
  expect(closed.pages).toEqual([]);
});

test("a PDF in the data folder is refused: the vault's copy would take its key along", async () => {
  const dataDir = tempFolder();
  const { sheets, sheet } = rig({ file: join(dataDir, "sheet.pdf") });
  expect(problemIn(await sheets.save({ ...sheet, dataDir }, undefined))).toMatchObject({
    why: "in-data-folder",
  });
  expect(existsSync(join(dataDir, "sheet.pdf"))).toBe(false);
});

test("[R7] a report is printed from the same kind of hidden page, which is closed whatever happens", async () => {
  const good = rig();
  expect(Buffer.from(valueOf(await good.print("<p>report</p>"))).toString()).toBe("%PDF of 13");
  expect(good.pages).toEqual([{ html: "<p>report</p>", closed: true }]);
  const broken = rig({ breaks: true });
  expect(problemIn(await broken.print("<p>report</p>"))).toEqual({ kind: "pdfFailed", why: "failed" });
  expect(broken.pages[0]?.closed).toBe(true);
});
