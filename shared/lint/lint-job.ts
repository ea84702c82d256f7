import type { LintSettings } from "../../../shared/lint/finding.ts";
import type { LocatedFinding } from "../../../shared/lint/lint-payload.ts";

/** A finding with its file and its line there, counted from 1. */
export type FileFinding = Omit<LocatedFinding, "offset"> & { readonly file: string; readonly line: number };

/** What is done with findings that can be fixed: nothing, the file is rewritten, or a diff is shown. */
export type FixMode = "no" | "write" | "diff";

/** One check: its settings, and what receives its findings and diffs as they come. */
export type LintJob = {
  readonly settings: LintSettings;
  readonly mode: FixMode;
  readonly onFinding: (finding: FileFinding) => void;
  readonly onDiff: (text: string) => void;
};

/** The counts of one file or of all. `fixable` counts findings that are left and could be fixed. */
export type LintCounts = {
  payloads: number;
  errors: number;
  warnings: number;
  fixed: number;
  fixable: number;
};

export type FileProblem = {
  readonly kind: "missing" | "unreadable" | "otherKind" | "notFixable" | "readOnly" | "notWritten";
  readonly path: string;
};

/** Counts of a file in which nothing was checked yet. */
export function noCounts(): LintCounts {
  return { payloads: 0, errors: 0, warnings: 0, fixed: 0, fixable: 0 };
}
