import { homedir, hostname } from "node:os";
import { join } from "node:path";
import type { RecoverySheet, SheetPort } from "../../../core/runtime/ports.ts";
import type { SheetProblem } from "../../../../shared/rpc/areas/recovery.ts";
import { err, type Result } from "../../../../shared/result.ts";
import { isFolder, saveSheet, sheetName } from "../../common/recovery-sheet/private-file.ts";
import { sheetPage } from "../../common/recovery-sheet/sheet-page.ts";
import { loadSheetWords } from "../../common/recovery-sheet/words/load.ts";

/** Sheets of one day in one folder; more would be a mistake. */
const MOST_A_DAY = 50;

/** Where a sheet is saved unless the window names another folder: the downloads, else the home folder. */
function usualFolder(home: string): string {
  const downloads = join(home, "Downloads");
  return isFolder(downloads) ? downloads : home;
}

/**
 * The recovery sheets of a window in a browser. This program has no printer, and the browser may not see the
 * key, so the sheet becomes a private file on the computer where Switchover runs.
 */
export function sheetFiles(home = homedir()): SheetPort {
  return {
    can: { print: false, save: "html", folder: usualFolder(home) },
    print: async () => err({ kind: "sheetFailed", why: "not-here" }),
    save: async (sheet, folder = usualFolder(home)) => saveIn(folder, sheet),
  };
}

async function saveIn(
  folder: string,
  sheet: RecoverySheet,
): Promise<Result<{ readonly path: string }, SheetProblem>> {
  if (!isFolder(folder)) return err({ kind: "sheetFailed", why: "no-such-folder", path: folder });
  const words = await loadSheetWords(sheet.language);
  const page = sheetPage(sheet, { words, computer: hostname(), as: "file" });
  for (let count = 1; ; count += 1) {
    const saved = saveSheet(join(folder, sheetName(words, sheet, "html", count)), page, sheet.dataDir);
    if (saved.ok || saved.problem.why !== "exists" || count === MOST_A_DAY) return saved;
  }
}
