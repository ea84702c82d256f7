import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  statSync,
  unlinkSync,
  writeSync,
} from "node:fs";
import { randomHex } from "../runtime/random-hex.ts";
import { basename, dirname, join } from "node:path";
import { removeEach, removeFile, removeLeft } from "./removal.ts";
import { errorCode, systemErrorAfter, systemErrorOf, type Patience } from "./system-error.ts";

/** File mode: only the owner reads and writes. */
export const PRIVATE_FILE = 0o600;
/** Folder mode: only the owner has access. */
const PRIVATE_FOLDER = 0o700;

/**
 * Why no folder can be at a path, as the system's code: ENOTDIR for a file, a path below a file, and a link without a
 * target; ENAMETOOLONG. Undefined if the path is a folder, or one can be created there.
 */
export function folderFault(path: string): "ENOTDIR" | "ENAMETOOLONG" | undefined {
  try {
    return statSync(path).isDirectory() ? undefined : "ENOTDIR";
  } catch (cause) {
    const code = errorCode(cause);
    // A folder without read permission is one; a link without a target can't become one.
    if (code === "ENOENT") return nameTaken(path) ? "ENOTDIR" : undefined;
    return code === "ENOTDIR" || code === "ENAMETOOLONG" ? code : undefined;
  }
}

/** True if the path is a folder, or one can be created there. */
export function canBeFolder(path: string): boolean {
  return folderFault(path) === undefined;
}

/** True unless the name certainly does not exist. */
export function nameTaken(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch (cause) {
    return errorCode(cause) !== "ENOENT";
  }
}

/** Creates a private folder durably; an existing one keeps its mode. */
export function ensurePrivateFolder(folder: string): void {
  if (existsSync(folder)) return;
  // One level at a time: Node's recursive form reports ENOENT on a read-only disk.
  if (dirname(folder) !== folder) ensurePrivateFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: PRIVATE_FOLDER });
  } catch (cause) {
    if (errorCode(cause) !== "EEXIST") throw cause;
  }
  syncNameOf(folder);
}

/** Syncs the name of a new file or folder: a power failure could remove it together with what was synced inside it. */
export function syncNameOf(path: string): void {
  try {
    syncFolder(dirname(path));
  } catch (cause) {
    // A folder that is writable but not readable (mode 0300) can't be opened for a sync; the name is created
    // anyway.
    if (errorCode(cause) !== "EACCES") throw cause;
  }
}

/** Creates an empty private file; leaves an existing one unchanged. */
export function ensurePrivateFile(path: string): void {
  try {
    closeSync(openSync(path, "wx", PRIVATE_FILE));
  } catch (cause) {
    if (errorCode(cause) !== "EEXIST") throw cause;
  }
}

/** What file systems answer that keep names without being asked, or can't be asked. */
const WITHOUT_FOLDER_SYNC: ReadonlySet<string> = new Set(["EINVAL", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"]);

/** Makes the names in a folder durable, where the file system can. Windows has no such call and needs none. */
export function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } catch (cause) {
    if (!WITHOUT_FOLDER_SYNC.has(errorCode(cause))) throw cause;
  } finally {
    closeSync(handle);
  }
}

/** Writes a private file beside `path` and syncs it; returns the temporary path. Removes it on failure. */
export function writeBeside(path: string, content: Uint8Array | string, { sync = true } = {}): string {
  const temporary = `${path}.${randomHex(6)}.tmp`;
  const handle = openSync(temporary, "wx", PRIVATE_FILE);
  let isOpen = true;
  try {
    const bytes = typeof content === "string" ? Buffer.from(content, "utf8") : content;
    for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written);
    if (sync) fsyncSync(handle);
    // Closed whatever that answers: a share tells of a full disk only then.
    isOpen = false;
    closeSync(handle);
    return temporary;
  } catch (cause) {
    if (isOpen) systemErrorOf(() => closeSync(handle));
    removeLeft(temporary);
    throw cause;
  }
}

/** A write takes far less; a longer one was killed. */
const ABANDONED_MS = 60_000;

/**
 * Deletes what `writeBeside` left beside `path` in a process that was killed. `inUse`: another process may be
 * writing it at this moment, so only old ones are deleted.
 */
export function removeAbandoned(path: string, { inUse }: { readonly inUse: boolean }): void {
  const folder = dirname(path);
  const begin = `${basename(path)}.`;
  const left: string[] = [];
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!name.startsWith(begin) || !/^[0-9a-f]{12}\.tmp$/.test(name.slice(begin.length))) continue;
    const temporary = join(folder, name);
    const ageMs = Math.abs(
      Date.now() - (statSync(temporary, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()),
    );
    if (!inUse || ageMs > ABANDONED_MS) left.push(temporary);
  }
  removeEach(left, removeFile);
}

const BUSY: ReadonlySet<string> = new Set(["EBUSY", "EPERM", "EACCES"]);
/** Two seconds in all. */
const HELD_BRIEFLY: Patience = { codes: BUSY, tries: 8, firstPauseMs: 10 };

/** Renames a file or folder, also where another program holds the name briefly. */
export function renamePatiently(from: string, to: string): void {
  const error = systemErrorAfter(HELD_BRIEFLY, () => renameSync(from, to));
  if (error !== undefined) throw error;
}

