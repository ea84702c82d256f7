import type { LocatedFinding } from "../../../shared/lint/lint-payload.ts";
import type { LintCounts, LintJob } from "./lint-job.ts";

/** Reports findings and counts them. `lineOf` gives the line of an offset. */
export function reportFindings(
  { onFinding }: LintJob,
  counts: LintCounts,
  file: string,
  findings: readonly LocatedFinding[],
  lineOf: (offset: number) => number,
): void {
  for (const { offset, ...finding } of findings) {
    onFinding({ ...finding, file, line: lineOf(offset) });
    if (finding.severity === "error") counts.errors += 1;
    else counts.warnings += 1;
    if (finding.fix !== undefined) counts.fixable += 1;
  }
}

/** A finding about what could not be read as JSON. */
export function unreadable(sentence: LocatedFinding["sentence"]): LocatedFinding {
  return { rule: "json-syntax", severity: "error", pointer: "", offset: 0, sentence, names: {} };
}

/** Returns a function that gives the line of an offset, for offsets that never decrease. */
export function linesIn(text: string): (offset: number) => number {
  let [line, at] = [1, 0];
  return (offset) => {
    if (offset < at) [line, at] = [1, 0];
    for (let next = text.indexOf("\n", at); next >= 0 && next < offset; next = text.indexOf("\n", at)) {
      line += 1;
      at = next + 1;
    }
    return line;
  };
}
