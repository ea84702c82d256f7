import type { CheckResult, CheckStatus } from "../../../../shared/checks/result.ts";
import type { Client } from "../../../../shared/rpc/client.ts";
import { causeWording, checkHeed, checkTitle } from "../../../../shared/wording/checks.ts";
import { findingText } from "../../../../shared/wording/findings.ts";
import type { Report } from "../terminal/report.ts";
import type { TerminalTranslate } from "../terminal/translate.ts";
import { visibleSentence } from "../terminal/visible.ts";

/** The mark at the start of a finding's line. */
export const MARKS: Readonly<
  Record<CheckStatus, { readonly mark: string; readonly colour: "green" | "yellow" | "red" | "gray" }>
> = {
  pass: { mark: "✓", colour: "green" },
  warn: { mark: "!", colour: "yellow" },
  fail: { mark: "✗", colour: "red" },
  skip: { mark: "–", colour: "gray" },
};

/** Which checks are printed: all, or only those that need attention. */
export type CheckDetail = "all" | "attention";

/** Prints each check as its result arrives, until the returned function is called. */
export function followChecks(client: Client, report: Report, detail: CheckDetail): () => void {
  const { t } = report;
  const tell = detail === "all" ? report.show : report.say;
  const paint = detail === "all" ? report.paint.show : report.paint.say;
  return client.subscribe("checks", ({ check }) => {
    report.line("check", forMachines(check));
    if (detail === "attention" && check.status !== "fail" && check.status !== "warn") return;
    const { mark, colour } = MARKS[check.status];
    tell(
      `${paint(colour, mark)} ${checkTitle(t, check.id)}: ${visibleSentence(t, findingText(t, check))} ${paint("dim", check.id)}`,
    );
    for (const line of [...advice(t, check), ...heed(t, check)]) tell(`    ${line}`);
  });
}

/** A result without its catalogue key: scripts read the ID, the cause and the facts. */
function forMachines(check: CheckResult): Omit<CheckResult, "said"> {
  return Object.fromEntries(Object.entries(check).filter(([member]) => member !== "said")) as CheckResult;
}

function advice(t: TerminalTranslate, { id, status, cause }: CheckResult): readonly string[] {
  const words = status === "fail" || status === "warn" ? causeWording(t, cause, id) : undefined;
  return words === undefined ? [] : [words.happened, words.remedy];
}

function heed(t: TerminalTranslate, { id, status }: CheckResult): readonly string[] {
  const heeded = status === "pass" ? checkHeed(t, id) : undefined;
  return heeded === undefined ? [] : [heeded];
}
