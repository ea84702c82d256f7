const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  ENOTDIR: "a part of its path is no folder",
  EISDIR: "it is a folder",
  EACCES: "you have no right to read it",
  EPERM: "you have no right to read it",
  EFBIG: "it is larger than 1 MiB",
  EILSEQ: "it is not text in UTF-8",
  ELOOP: "its links lead in a circle",
  ENAMETOOLONG: "its name is too long",
};

const WRITE_REASONS: Readonly<Record<string, string>> = {
  ENOENT: "its folder is not there",
  ENOTDIR: "a part of its path is no folder",
  EACCES: "you have no right to write there",
  EPERM: "you have no right to write there",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  ENAMETOOLONG: "its name is too long",
};

/** Why a file could not be read, in plain words with the system's code: "there is no such file (ENOENT)". */
export function fileReason(code: string): string {
  return reasonIn(REASONS, code);
}

/** The same for a file that could not be written. */
export function writeReason(code: string): string {
  return reasonIn(WRITE_REASONS, code);
}

function reasonIn(reasons: Readonly<Record<string, string>>, code: string): string {
  const reason = Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  return reason === undefined ? `the system answers ${code}` : `${reason} (${code})`;
}
