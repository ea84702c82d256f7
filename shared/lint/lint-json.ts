import { applyEdits, type Edit } from "../../../shared/lint/fix-text.ts";
import { lintText } from "../../../shared/lint/lint-text.ts";
import { ok, type Result } from "../../../shared/result.ts";
import { noCounts, type FileProblem, type LintCounts, type LintJob } from "./lint-job.ts";
import { textOf } from "./lines.ts";
import { linesIn, reportFindings, unreadable } from "./report-findings.ts";
import { beginRewrite } from "../storage/rewrite.ts";
import { unifiedDiff } from "./unified-diff.ts";

type Source = { readonly path: string; readonly at: string; readonly bytes: Buffer };

/** Checks a file that is one payload or an array of payloads. */
export function lintJson(
  { path, at, bytes }: Source,
  job: LintJob,
): Result<LintCounts, Pick<FileProblem, "kind">> {
  const counts = noCounts();
  const text = textOf(bytes);
  if (text === undefined) {
    counts.payloads = 1;
    reportFindings(job, counts, path, [unreadable("notUtf8")], () => 1);
    return ok(counts);
  }
  const { findings, edits, payloads } = lintText(text, job.settings, true);
  counts.payloads = payloads;
  if (job.mode === "diff") showDiff(path, text, edits, job.onDiff);
  if (job.mode !== "write" || edits.length === 0) {
    reportFindings(job, counts, path, findings, linesIn(text));
    return ok(counts);
  }
  const after = applyEdits(text, edits);
  const rewrite = beginRewrite(at);
  try {
    rewrite.write(Buffer.from(after, "utf8"));
    rewrite.replace();
  } finally {
    rewrite.discard();
  }
  const left = lintText(after, job.settings, true).findings;
  counts.fixed = findings.length - left.length;
  reportFindings(job, counts, path, left, linesIn(after));
  return ok(counts);
}

/** Shows the lines that edits touch; edits of the same or of neighbouring lines are shown together. */
function showDiff(path: string, text: string, edits: readonly Edit[], onDiff: (text: string) => void): void {
  const lines = text.split(/(?<=\n)/);
  const diff = unifiedDiff(path, onDiff);
  let start = 0;
  let pending = [...edits];
  for (let index = 0; index < lines.length;) {
    const first = index;
    let end = start + (lines[index]?.length ?? 0);
    const here: Edit[] = [];
    for (let [next] = pending; next !== undefined && next.start < end; [next] = pending) {
      here.push(next);
      pending = pending.slice(1);
      while (next.end > end) end += lines[(index += 1)]?.length ?? 0;
    }
    index += 1;
    const before = lines.slice(first, index);
    if (here.length === 0) diff.same(before[0] ?? "");
    else {
      const inner = here.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
      const after = applyEdits(before.join(""), inner).split(/(?<=\n)/);
      showChange(diff, before, after);
    }
    start = end;
  }
  diff.end();
}

/** Leaves out what both begin or end with. */
function showChange(
  diff: ReturnType<typeof unifiedDiff>,
  before: readonly string[],
  after: readonly string[],
): void {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(before.length, after.length) - head && before.at(-1 - tail) === after.at(-1 - tail))
    tail += 1;
  for (const line of before.slice(0, head)) diff.same(line);
  diff.change(before.slice(head, before.length - tail), after.slice(head, after.length - tail));
  for (const line of before.slice(before.length - tail)) diff.same(line);
}
