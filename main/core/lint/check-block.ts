import type { LintSettings } from "../../../shared/lint/finding.ts";
import { JSON_SPACES } from "../../../shared/lint/json-tree.ts";
import type { LocatedFinding } from "../../../shared/lint/lint-payload.ts";
import { lintText, type TextLint } from "../../../shared/lint/lint-text.ts";
import { visitLines } from "./lines.ts";
import { unreadable } from "./report-findings.ts";

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

/** The finding of a line that is not UTF-8. */
export const NOT_UTF8: readonly LocatedFinding[] = [unreadable("notUtf8")];
/** The finding of a line that is too long to be checked. */
export const TOO_LONG: readonly LocatedFinding[] = [unreadable("tooLong")];
const MISPLACED_MARK: TextLint = { findings: [unreadable("syntax")], edits: [], payloads: 1 };
const BLANK = new RegExp(`^[${JSON_SPACES}]*$`);

/** Checks the text of a line; undefined for a blank one, which is no payload. */
export function lintLine(text: string, settings: LintSettings, isFirst: boolean): TextLint | undefined {
  if (text.startsWith("\uFEFF")) {
    // Only a file begins with a byte order mark; in another line it makes the text no JSON.
    if (!isFirst) return MISPLACED_MARK;
    if (BLANK.test(text.slice(1))) return undefined;
  } else if (BLANK.test(text)) return undefined;
  return lintText(text, settings);
}
