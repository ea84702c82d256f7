import type { LintSettings } from "../../../shared/lint/finding.ts";
import { knownForms } from "../../../shared/lint/forms/known-forms.ts";
import { lintLine, NOT_UTF8, TOO_LONG } from "../../../shared/lint/lint-line.ts";
import type { LocatedFinding } from "../../../shared/lint/lint-payload.ts";
import { visitLines } from "./lines.ts";

/** What a block of whole lines contains. Its findings come in the order of the lines, which count from 1. */
export type CheckedBlock = {
  readonly lines: number;
  readonly payloads: number;
  readonly findings: readonly (LocatedFinding & { readonly line: number })[];
  /** Characters of lines that had to be parsed, since their form was unknown. */
  readonly parsed: number;
};

/** Checks blocks of whole lines, one payload each. `isFirst` is true for the beginning of a file. */
export type BlockCheck = (bytes: Buffer, isFirst: boolean) => CheckedBlock;

/** A check that remembers the forms of lines from one block to the next. */
export function blockCheck(settings: LintSettings): BlockCheck {
  const forms = knownForms(settings, (bytes, start, end) => asBuffer(bytes).toString("utf8", start, end));
  return (bytes, isFirst) => {
    const findings: (LocatedFinding & { readonly line: number })[] = [];
    let line = 1;
    let payloads = 0;
    let parsed = 0;
    const tell = (found: readonly LocatedFinding[]): void => {
      payloads += 1;
      for (const one of found) findings.push({ ...one, line });
      line += 1;
    };
    visitLines(bytes, {
      endOfKnown: forms.endOf,
      known: (part, start) => tell(forms.foundIn(part, start)),
      line(text) {
        parsed += text.length;
        const linted = lintLine(text, settings, isFirst && line === 1);
        if (linted === undefined) line += 1;
        else {
          forms.learn(text, linted.findings);
          tell(linted.findings);
        }
      },
      foreign: () => tell(NOT_UTF8),
      long: () => tell(TOO_LONG),
    });
    return { lines: line - 1, payloads, findings, parsed };
  };
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
