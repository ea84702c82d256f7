/** The system's error code for a file error (`ENOSPC`), or "" if the error has none. */
export function errorCode(cause: unknown): string {
  if (typeof cause !== "object" || cause === null || !("code" in cause)) return "";
  return typeof cause.code === "string" ? cause.code : "";
}

const UNREADABLE: ReadonlySet<string> = new Set(["EIO", "EBADMSG", "EUCLEAN", "EISDIR", "ELOOP"]);

/** True for the error of a file that is there and can't be read, because the disk under it or the name is damaged. */
export function isUnreadable(cause: unknown): cause is Error {
  return cause instanceof Error && UNREADABLE.has(errorCode(cause));
}

/** The error of the system that work ended with; undefined if it ended without one. Other errors are thrown. */
export function systemErrorOf(work: () => void): Error | undefined {
  try {
    work();
    return undefined;
  } catch (cause) {
    if (!(cause instanceof Error) || errorCode(cause) === "") throw cause;
    return cause;
  }
}

/** How often something is tried while it ends with one of these codes; each pause is twice as long as the one before. */
export type Patience = {
  readonly codes: ReadonlySet<string>;
  readonly tries: number;
  readonly firstPauseMs: number;
};

/**
 * The same for work that a virus scanner, a syncing program or a program that has just ended may hold up briefly. Blocks
 * meanwhile.
 */
export function systemErrorAfter(
  { codes, tries, firstPauseMs }: Patience,
  work: () => void,
): Error | undefined {
  for (let attempt = 1; ; attempt += 1) {
    const error = systemErrorOf(work);
    if (error === undefined || !codes.has(errorCode(error)) || attempt === tries) return error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, firstPauseMs * 2 ** (attempt - 1));
  }
}
