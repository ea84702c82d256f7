import { applyEdits } from "./fix-text.ts";
import { inSlices, noCounts, type FixedFile, type LintCounts, type LintJob } from "./lint-job.ts";
import { lintText, lintTextInSlices, type TextLint } from "./lint-text.ts";
import { bytesOf, placesIn, reportFindings, textOf, unreadable } from "./report-findings.ts";
import { diffOfEdits } from "./unified-diff.ts";

type Source = { readonly path: string; readonly bytes: Uint8Array };

/**
 * Checks a file that is one payload or an array of payloads. `fixed` receives the file as it is after the
 * fixes, if there are any.
 */
export async function lintJson(
  { path, bytes }: Source,
  job: LintJob,
  fixed?: FixedFile,
): Promise<LintCounts> {
  const counts = noCounts();
  const text = textOf(bytes);
  if (text === undefined) {
    counts.payloads = 1;
    reportFindings(job, counts, path, [unreadable("notUtf8")], placesIn(""));
    return counts;
  }
  const { findings, edits, payloads } = await lintWhole(text, job);
  counts.payloads = payloads;
  if (job.mode === "diff") diffOfEdits(path, text, edits, job.onDiff);
  if (job.mode !== "write" || edits.length === 0) {
    reportFindings(job, counts, path, findings, placesIn(text));
    return counts;
  }
  const after = applyEdits(text, edits);
  fixed?.write(bytesOf(after));
  const left = (await lintWhole(after, job)).findings;
  counts.fixed = findings.length - left.length;
  reportFindings(job, counts, path, left, placesIn(after));
  return counts;
}

/** Goes through the text in slices if the job has pauses, which takes longer. */
function lintWhole(text: string, job: LintJob): TextLint | Promise<TextLint> {
  return job.pause === undefined
    ? lintText(text, job.settings, true)
    : inSlices(lintTextInSlices(text, job.settings), text.length, job);
}
