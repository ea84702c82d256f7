import { operationalLog } from "../../common/ports/log.ts";
import type { App } from "../host.ts";
import { pagePrinter } from "../print-page.ts";
import { browserMachine } from "./open-browser.ts";
import { sheetFiles } from "./sheet-files.ts";
import { APP_VERSION } from "../version.ts";

/** Opens the Practice realm of a data folder. Imported on first use: most windows never need it. */
export async function openPracticeRealm(dataDir: string): Promise<App> {
  const { openPractice } = await import("../../common/practice/open-practice.ts");
  return openPractice({
    dataDir,
    appVersion: APP_VERSION,
    host: "browser",
    log: operationalLog(dataDir).practice,
    sheets: sheetFiles(),
    printPage: pagePrinter(browserMachine(process.env)),
  });
}
