import { closeSync, openSync } from "node:fs";
import { readRegularFile, readUpTo } from "../../../core/host/regular-file.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";

export type FileUnreadable = {
  readonly kind: "fileUnreadable";
  readonly path: string;
  readonly code: string;
};

const CAP_BYTES = 1024 * 1024;

/**
 * Reads a small text file as UTF-8, at most 1 MiB.
 *
 * Problems: fileUnreadable with the system's code (ENOENT, EISDIR, …), NOFILE for a pipe or a device, EFBIG past the cap,
 * EILSEQ when it is not UTF-8.
 */
export function readCapped(path: string): Result<string, FileUnreadable> {
  return readTextUpTo(path, CAP_BYTES);
}

/** The same for a binary file. */
export function readBytesCapped(path: string): Result<Uint8Array, FileUnreadable> {
  return attempt(path, () => readRegularFile(path, CAP_BYTES));
}

/** The same up to another size. */
export function readTextUpTo(path: string, capBytes: number): Result<string, FileUnreadable> {
  return attempt(path, () => decoded(readRegularFile(path, capBytes)));
}

/**
 * Reads a secret, from a file, a pipe or a device: what keeps passwords hands them over in a pipe, which is read once
 * it writes. Problems as of `readCapped`, without NOFILE.
 */
export function readSecretText(path: string): Result<string, FileUnreadable> {
  return attempt(path, () => {
    const file = openSync(path, "r");
    try {
      return decoded(readUpTo(file, CAP_BYTES));
    } finally {
      closeSync(file);
    }
  });
}

/** Gives the operating system's code of a failure, or "unknown". */
export function systemCode(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "unknown";
}

function attempt<T>(path: string, read: () => T): Result<T, FileUnreadable> {
  try {
    return ok(read());
  } catch (error) {
    return err({ kind: "fileUnreadable", path, code: systemCode(error) });
  }
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    // The decoder's own message adds nothing to this code.
    throw Object.assign(new Error("not UTF-8", { cause }), { code: "EILSEQ" });
  }
}
