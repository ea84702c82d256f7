const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "the file doesn't exist",
  ENOTDIR: "part of its path isn't a folder",
  EISDIR: "it is a folder",
  EACCES: "you don't have permission to read it",
  EPERM: "you don't have permission to read it",
  EFBIG: "it is larger than 1 MiB",
  EILSEQ: "it isn't UTF-8 text",
  ELOOP: "its links form a loop",
  ENAMETOOLONG: "its name is too long",
  // Node refuses such a path before it asks the system.
  ERR_INVALID_ARG_VALUE: "its path has a NUL character",
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
 * (ENOENT)".
 */
export function fileReason(code: string): string {
  return reasonIn(REASONS, code);
}

/** The same for a file that could not be written. */
export function writeReason(code: string): string {
  return reasonIn(WRITE_REASONS, code);
}

function reasonIn(reasons: Readonly<Record<string, string>>, code: string): string {
  const reason = Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  return reason === undefined ? `the system returned ${code}` : `${reason} (${code})`;
}
