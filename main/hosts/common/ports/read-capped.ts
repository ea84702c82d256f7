import { closeSync, openSync, readSync } from "node:fs";
import { err, ok, type Result } from "../../../../shared/result.ts";

export type FileUnreadable = {
  readonly kind: "fileUnreadable";
  readonly path: string;
  readonly code: string;
};

const CAP_BYTES = 1024 * 1024;
/** Plans, tokens and certificates are shorter than this. */
const FIRST_BYTES = 4 * 1024;

/**
 * Reads a small text file, a pipe or a device as UTF-8, at most 1 MiB.
 *
 * Problems: fileUnreadable with the system's code (ENOENT, EISDIR, …), EFBIG past the cap, EILSEQ when it is not UTF-8.
 */
export function readCapped(path: string): Result<string, FileUnreadable> {
  return readTextUpTo(path, CAP_BYTES);
}

/** The same for a binary file. */
export function readBytesCapped(path: string): Result<Uint8Array, FileUnreadable> {
  try {
    const bytes = readBytes(path);
    return bytes === undefined ? err({ kind: "fileUnreadable", path, code: "EFBIG" }) : ok(bytes);
  } catch (error) {
    return err({ kind: "fileUnreadable", path, code: systemCode(error) });
  }
}

/**
 * Reads a whole file, pipe or device as UTF-8; a device that never ends stops at the cap. Problems as of `readCapped`.
 */
export function readTextUpTo(path: string, capBytes: number): Result<string, FileUnreadable> {
  try {
    return decoded(path, readBytes(path, capBytes));
  } catch (error) {
    return err({ kind: "fileUnreadable", path, code: systemCode(error) });
  }
}

/** Gives the operating system's code of a failure, or "unknown". */
export function systemCode(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "unknown";
}

function readBytes(path: string, capBytes = CAP_BYTES): Buffer | undefined {
  const file = openSync(path, "r");
  try {
    // Grows as it fills: a batch reads thousands of small files, and a pipe has no size to go by.
    let buffer = Buffer.alloc(FIRST_BYTES);
    let filled = 0;
    for (;;) {
      const read = readSync(file, buffer, filled, buffer.length - filled, null);
      if (read === 0) return buffer.subarray(0, filled);
      filled += read;
      if (filled > capBytes) return undefined;
      if (filled === buffer.length) buffer = Buffer.concat([buffer], 2 * filled);
    }
  } finally {
    closeSync(file);
  }
}

function decoded(path: string, bytes: Buffer | undefined): Result<string, FileUnreadable> {
  if (bytes === undefined) return err({ kind: "fileUnreadable", path, code: "EFBIG" });
  try {
    return ok(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    // The decoder's own message adds nothing to this code.
    return err({ kind: "fileUnreadable", path, code: "EILSEQ" });
  }
}
