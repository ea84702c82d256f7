import { constants as buffer } from "node:buffer";
import {
  accessSync,
  constants,
  createReadStream,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { lintHar } from "../../../shared/lint/lint-har.ts";
import {
  fileKindOf,
  noCounts,
  type FileFinding,
  type FileKind,
  type FixedFile,
  type FixMode,
  type LintCounts,
  type LintJob,
} from "../../../shared/lint/lint-job.ts";
import { lintJson } from "../../../shared/lint/lint-json.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import { errorCode } from "../storage/durable-file.ts";
import { beginRewrite } from "../storage/rewrite.ts";
import { lintLines } from "./lint-lines.ts";

type Source = { readonly path: string; readonly kind: FileKind };

export type FileProblem = {
  readonly kind:
    | "emptyPath"
    | "missing"
    | "unreadable"
    | "tooLarge"
    | "otherKind"
    | "notFixable"
    | "readOnly"
    | "notWritten";
  readonly path: string;
};

const STDIN = "-";
/** So much of a file is read at once: what two threads check while the next piece is read. */
const PIECE_BYTES = 256 * 1024;

/**
 * Finds the files below the given paths, in the order given and by name within a folder. Problems: a path
 * that is missing or unreadable, a file of another kind that is given by name, and with `mode` other than
 * "no" a source that cannot be rewritten. In a folder, files of other kinds are passed over.
 */
export function sourcesOf(
  paths: readonly string[],
  resolve: (path: string) => string,
  mode: FixMode,
): Result<readonly Source[], FileProblem> {
  const sources: Source[] = [];
  for (const path of paths) {
    const kind = path === STDIN ? "lines" : fileKindOf(path);
    if (path === "") return err({ kind: "emptyPath", path });
    if (path === STDIN) {
      if (mode !== "no") return err({ kind: "notFixable", path });
      sources.push({ path, kind: "lines" });
      continue;
    }
    const below = inPath(path, resolve);
    if (!below.ok) return below;
    if (below.value === "file") {
      if (kind === undefined) return err({ kind: "otherKind", path });
      sources.push({ path, kind });
    } else sources.push(...below.value);
  }
  const har = sources.find(({ kind }) => kind === "har");
  if (mode !== "no" && har !== undefined) return err({ kind: "notFixable", path: har.path });
  for (const { path, kind } of sources) {
    if (path === STDIN) continue;
    if (!isReadable(resolve(path))) return err({ kind: "unreadable", path });
    if (kind !== "lines" && statSync(resolve(path)).size > buffer.MAX_STRING_LENGTH)
      return err({ kind: "tooLarge", path });
  }
  return ok(sources);
}

function inPath(
  path: string,
  resolve: (path: string) => string,
): Result<"file" | readonly Source[], FileProblem> {
  try {
    return ok(statSync(resolve(path)).isDirectory() ? inFolder(path, resolve) : "file");
  } catch (cause) {
    const code = errorCode(cause);
    if (code === "") throw cause;
    return err({ kind: code === "ENOENT" || code === "ENOTDIR" ? "missing" : "unreadable", path });
  }
}

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch (cause) {
    if (errorCode(cause) === "") throw cause;
    return false;
  }
}

/** Links to folders are not followed: they could lead back here. */
function inFolder(folder: string, resolve: (path: string) => string): readonly Source[] {
  return readdirSync(resolve(folder))
    .sort()
    .flatMap((name): readonly Source[] => {
      const path = join(folder, name);
      const kind = fileKindOf(name);
      const stat = lstatSync(resolve(path));
      if (stat.isDirectory()) return inFolder(path, resolve);
      const isFile = stat.isFile() || (stat.isSymbolicLink() && isLinkToFile(resolve(path)));
      return isFile && kind !== undefined ? [{ path, kind }] : [];
    });
}

function isLinkToFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    // A link that leads nowhere is passed over as other kinds are.
    return false;
  }
}

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
