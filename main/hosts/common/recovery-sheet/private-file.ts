import { existsSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, sep } from "node:path";
import { createDurably, NameUnsure } from "../../../core/storage/durable-file.ts";
import { errorCode } from "../../../core/storage/system-error.ts";
import { discardKey } from "../../../core/vault/discard-key.ts";
import type { RecoverySheet } from "../../../core/runtime/ports.ts";
import type { SheetProblem } from "../../../../shared/rpc/areas/recovery.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { SheetWords } from "./words/words.ts";

/** True if the path is the folder or in it, symbolic links resolved. */
export function isInside(folder: string, path: string): boolean {
  const within = relative(real(folder), join(real(dirname(path)), basename(path)));
  // A file may be named `..sheet.pdf`; another drive gives an absolute path.
  return within !== ".." && !within.startsWith(`..${sep}`) && !isAbsolute(within);
}

/** The folder as the file system names it, with symbolic links resolved, if it exists. */
function real(folder: string): string {
  return existsSync(folder) ? realpathSync.native(folder) : folder;
}

/**
 * Writes a sheet to a new file that only its owner can read. Refuses an existing file, and the data folder:
 * who copies the vault would get its key with it.
 */
export function saveSheet(
  path: string,
  content: Uint8Array | string,
  dataDir: string,
): Result<{ readonly path: string }, SheetProblem> {
  const failed = (why: SheetProblem["why"]) => err({ kind: "sheetFailed" as const, why, path });
  if (isInside(dataDir, path)) return failed("in-data-folder");
  try {
    return createDurably(path, content, { unsynced: "remove" }) ? ok({ path }) : failed("exists");
  } catch (cause) {
    const code = errorCode(cause);
    if (code === "") throw cause;
    if (cause instanceof NameUnsure && !discardKey(path)) return failed("left-behind");
    if (code === "ENOSPC" || code === "EDQUOT") return failed("disk-full");
    return failed(code === "ENOENT" || code === "ENOTDIR" ? "no-such-folder" : "not-writable");
  }
}

/** A sheet's file name: `switchover-recovery-sheet-2026-11-23.pdf`. The `count`th of a day gets a number. */
export function sheetName(
  { file }: SheetWords,
  { madeAt }: RecoverySheet,
  extension: string,
  count = 1,
): string {
  const day = new Date(madeAt).toISOString().slice(0, 10);
  return `${file}-${day}${count === 1 ? "" : `-${count}`}.${extension}`;
}

/** True for the absolute path of a folder that exists. */
export function isFolder(path: string): boolean {
  return isAbsolute(path) && existsSync(path) && statSync(path).isDirectory();
}
