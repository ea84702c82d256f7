import { applyEdits } from "../../../shared/lint/fix-text.ts";
import type { LocatedFinding } from "../../../shared/lint/lint-payload.ts";
import { lintText } from "../../../shared/lint/lint-text.ts";
import { ok, type Result } from "../../../shared/result.ts";
import { beginRewrite, type Rewrite } from "../storage/rewrite.ts";
import { lintLine, NOT_UTF8, TOO_LONG } from "./check-block.ts";
import { checkedBlocks } from "./checked-blocks.ts";
import { noCounts, type FileProblem, type LintCounts, type LintJob } from "./lint-job.ts";
import { blocksOf, visitLines } from "./lines.ts";
import { reportFindings } from "./report-findings.ts";
import { unifiedDiff, type DiffWriter } from "./unified-diff.ts";

type Source = {
  readonly path: string;
  /** Undefined for standard input. */
  readonly at: string | undefined;
  readonly pieces: AsyncIterable<Uint8Array>;
};

type Linted = Result<LintCounts, Pick<FileProblem, "kind">>;

/** Checks one payload a line, however many there are; holds one line and one piece of the file at a time. */
export async function lintLines(source: Source, job: LintJob): Promise<Linted> {
  return job.mode === "no" ? checkLines(source, job) : fixLines(source, job);
}

async function checkLines({ path, pieces }: Source, job: LintJob): Promise<Linted> {
  const counts = noCounts();
  let before = 0;
  for await (const { lines, payloads, findings } of checkedBlocks(pieces, job.settings)) {
    counts.payloads += payloads;
    for (const { line, ...finding } of findings)
      reportFindings(job, counts, path, [finding], () => before + line);
    before += lines;
  }
  return ok(counts);
}

/** Rewrites the file or shows what would change, line by line. */
async function fixLines({ path, at, pieces }: Source, job: LintJob): Promise<Linted> {
  const counts = noCounts();
  const rewrite = job.mode === "write" && at !== undefined ? beginRewrite(at) : undefined;
  const diff = job.mode === "diff" ? unifiedDiff(path, job.onDiff) : undefined;
  const fixer = lineFixer({ path, job, counts, rewrite, diff });
  try {
    for await (const block of blocksOf(pieces))
      if (block.kind === "lines") visitLines(block.bytes, fixer);
      else fixer.part(block.bytes, block.isLast);
    diff?.end();
    if (counts.fixed > 0) rewrite?.replace();
  } finally {
    rewrite?.discard();
  }
  return ok(counts);
}

type Fixing = {
  readonly path: string;
  readonly job: LintJob;
  readonly counts: LintCounts;
  readonly rewrite: Rewrite | undefined;
  readonly diff: DiffWriter | undefined;
};

function lineFixer({ path, job, counts, rewrite, diff }: Fixing) {
  let number = 1;
  const tell = (found: readonly LocatedFinding[]): void => {
    counts.payloads += 1;
    reportFindings(job, counts, path, found, () => number);
  };
  const part = (bytes: Buffer, isLast: boolean): void => {
    rewrite?.write(bytes);
    if (!isLast) return;
    tell(TOO_LONG);
    diff?.skip();
    number += 1;
  };
  return {
    part,
    long: (bytes: Buffer): void => part(bytes, true),
    foreign(bytes: Buffer): void {
      rewrite?.write(bytes);
      tell(NOT_UTF8);
      diff?.same(bytes.toString("utf8"));
      number += 1;
    },
    line(text: string): void {
      const linted = lintLine(text, job.settings, number === 1);
      const after = linted === undefined ? text : applyEdits(text, linted.edits);
      rewrite?.write(Buffer.from(after, "utf8"));
      if (linted !== undefined) {
        // With a diff the file stays as it is, and so do its findings.
        const left = diff === undefined && after !== text ? lintText(after, job.settings) : linted;
        counts.fixed += linted.findings.length - left.findings.length;
        tell(left.findings);
      }
      if (after === text) diff?.same(text);
      else diff?.change([text], [after]);
      number += 1;
    },
  };
}
