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

/** Why a file could not be read, in plain words with the system's code: "there is no such file (ENOENT)". */
export function fileReason(code: string): string {
  const reason = Object.hasOwn(REASONS, code) ? REASONS[code] : undefined;
  return reason === undefined ? `the system answers ${code}` : `${reason} (${code})`;
}
