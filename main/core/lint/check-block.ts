import type { LintSettings } from "../../../shared/lint/finding.ts";
import { lintLine, NOT_UTF8, TOO_LONG } from "../../../shared/lint/lint-line.ts";
import type { LocatedFinding } from "../../../shared/lint/lint-payload.ts";
import { visitLines } from "./lines.ts";

/** What a block of whole lines contains. Its findings come in the order of the lines, which count from 1. */
export type CheckedBlock = {
  readonly lines: number;
  readonly payloads: number;
  readonly findings: readonly (LocatedFinding & { readonly line: number })[];
};

/** Checks a block of whole lines, one payload each. `isFirst` is true for the beginning of a file. */
export function checkBlock(bytes: Buffer, settings: LintSettings, isFirst: boolean): CheckedBlock {
  const findings: (LocatedFinding & { readonly line: number })[] = [];
  let line = 1;
  let payloads = 0;
  const tell = (found: readonly LocatedFinding[]): void => {
    payloads += 1;
    for (const one of found) findings.push({ ...one, line });
    line += 1;
  };
  visitLines(bytes, {
    line(text) {
      const linted = lintLine(text, settings, isFirst && line === 1);
      if (linted === undefined) line += 1;
      else tell(linted.findings);
    },
    foreign: () => tell(NOT_UTF8),
    long: () => tell(TOO_LONG),
  });
  return { lines: line - 1, payloads, findings };
}