/**
 * Moves a synced file to its path durably. If another program holds the path, removes the file and throws
 * EBUSY.
 */
export function moveIntoPlace(temporary: string, path: string, { sync = true } = {}): void {
  try {
    renamePatiently(temporary, path);
  } catch (cause) {
    removeLeft(temporary);
    if (!BUSY.has(errorCode(cause))) throw cause;
    // Windows reports EPERM or EACCES for a held name, which reads as a missing permission, although the
    // folder was written to just now.
    throw Object.assign(new Error("another program holds the file", { cause }), { code: "EBUSY" });
  }
  if (sync) syncFolder(dirname(path));
}

/**
 * Replaces a file in one step without waiting for the disk: a killed process leaves the old content or the new one, a
 * power failure perhaps neither. For what can be made again.
 */
export function replaceUnsynced(path: string, content: string): void {
  moveIntoPlace(writeBeside(path, content, { sync: false }), path, { sync: false });
}

/** Replaces a file in one durable step: readers see the old content or the new one, never a part. */
export function replaceDurably(path: string, content: Uint8Array | string): void {
  moveIntoPlace(writeBeside(path, content), path);
}

/** What becomes of a new file whose name couldn't be made durable. */
type Unsynced = {
  /**
   * `keep` for a file that other processes may use by now, `remove` for one that is reported as not written: nothing is
   * to be found of it.
   */
  readonly unsynced: "keep" | "remove";
};

/** A new file has its name, or may have it after a power failure: it couldn't be made durable. */
export class NameUnsure extends Error {
  readonly code: string;

  constructor(cause: unknown) {
    super("the name of a new file may be there or not after a power failure", { cause });
    this.code = errorCode(cause);
  }
}

/**
 * Creates a file with its whole content in one durable step. Returns false, and changes nothing, if the
 * name exists. Throws as `putInNewPlace` does.
 */
export function createDurably(path: string, content: Uint8Array | string, unsynced?: Unsynced): boolean {
  return putInNewPlace(writeBeside(path, content), path, unsynced);
}

/**
 * Gives a synced file its name durably, or removes it: returns false if the name exists, and then changes nothing there.
 * Throws `NameUnsure` if the file may have its name all the same; after every other error it hasn't. Where no name can be
 * deleted, the file keeps its temporary one beside it.
 */
export function putInNewPlace(
  temporary: string,
  path: string,
  { unsynced }: Unsynced = { unsynced: "keep" },
): boolean {
  try {
    linkSync(temporary, path);
  } catch (cause) {
    const code = errorCode(cause);
    if (code === "EEXIST") return false;
    if (!WITHOUT_LINKS.has(code)) throw cause;
    if (existsSync(path)) return false;
    moveIntoPlace(temporary, path, { sync: false });
  } finally {
    removeLeft(temporary);
  }
  try {
    syncNameOf(path);
  } catch (cause) {
    if (errorCode(cause) === "") throw cause;
    if (unsynced === "keep" || !isRemovedDurably(path)) throw new NameUnsure(cause);
    throw cause;
  }
  return true;
}

function isRemovedDurably(path: string): boolean {
  try {
    unlinkSync(path);
    syncNameOf(path);
    return true;
  } catch (cause) {
    if (errorCode(cause) === "") throw cause;
    return false;
  }
}

/** Error codes of file systems without hard links (exFAT, some network shares). */
export const WITHOUT_LINKS = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"]);

/** A file's text; undefined if there is none. Other file system errors are thrown. */
export function textIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    if (errorCode(cause) === "ENOENT") return undefined;
    throw cause;
  }
}

/** What has a file's name: its text, nothing, or something that isn't a file of at most so many bytes. */
export type RegularText =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "absent" }
  | { readonly kind: "strange" };

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants as Readonly<Record<string, number>>;
/** What opening reports for a link and for a socket. */
const NO_FILE: ReadonlySet<string> = new Set(["ELOOP", "EMLINK", "ENXIO"]);

/**
 * Reads a file of the program's own: what a link leads to is another file, and a pipe would be waited for. A link that
 * leads nowhere is none. Other file system errors are thrown.
 */
export function regularText(path: string, most: number): RegularText {
  let handle: number | undefined;
  try {
    // Windows has neither of the two flags.
    handle = openSync(path, (O_RDONLY ?? 0) | (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0));
    const found = fstatSync(handle);
    if (!found.isFile() || found.size > most) return { kind: "strange" };
    return { kind: "text", text: readFileSync(handle, "utf8") };
  } catch (cause) {
    const code = errorCode(cause);
    if (code === "ENOENT") return { kind: "absent" };
    if (NO_FILE.has(code)) return { kind: existsSync(path) ? "strange" : "absent" };
    throw cause;
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

/** False for an open file whose last line is without its end, as a kill or a full disk leaves it. */
export function endsInLine(handle: number): boolean {
  const { size } = fstatSync(handle);
  if (size === 0) return true;
  const last = Buffer.alloc(1);
  readSync(handle, last, 0, 1, size - 1);
  return last[0] === "\n".charCodeAt(0);
}
