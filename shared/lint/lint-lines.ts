import { lineFixer } from "./lint-line.ts";
import { linesOf } from "./lines.ts";
import { noCounts, type FixedFile, type LintCounts, type LintJob } from "./lint-job.ts";
import { textOf } from "./report-findings.ts";
import { unifiedDiff } from "./unified-diff.ts";

type Source = { readonly path: string; readonly pieces: AsyncIterable<Uint8Array> };

/**
 * Checks one payload a line, however many there are; holds one line and one piece of the file at a time. `fixed`
 * receives every line, as it is or as it is after the fixes.
 */
export async function lintLines(
  { path, pieces }: Source,
  job: LintJob,
  fixed?: FixedFile,
): Promise<LintCounts> {
  const counts = noCounts();
  const diff = job.mode === "diff" ? unifiedDiff(path, job.onDiff) : undefined;
  const fixer = lineFixer({ path, job, counts, fixed, diff });
  for await (const line of linesOf(pieces)) {
    if (line.kind === "part") {
      fixer.part(line.bytes, line.isLast);
      continue;
    }
    const text = textOf(line.bytes);
    if (text === undefined) fixer.foreign(line.bytes);
    else fixer.line(text);
  }
  diff?.end();
  return counts;
}
