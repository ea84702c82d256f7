import { constants as buffer } from "node:buffer";
import { accessSync, constants, readdirSync, statSync, type Dirent } from "node:fs";
import { join } from "node:path";
import { fileKindOf, type FileKind, type FixMode } from "../../../shared/lint/lint-job.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import { errorCode } from "../storage/system-error.ts";

/** A file to check, and how it is read. */
export type Source = { readonly path: string; readonly kind: FileKind };

export type FileProblem = {
  readonly kind:
    | "emptyPath"
    | "missing"
    | "unreadable"
    | "notAFile"
    | "tooLarge"
    | "otherKind"
    | "notFixable"
    | "readOnly"
    | "notWritten";
  readonly path: string;
};

/** The path that stands for standard input. */
export const STDIN = "-";

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
    const at = kindOfPath(path, resolve);
    if (!at.ok) return at;
    if (at.value === "folder") {
      const problem = addFolder(sources, path, resolve);
      if (problem !== undefined) return err(problem);
    } else if (kind === undefined) return err({ kind: "otherKind", path });
    else if (at.value === "other") return err({ kind: "notAFile", path });
    else sources.push({ path, kind });
  }
  const unfit = unfitOf(sources, resolve, mode);
  return unfit === undefined ? ok(sources) : err(unfit);
}

/** The first source that can't be read, or can't be fixed although it is to be. */
function unfitOf(
  sources: readonly Source[],
  resolve: (path: string) => string,
  mode: FixMode,
): FileProblem | undefined {
  const har = sources.find(({ kind }) => kind === "har");
  if (mode !== "no" && har !== undefined) return { kind: "notFixable", path: har.path };
  for (const { path, kind } of sources) {
    if (path === STDIN) continue;
    if (!isReadable(resolve(path))) return { kind: "unreadable", path };
    if (kind !== "lines" && statSync(resolve(path)).size > buffer.MAX_STRING_LENGTH)
      return { kind: "tooLarge", path };
  }
  return undefined;
}

function kindOfPath(
  path: string,
  resolve: (path: string) => string,
): Result<"file" | "folder" | "other", FileProblem> {
  try {
    const about = statSync(resolve(path));
    return ok(about.isDirectory() ? "folder" : about.isFile() ? "file" : "other");
  } catch (cause) {
    const code = errorCode(cause);
    if (code === "") throw cause;
    return err({ kind: code === "ENOENT" || code === "ENOTDIR" ? "missing" : "unreadable", path });
  }
}

/** Links to folders are not followed: they could lead back here. */
function addFolder(
  sources: Source[],
  folder: string,
  resolve: (path: string) => string,
): FileProblem | undefined {
  const entries = entriesIn(resolve(folder));
  if (entries === undefined) return { kind: "unreadable", path: folder };
  for (const entry of entries) {
    const path = join(folder, entry.name);
    const kind = fileKindOf(entry.name);
    if (entry.isDirectory()) {
      const problem = addFolder(sources, path, resolve);
      if (problem !== undefined) return problem;
    } else if (
      kind !== undefined &&
      (entry.isFile() || (entry.isSymbolicLink() && isLinkToFile(resolve(path))))
    )
      sources.push({ path, kind });
  }
  return undefined;
}

/** By name; undefined for a folder that can't be read. */
function entriesIn(folder: string): readonly Dirent[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((one, other) =>
      one.name < other.name ? -1 : 1,
    );
  } catch (cause) {
    if (errorCode(cause) === "") throw cause;
    return undefined;
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

function isLinkToFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    // A link that leads nowhere is passed over as other kinds are.
    return false;
  }
}
