import { basename, isAbsolute, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { kindOfFile } from "../../../shared/opened/opened-file.ts";
import type { OpenedFile } from "../../../shared/rpc/areas/app.ts";
import { NO_FILE, readRegularFile } from "../../core/host/regular-file.ts";
import { errorCode } from "../../core/storage/system-error.ts";

/** Larger than every file that a person opens here: a handed-over workspace has at most 48 MiB of characters. */
const LARGEST_BYTES = 64 * 1024 * 1024;
/** Older ones are forgotten; their windows then say that the file is gone. */
const MOST_KEPT = 32;

/** The files that were double-clicked since the program was started. */
export type OpenedFiles = {
  /** Keeps a path and gives the part of a URL that opens its screen. */
  add(path: string): string;
  /** Reads a kept file, as it is now. */
  read(file: string): OpenedFile;
};

/** Creates an empty collection. Only a path that the system handed over can be read, never one that a page names. */
export function createOpenedFiles(): OpenedFiles {
  const paths = new Map<string, string>();
  let last = 0;
  return {
    add(path) {
      last += 1;
      paths.set(String(last), path);
      paths.delete(String(last - MOST_KEPT));
      return `#/opened/${last}`;
    },
    read(file) {
      const path = paths.get(file);
      return path === undefined ? { outcome: "unreadable", why: "gone" } : readOpened(path);
    },
  };
}

/**
 * The file among the arguments of a start: the last path, or file URL, with an ending of ours. Other arguments belong to
 * Electron; a relative path is relative to `folder`.
 */
export function fileAmong(argv: readonly string[], folder: string): string | undefined {
  const words = argv.filter(
    (word, at) =>
      at > 0 && argv[at - 1] !== "--data-dir" && !word.startsWith("-") && kindOfFile(word) !== undefined,
  );
  const path = pathOf(words.at(-1) ?? "");
  return path === undefined || path === "" ? undefined : isAbsolute(path) ? path : resolve(folder, path);
}

function pathOf(word: string): string | undefined {
  if (!/^file:/i.test(word)) return word;
  try {
    return fileURLToPath(word);
  } catch {
    // A URL of another computer, or one that is none.
    return undefined;
  }
}

function readOpened(path: string): OpenedFile {
  const name = basename(path);
  const kind = kindOfFile(name);
  if (kind === undefined) return { outcome: "unreadable", why: "not-a-file", name };
  try {
    return { outcome: "read", kind, name, content: readRegularFile(path, LARGEST_BYTES).toString("base64") };
  } catch (cause) {
    return { outcome: "unreadable", why: WHY[errorCode(cause)] ?? "unreadable", name };
  }
}

const WHY: Readonly<Record<string, "gone" | "not-a-file" | "too-large">> = {
  ENOENT: "gone",
  EISDIR: "not-a-file",
  [NO_FILE]: "not-a-file",
  EFBIG: "too-large",
};
