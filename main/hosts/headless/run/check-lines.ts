import type { CheckResult, CheckStatus } from "../../../../shared/checks/result.ts";
import type { Client } from "../../../../shared/rpc/client.ts";
import { CAUSE_WORDING } from "../../../../shared/wording/check-causes.ts";
import { CHECK_WORDING } from "../../../../shared/wording/checks.ts";
import type { Report } from "../terminal/report.ts";
import { visible } from "../terminal/visible.ts";

const MARKS: Readonly<
  Record<CheckStatus, { readonly mark: string; readonly colour: "green" | "yellow" | "red" | "gray" }>
> = {
  pass: { mark: "✓", colour: "green" },
  warn: { mark: "!", colour: "yellow" },
  fail: { mark: "✗", colour: "red" },
  skip: { mark: "–", colour: "gray" },
};

/** How much of the checks a person is shown: every one, or those that ask for attention. */
export type CheckDetail = "all" | "attention";

/** Prints each check as its result arrives, until the returned function is called. */
export function followChecks(client: Client, report: Report, detail: CheckDetail): () => void {
  const tell = detail === "all" ? report.show : report.say;
  const paint = detail === "all" ? report.paint.show : report.paint.say;
  return client.subscribe("checks", ({ check }) => {
    report.line("check", check);
    if (detail === "attention" && check.status !== "fail" && check.status !== "warn") return;
    const { mark, colour } = MARKS[check.status];
    tell(`${paint(colour, mark)} ${titleOf(check)}: ${visible(check.found)} ${paint("dim", check.id)}`);
    for (const line of [...advice(check), ...heed(check)]) tell(`    ${line}`);
  });
}

// A core newer than these words may name a check or a cause that they do not know; its own value still stands.
function titleOf({ id }: CheckResult): string {
  return wordsIn(CHECK_WORDING, id)?.title ?? id;
}

function advice({ status, cause }: CheckResult): readonly string[] {
  const words =
    cause === undefined || (status !== "fail" && status !== "warn")
      ? undefined
      : wordsIn(CAUSE_WORDING, cause);
  return words === undefined ? [] : [words.happened, words.remedy];
}

function heed({ id, status }: CheckResult): readonly string[] {
  const heeded = status === "pass" ? wordsIn(CHECK_WORDING, id)?.heed : undefined;
  return heeded === undefined ? [] : [heeded];
}

function wordsIn<T>(words: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined;
}
