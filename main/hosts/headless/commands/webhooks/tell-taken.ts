import type { Report } from "../../terminal/report.ts";
import { terminalEnglish, type TerminalTranslate } from "../../terminal/translate.ts";

type Ended = { readonly outcome: "complete" | "refused"; readonly sent: number; readonly taken: number };

/** Prints how many of the notifications that were posted the endpoint accepted. */
export function tellTaken(report: Report, ended: Ended): void {
  const told = (t: TerminalTranslate): string =>
    t("terminal.received.taken", { taken: ended.taken, all: ended.sent });
  report.line("result", { ...ended, message: told(terminalEnglish) });
  if (!report.json) report.show(told(report.t));
}
