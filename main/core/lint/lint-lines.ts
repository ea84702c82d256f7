import { applyEdits } from "../../../shared/lint/fix-text.ts";
import { JSON_SPACES } from "../../../shared/lint/json-tree.ts";
import type { LocatedFinding } from "../../../shared/lint/lint-payload.ts";
import { lintText } from "../../../shared/lint/lint-text.ts";
import { ok, type Result } from "../../../shared/result.ts";
import { noCounts, type FileProblem, type LintCounts, type LintJob } from "./lint-job.ts";
import { linesOf, type Line } from "./lines.ts";
import { reportFindings, textOf, unreadable } from "./report-findings.ts";
import { beginRewrite } from "../storage/rewrite.ts";
import { unifiedDiff } from "./unified-diff.ts";

const BLANK = new RegExp(`^[${JSON_SPACES}]*$`);

type Source = {
  readonly path: string;
  /** Undefined for standard input. */
  readonly at: string | undefined;
  readonly pieces: AsyncIterable<Uint8Array>;
};

/** Checks one payload a line, however many there are; holds one line at a time. */
export async function lintLines(
  { path, at, pieces }: Source,
  job: LintJob,
): Promise<Result<LintCounts, Pick<FileProblem, "kind">>> {
  const counts = noCounts();
  const rewrite = job.mode === "write" && at !== undefined ? beginRewrite(at) : undefined;
  const diff = job.mode === "diff" ? unifiedDiff(path, job.onDiff) : undefined;
  try {
    for await (const line of linesOf(pieces)) {
      const checked = checkLine(line, job);
      if (checked.isPayload) counts.payloads += 1;
      counts.fixed += checked.fixed;
      reportFindings(job, counts, path, checked.left, () => line.number);
      rewrite?.write(checked.after === undefined ? line.bytes : Buffer.from(checked.after, "utf8"));
      if (checked.after !== undefined && checked.before !== undefined)
        diff?.change([checked.before], [checked.after]);
      else if (line.kind === "line") diff?.same(line.bytes.toString("utf8"));
      else if (line.isLast) diff?.skip();
    }
    diff?.end();
    if (counts.fixed > 0) rewrite?.replace();
  } finally {
    rewrite?.discard();
  }
  return ok(counts);
}

type Checked = {
  readonly isPayload: boolean;
  readonly left: readonly LocatedFinding[];
  readonly fixed: number;
  readonly before?: string;
  readonly after?: string;
};

function checkLine(line: Line, { settings, mode }: LintJob): Checked {
  if (line.kind === "part")
    return { isPayload: line.isLast, left: line.isLast ? [unreadable("tooLong")] : [], fixed: 0 };
  const text = textOf(line.bytes);
  if (text === undefined) return { isPayload: true, left: [unreadable("notUtf8")], fixed: 0 };
  // Only a file begins with a byte order mark; in another line it makes the text no JSON.
  const hasMark = text.startsWith("\uFEFF");
  if (BLANK.test(hasMark && line.number === 1 ? text.slice(1) : text))
    return { isPayload: false, left: [], fixed: 0 };
  if (hasMark && line.number > 1) return { isPayload: true, left: [unreadable("syntax")], fixed: 0 };
  const { findings, edits } = lintText(text, settings);
  if (mode === "no" || edits.length === 0) return { isPayload: true, left: findings, fixed: 0 };
  const after = applyEdits(text, edits);
  if (mode === "diff") return { isPayload: true, left: findings, fixed: 0, before: text, after };
  const left = lintText(after, settings).findings;
  return { isPayload: true, left, fixed: findings.length - left.length, before: text, after };
}
