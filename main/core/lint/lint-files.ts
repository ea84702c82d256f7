import { createReadStream, readFileSync, statSync } from "node:fs";
import { lintHar } from "../../../shared/lint/lint-har.ts";
import {
  noCounts,
  type FileFinding,
  type FixedFile,
  type LintCounts,
  type LintJob,
} from "../../../shared/lint/lint-job.ts";
import { lintJson } from "../../../shared/lint/lint-json.ts";
import { errorCode } from "../storage/durable-file.ts";
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
        ? { counts: await lintLines({ path, pieces: input() }, job) }
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
  if (job.mode === "write") return fixFile(file, job);
  try {
    return { counts: await check(file, job) };
  } catch (cause) {
    if (errorCode(cause) === "") throw cause;
    return { counts: noCounts(), problem: "unreadable" };
  }
}

/** Fixes a file; one that can't be rewritten is checked as it stays. */
async function fixFile(file: File, job: LintJob): Promise<Linted> {
  // Positions in JSON are those of the new version, so they are told once it is in its place.
  const held: FileFinding[] = [];
  let told = 0;
  const onFinding = (one: FileFinding): void => {
    if (file.kind === "json") held.push(one);
    else {
      told += 1;
      job.onFinding(one);
    }
  };
  try {
    if ((statSync(file.at).mode & 0o222) === 0) return await asItStays(file, job, "readOnly", told);
    const counts = await rewriting(file.at, (fixed) => check(file, { ...job, onFinding }, fixed));
    for (const one of held) job.onFinding(one);
    return { counts };
  } catch (cause) {
    if (errorCode(cause) === "") throw cause;
    return asItStays(file, job, "notWritten", told);
  }
}

/** What is left in a file that wasn't rewritten. Of what can't be fixed, the first `told` findings were told already. */
async function asItStays(
  file: File,
  job: LintJob,
  problem: FileProblem["kind"],
  told: number,
): Promise<Linted> {
  let passed = 0;
  const onFinding = (one: FileFinding): void => {
    if (!one.fixable && passed < told) passed += 1;
    else job.onFinding(one);
  };
  const { counts } = await lintFile(file, { ...job, mode: "no", onFinding });
  return { counts, problem };
}

async function check({ path, kind, at }: File, job: LintJob, fixed?: FixedFile): Promise<LintCounts> {
  if (kind === "har") return lintHar(path, readFileSync(at), job);
  if (kind === "json") return lintJson({ path, bytes: readFileSync(at) }, job, fixed);
  return lintLines({ path, pieces: createReadStream(at, { highWaterMark: PIECE_BYTES }) }, job, fixed);
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
