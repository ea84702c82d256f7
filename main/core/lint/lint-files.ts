import { createReadStream, lstatSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { lintHar } from "../../../shared/lint/lint-har.ts";
import {
  fileKindOf,
  noCounts,
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
  readonly kind: "missing" | "unreadable" | "otherKind" | "notFixable" | "readOnly" | "notWritten";
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
  return mode !== "no" && har !== undefined ? err({ kind: "notFixable", path: har.path }) : ok(sources);
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
  for (const { path, kind } of sources) {
    const file = { path, at: path === STDIN ? undefined : resolve(path) };
    const linted = await lintOne(file, kind, input, job);
    if (!linted.ok) problems.push({ ...linted.problem, path });
    else
      for (const name of ["payloads", "errors", "warnings", "fixed", "fixable"] as const)
        counts[name] += linted.value[name];
  }
  return { counts, problems };
}

type Linted = Result<LintCounts, Pick<FileProblem, "kind">>;

async function lintOne(
  { path, at }: { readonly path: string; readonly at: string | undefined },
  kind: FileKind,
  input: () => AsyncIterable<Uint8Array>,
  job: LintJob,
): Promise<Linted> {
  if (at === undefined) return ok(await lintLines({ path, pieces: input() }, job));
  try {
    if (job.mode === "write" && (statSync(at).mode & 0o222) === 0) return err({ kind: "readOnly" });
    if (kind === "har") return ok(await lintHar(path, readFileSync(at), job));
    return ok(
      await rewriting(at, job, (fixed) =>
        kind === "lines"
          ? lintLines({ path, pieces: createReadStream(at, { highWaterMark: PIECE_BYTES }) }, job, fixed)
          : lintJson({ path, bytes: readFileSync(at) }, job, fixed),
      ),
    );
  } catch (cause) {
    const code = errorCode(cause);
    if (code === "") throw cause;
    return err({ kind: job.mode === "write" ? "notWritten" : "unreadable" });
  }
}

/** Replaces the file by what the check writes, if it fixes something. */
async function rewriting(
  at: string,
  { mode }: LintJob,
  check: (fixed?: FixedFile) => Promise<LintCounts>,
): Promise<LintCounts> {
  if (mode !== "write") return check();
  const rewrite = beginRewrite(at);
  try {
    const counts = await check(rewrite);
    if (counts.fixed > 0) rewrite.replace();
    return counts;
  } finally {
    rewrite.discard();
  }
}
