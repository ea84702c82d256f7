import { constants as buffer } from "node:buffer";
import { statSync } from "node:fs";
import { lintHar } from "../../../shared/lint/lint-har.ts";
import { noCounts, type FixedFile, type LintCounts, type LintJob } from "../../../shared/lint/lint-job.ts";
import { lintJson } from "../../../shared/lint/lint-json.ts";
import { readRegularFile, regularFilePieces } from "../host/regular-file.ts";
import { errorCode } from "../storage/system-error.ts";
import { beginRewrite } from "../storage/rewrite.ts";
import { lintLines } from "./lint-lines.ts";
import { STDIN, type FileProblem, type Source } from "./sources.ts";

/** So much of a file is read at once, while the piece before it is checked. */
const PIECE_BYTES = 256 * 1024;

export type LintedFiles = { readonly counts: LintCounts; readonly problems: readonly FileProblem[] };

/** Checks every source; one that fails is reported, and the others are still done. */
export async function lintSources(
  sources: readonly Source[],
  resolve: (path: string) => string,
  input: () => AsyncIterable<Uint8Array>,
  job: LintJob,
): Promise<LintedFiles> {
  const counts = noCounts();
  const problems: FileProblem[] = [];
  for (const source of sources) {
    const { path } = source;
    const linted =
      path === STDIN
        ? await orUnreadable(() => lintLines({ path, pieces: input() }, job))
        : await lintFile({ ...source, at: resolve(path) }, job);
    if (linted.problem !== undefined) problems.push({ kind: linted.problem, path });
    for (const name of ["payloads", "errors", "warnings", "fixed", "fixable"] as const)
      counts[name] += linted.counts[name];
  }
  return { counts, problems };
}

type File = Source & { readonly at: string };
type Linted = { readonly counts: LintCounts; readonly problem?: FileProblem["kind"] };

async function lintFile(file: File, job: LintJob): Promise<Linted> {
  return job.mode === "write" ? fixFile(file, job) : orUnreadable(() => check(file, job));
}

async function orUnreadable(work: () => Promise<LintCounts>): Promise<Linted> {
  try {
    return { counts: await work() };
  } catch (cause) {
    if (errorCode(cause) === "") throw cause;
    return { counts: noCounts(), problem: "unreadable" };
  }
}

/** Fixes a file, and then tells what is found in the version that stands in its place: the new one or the old one. */
async function fixFile(file: File, job: LintJob): Promise<Linted> {
  let fixed = 0;
  let problem: FileProblem["kind"] | undefined;
  try {
    if ((statSync(file.at).mode & 0o222) === 0) problem = "readOnly";
    else ({ fixed } = await rewriting(file.at, (to) => check(file, { ...job, onFinding: NOT_YET }, to)));
  } catch (cause) {
    if (errorCode(cause) === "") throw cause;
    problem = "notWritten";
  }
  const left = await lintFile(file, { ...job, mode: "no" });
  const problems = problem === undefined ? {} : { problem };
  return { ...left, ...problems, counts: { ...left.counts, fixed } };
}

const NOT_YET = (): void => undefined;

async function check({ path, kind, at }: File, job: LintJob, fixed?: FixedFile): Promise<LintCounts> {
  if (kind === "har") return lintHar(path, readRegularFile(at, buffer.MAX_STRING_LENGTH), job);
  if (kind === "json")
    return lintJson({ path, bytes: readRegularFile(at, buffer.MAX_STRING_LENGTH) }, job, fixed);
  return lintLines({ path, pieces: regularFilePieces(at, PIECE_BYTES) }, job, fixed);
}

/** Replaces the file by what the check writes, if it fixes something. */
async function rewriting(at: string, work: (fixed: FixedFile) => Promise<LintCounts>): Promise<LintCounts> {
  const rewrite = beginRewrite(at);
  try {
    const counts = await work(rewrite);
    if (counts.fixed > 0) rewrite.replace();
    return counts;
  } finally {
    rewrite.discard();
  }
}
