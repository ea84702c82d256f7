import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { randomBytes } from "node:crypto";
import { dirname } from "node:path";

/** Only the owner reads and writes. */
export const PRIVATE_FILE = 0o600;
/** Only the owner looks inside. */
const PRIVATE_FOLDER = 0o700;

/** Is a folder at this path, or room for one? False for a file, a path below a file, and a link that leads nowhere. */
export function canBeFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (cause) {
    const code = errorCode(cause);
    // A folder that may not be looked into is one; a link to what is not there can never become one.
    return code === "ENOENT" ? !nameTaken(path) : code !== "ENOTDIR";
  }
}

/** Is a name taken, or may nobody say? Only what is certainly not there counts as free. */
export function nameTaken(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch (cause) {
    return errorCode(cause) !== "ENOENT";
  }
}

/** Makes a folder, durably, that only its owner can look into; one that exists keeps the mode its owner gave it. */
export function ensurePrivateFolder(folder: string): void {
  if (existsSync(folder)) return;
  // One by one: Node's recursive form says ENOENT where the disk is read-only.
  if (dirname(folder) !== folder) ensurePrivateFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: PRIVATE_FOLDER });
  } catch (cause) {
    if (errorCode(cause) !== "EEXIST") throw cause;
  }
  syncNameOf(folder);
}

// Without it a power cut could take a new folder away together with the files that were synced inside it.
function syncNameOf(folder: string): void {
  try {
    syncFolder(dirname(folder));
  } catch (cause) {
    // A folder that may be written and not read (mode 0300) cannot be opened to be synced; the name is made all the same.
    if (errorCode(cause) !== "EACCES") throw cause;
  }
}

/** Makes an empty private file where there is none. A file that exists is left as it is. */
export function ensurePrivateFile(path: string): void {
  try {
    closeSync(openSync(path, "wx", PRIVATE_FILE));
  } catch (cause) {
    if (errorCode(cause) !== "EEXIST") throw cause;
  }
}

/** Makes the names in a folder durable. Windows has no such call and needs none. */
export function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Writes a private file beside `path` and syncs it; gives the temporary path. Leaves nothing behind when it fails. */
export function writeBeside(path: string, content: Uint8Array | string): string {
  const beside = `${path}.${randomBytes(6).toString("hex")}.tmp`;
  const handle = openSync(beside, "wx", PRIVATE_FILE);
  try {
    const bytes = typeof content === "string" ? Buffer.from(content, "utf8") : content;
    for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written);
    fsyncSync(handle);
  } catch (cause) {
    closeSync(handle);
    rmSync(beside, { force: true });
    throw cause;
  }
  closeSync(handle);
  return beside;
}

const RENAME_TRIES = 8;
const BUSY = new Set(["EBUSY", "EPERM", "EACCES"]);

/** Renames a file or folder. A virus scanner or a syncing folder may hold the name for a moment: a few tries, within two seconds. */
export function renamePatiently(from: string, to: string): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      renameSync(from, to);
      return;
    } catch (cause) {
      if (!BUSY.has(errorCode(cause)) || attempt === RENAME_TRIES) throw cause;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10 * 2 ** (attempt - 1));
    }
  }
}

/** Puts a synced file in its place durably. Where another program holds the place, it is removed, and the error says EBUSY. */
export function moveIntoPlace(beside: string, path: string): void {
  try {
    renamePatiently(beside, path);
  } catch (cause) {
    rmSync(beside, { force: true });
    if (!BUSY.has(errorCode(cause))) throw cause;
    // Windows says EPERM or EACCES of a held name, which reads as a missing right; yet the folder was written to just now.
    throw Object.assign(new Error("another program holds the file", { cause }), { code: "EBUSY" });
  }
  syncFolder(dirname(path));
}

/** Replaces a file in one durable move: readers see the old content or the new one, never half of it. */
export function replaceDurably(path: string, content: Uint8Array | string): void {
  moveIntoPlace(writeBeside(path, content), path);
}

/** Makes a file with its whole content in one durable step. Gives false, and changes nothing, where the name is taken. */
export function createDurably(path: string, content: Uint8Array | string): boolean {
  const beside = writeBeside(path, content);
  try {
    linkSync(beside, path);
  } catch (cause) {
    const code = errorCode(cause);
    if (code === "EEXIST") return false;
    if (!WITHOUT_LINKS.has(code)) throw cause;
    if (existsSync(path)) return false;
    moveIntoPlace(beside, path);
  } finally {
    rmSync(beside, { force: true });
  }
  syncFolder(dirname(path));
  return true;
}

/** Answers of file systems that know no hard links (exFAT, some network shares). */
const WITHOUT_LINKS = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"]);

/** The system's word for what went wrong with a file (`ENOSPC`), or "" where the error carries none. */
export function errorCode(cause: unknown): string {
  if (typeof cause !== "object" || cause === null || !("code" in cause)) return "";
  return typeof cause.code === "string" ? cause.code : "";
}
