import type { LintSettings } from "./finding.ts";
import { applyEdits } from "./fix-text.ts";
import { JSON_SPACES } from "./json-tree.ts";
import type { FixedFile, LintCounts, LintJob } from "./lint-job.ts";
import type { LocatedFinding } from "./lint-payload.ts";
import { lintText, type TextLint } from "./lint-text.ts";
import { bytesOf, reportFindings, unreadable } from "./report-findings.ts";
import type { DiffWriter } from "./unified-diff.ts";

/** The finding of a line that is not UTF-8. */
export const NOT_UTF8: readonly LocatedFinding[] = [unreadable("notUtf8")];
/** The finding of a line that is too long to be checked. */
export const TOO_LONG: readonly LocatedFinding[] = [unreadable("tooLong")];
const MISPLACED_MARK: TextLint = { findings: [unreadable("syntax")], edits: [], payloads: 1 };
const BLANK = new RegExp(`^[${JSON_SPACES}]*$`);
const LENIENT = new TextDecoder("utf-8", { ignoreBOM: true });

/** Checks the text of a line; undefined for a blank one, which is no payload. */
export function lintLine(text: string, settings: LintSettings, isFirst: boolean): TextLint | undefined {
  if (text.startsWith("\uFEFF")) {
    // Only a file begins with a byte order mark; in another line it makes the text no JSON.
    if (!isFirst) return MISPLACED_MARK;
    if (BLANK.test(text.slice(1))) return undefined;
  } else if (BLANK.test(text)) return undefined;
  return lintText(text, settings);
}

/** What receives the lines of a file in their order, with their line ends. */
export type LineFixer = {
  readonly line: (text: string) => void;
  /** A line that is not UTF-8. */
  readonly foreign: (bytes: Uint8Array) => void;
  /** A line that is too long to be checked. */
  readonly long: (bytes: Uint8Array) => void;
  /** A part of such a line. */
  readonly part: (bytes: Uint8Array, isLast: boolean) => void;
};

type Fixing = {
  readonly path: string;
  readonly job: LintJob;
  readonly counts: LintCounts;
  readonly fixed: FixedFile | undefined;
  readonly diff: DiffWriter | undefined;
};

/** Checks lines one after the other, and writes them as they are after the fixes or shows what would change. */
export function lineFixer({ path, job, counts, fixed, diff }: Fixing): LineFixer {
  let number = 1;
  const tell = (found: readonly LocatedFinding[]): void => {
    counts.payloads += 1;
    reportFindings(job, counts, path, found, (column) => ({ line: number, column }));
  };
  const part = (bytes: Uint8Array, isLast: boolean): void => {
    fixed?.write(bytes);
    if (!isLast) return;
    tell(TOO_LONG);
    diff?.skip();
    number += 1;
  };
  return {
    part,
    long: (bytes) => part(bytes, true),
    foreign(bytes) {
      fixed?.write(bytes);
      tell(NOT_UTF8);
      diff?.same(LENIENT.decode(bytes));
      number += 1;
    },
    line(text) {
      const linted = lintLine(text, job.settings, number === 1);
      const isFixed = job.mode !== "no" && linted !== undefined && linted.edits.length > 0;
      const after = isFixed ? applyEdits(text, linted.edits) : text;
      fixed?.write(bytesOf(after));
      if (linted !== undefined) {
        // With a diff the file stays as it is, and so do its findings.
        const left = job.mode === "write" && after !== text ? lintText(after, job.settings) : linted;
        counts.fixed += linted.findings.length - left.findings.length;
        tell(left.findings);
      }
      if (after === text) diff?.same(text);
      else diff?.change([text], [after]);
      number += 1;
    },
  };
}
