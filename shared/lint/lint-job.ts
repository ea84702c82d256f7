import type { LintSettings } from "./finding.ts";
import type { LocatedFinding } from "./lint-payload.ts";

/** How a file is read: as JSON, as one payload a line, or as a recording of requests. */
export type FileKind = "json" | "lines" | "har";

const KINDS: ReadonlyMap<string, FileKind> = new Map([
  [".json", "json"],
  [".ndjson", "lines"],
  [".jsonl", "lines"],
  [".har", "har"],
]);

/** The kind of a file by the end of its name; undefined for kinds that aren't checked. */
export function fileKindOf(name: string): FileKind | undefined {
  const dot = name.lastIndexOf(".");
  // A name that is nothing but an extension has none.
  return dot < 1 || /[\\/]$/.test(name.slice(0, dot)) ? undefined : KINDS.get(name.slice(dot).toLowerCase());
}

/** A finding with its file and its place there: line counted from 1, column in UTF-16 units from 0. */
export type FileFinding = Omit<LocatedFinding, "offset"> & {
  readonly file: string;
  readonly line: number;
  readonly column: number;
};

/** What is done with findings that can be fixed: nothing, the file is rewritten, or a diff is shown. */
export type FixMode = "no" | "write" | "diff";

/** One check: its settings, and what receives its findings and diffs as they come. */
export type LintJob = {
  readonly settings: LintSettings;
  readonly mode: FixMode;
  readonly onFinding: (finding: FileFinding) => void;
  readonly onDiff: (text: string) => void;
  /**
   * Called now and then while a long text is checked, with the part of it that is done, from 0 to 1. The check
   * goes on once it resolves, and ends with what it throws.
   */
  readonly pause?: (part: number) => Promise<void>;
};

/** Receives the parts of a file as it is after the fixes, in order. They count only if something was fixed. */
export type FixedFile = { write(bytes: Uint8Array): void };

/** The counts of one file or of all. `fixable` counts findings that are left and could be fixed. */
export type LintCounts = {
  payloads: number;
  errors: number;
  warnings: number;
  fixed: number;
  fixable: number;
};

/** Counts of a file in which nothing was checked yet. */
export function noCounts(): LintCounts {
  return { payloads: 0, errors: 0, warnings: 0, fixed: 0, fixable: 0 };
}

/** Goes through something in slices that yield how much of `length` is done, with the job's pauses between them. */
export async function inSlices<T>(
  slices: Generator<number, T>,
  length: number,
  { pause }: Pick<LintJob, "pause">,
): Promise<T> {
  for (;;) {
    const next = slices.next();
    if (next.done === true) return next.value;
    if (pause !== undefined) await pause(next.value / length);
  }
}
