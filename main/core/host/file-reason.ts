import { NO_FILE } from "./regular-file.ts";

/** The code of a pipe that can't be written to, since it would wait for its reader. */
export const NO_READER = "NOREADER";

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "the file doesn't exist",
  ENOTDIR: "part of its path isn't a folder",
  EISDIR: "it is a folder",
  EACCES: "you don't have permission to read it",
  EPERM: "you don't have permission to read it",
  EIO: "its content couldn't be read",
  ENXIO: "no device is behind it",
  ENODEV: "no device is behind it",
  EILSEQ: "it isn't UTF-8 text",
  ELOOP: "its links form a loop",
  ENAMETOOLONG: "its name is too long",
  // Node refuses such a path before it asks the system.
  ERR_INVALID_ARG_VALUE: "its path has a NUL character",
};

/** What the system has no code for. */
const OWN_REASONS: Readonly<Record<string, string>> = {
  [NO_FILE]: "it is a pipe or a device, not a file",
  [NO_READER]: "it is a pipe without a reader",
};

const WRITE_REASONS: Readonly<Record<string, string>> = {
  ENOENT: "its folder doesn't exist",
  ENOTDIR: "part of its path isn't a folder",
  EISDIR: "it is a folder",
  EEXIST: "a file of this name is there",
  EACCES: "you don't have permission to write there",
  EPERM: "you don't have permission to write there",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  ENAMETOOLONG: "its name is too long",
  ERR_INVALID_ARG_VALUE: "its path has a NUL character",
};

/**
 * Gives why a file could not be read, in plain words with the system's code: "the file doesn't exist
 * (ENOENT)". `mostMib`: how large it may be.
 */
export function fileReason(code: string, mostMib = 1): string {
  return code === "EFBIG" ? `it is larger than ${mostMib} MiB (EFBIG)` : reasonIn(REASONS, code);
}

/** The same for a file that could not be written. */
export function writeReason(code: string): string {
  return reasonIn(WRITE_REASONS, code);
}

function reasonIn(reasons: Readonly<Record<string, string>>, code: string): string {
  if (Object.hasOwn(OWN_REASONS, code)) return OWN_REASONS[code] ?? code;
  const reason = Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  return reason === undefined ? `the system returned ${code}` : `${reason} (${code})`;
}
