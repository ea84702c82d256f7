import { lineFixer } from "../../../shared/lint/lint-line.ts";
import { noCounts, type FixedFile, type LintCounts, type LintJob } from "../../../shared/lint/lint-job.ts";
import { reportFindings } from "../../../shared/lint/report-findings.ts";
import { unifiedDiff } from "../../../shared/lint/unified-diff.ts";
import { checkedBlocks } from "./checked-blocks.ts";
import { blocksOf, visitLines } from "./lines.ts";

type Source = { readonly path: string; readonly pieces: AsyncIterable<Uint8Array> };

/**
 * Checks one payload a line, however many there are; holds one line and one piece of the file at a time. `fixed`
 * receives every line, as it is or as it is after the fixes.
 */
export async function lintLines(source: Source, job: LintJob, fixed?: FixedFile): Promise<LintCounts> {
  return job.mode === "no" ? checkLines(source, job) : fixLines(source, job, fixed);
}

async function checkLines({ path, pieces }: Source, job: LintJob): Promise<LintCounts> {
  const counts = noCounts();
  let before = 0;
  for await (const { lines, payloads, findings } of checkedBlocks(pieces, job.settings)) {
    counts.payloads += payloads;
    for (const { line, ...finding } of findings)
      reportFindings(job, counts, path, [finding], (column) => ({ line: before + line, column }));
    before += lines;
  }
  return counts;
}

/** Writes the fixed file or shows what would change, line by line. */
async function fixLines({ path, pieces }: Source, job: LintJob, fixed?: FixedFile): Promise<LintCounts> {
  const counts = noCounts();
  const diff = job.mode === "diff" ? unifiedDiff(path, job.onDiff) : undefined;
  const fixer = lineFixer({ path, job, counts, fixed, diff });
  for await (const block of blocksOf(pieces))
    if (block.kind === "lines") visitLines(block.bytes, fixer);
    else fixer.part(block.bytes, block.isLast);
  diff?.end();
  return counts;
}
