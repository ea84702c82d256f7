import type { LocatedFinding } from "./lint-payload.ts";
import type { LintCounts, LintJob } from "./lint-job.ts";

const ENCODER = new TextEncoder();
const DECODER = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The bytes of a text. */
export function bytesOf(text: string): Uint8Array {
  return ENCODER.encode(text);
}

/** The text of UTF-8 bytes with its byte order mark; undefined if they are not UTF-8. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    return DECODER.decode(bytes);
  } catch {
    return undefined;
  }
}

/** A place in a file: line counted from 1, column in UTF-16 units from 0. */
export type LinePlace = { readonly line: number; readonly column: number };

/** Reports findings and counts them. `placeOf` gives the place of an offset. */
export function reportFindings(
  { onFinding }: LintJob,
  counts: LintCounts,
  file: string,
  findings: readonly LocatedFinding[],
  placeOf: (offset: number) => LinePlace,
): void {
  for (const { offset, ...finding } of findings) {
    onFinding({ ...finding, file, ...placeOf(offset) });
    if (finding.severity === "error") counts.errors += 1;
    else counts.warnings += 1;
    if (finding.fixable) counts.fixable += 1;
  }
}

/** A finding about what could not be read as JSON. */
export function unreadable(sentence: LocatedFinding["sentence"]): LocatedFinding {
  return {
    rule: "json-syntax",
    severity: "error",
    pointer: "",
    offset: 0,
    sentence,
    names: {},
    fixable: false,
  };
}

/** Returns a function that gives the place of an offset; quick for offsets that never decrease. */
export function placesIn(text: string): (offset: number) => LinePlace {
  let [line, at, end] = [1, 0, text.indexOf("\n")];
  return (offset) => {
    if (offset < at) [line, at, end] = [1, 0, text.indexOf("\n")];
    for (; end >= 0 && end < offset; end = text.indexOf("\n", at)) {
      line += 1;
      at = end + 1;
    }
    return { line, column: offset - at };
  };
}
