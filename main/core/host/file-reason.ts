import { rowFaults } from "../../../shared/wording/catalogue/en/row-faults.ts";

/** The code of a pipe that can't be written to, since it would wait for its reader. */
export const NO_READER = "NOREADER";

const REASONS: Readonly<Record<string, string>> = rowFaults.file;

/** Why a file that a plan or an option names can't be read, by the system's code. */
export function unreadableBy(code: string): "missing" | "not-a-file" | "unreadable" {
  return WHY[code] ?? "unreadable";
}

const WHY: Readonly<Partial<Record<string, "missing" | "not-a-file">>> = {
  ENOENT: "missing",
  // A file is where a folder on the way should be; Windows says the same as of a missing one.
  ENOTDIR: "missing",
  EISDIR: "not-a-file",
  NOFILE: "not-a-file",
};

/**
 * Gives why a file could not be read, in plain words with the system's code: "the file doesn't exist
 * (ENOENT)". `mostMib`: how large it may be.
 */
export function fileReason(code: string, mostMib = 1): string {
  if (code === "EFBIG") return `it is larger than ${mostMib} MiB (EFBIG)`;
  // Node refuses a path with a NUL character before it asks the system.
  const key = code === "ERR_INVALID_ARG_VALUE" ? "nul" : code;
  const reason = key !== "other" && Object.hasOwn(REASONS, key) ? REASONS[key] : undefined;
  return reason ?? `the system returned ${code}`;
}
