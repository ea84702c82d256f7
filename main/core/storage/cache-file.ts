import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { checkedText, parseChecked } from "./checked-json.ts";
import { ensurePrivateFolder, replaceDurably, replaceUnsynced } from "./durable-file.ts";
import { errorCode } from "./system-error.ts";

/** Reads JSON that can be fetched again if it is lost; undefined if the file is missing or unreadable. */
export function readCache(path: string): unknown {
  const text = readCacheText(path);
  return text === undefined ? undefined : parseChecked(text);
}

/** The text of such a file; undefined if the file is missing or unreadable. */
export function readCacheText(path: string): string | undefined {
  const found = findCache(path);
  return found.kind === "text" ? found.text : undefined;
}

export type FoundCache =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "missing" }
  /** It is there, but can't be read now: another program holds it, or it belongs to another user. */
  | { readonly kind: "unreadable" };

/** The same, told apart: what is unreadable now must not be taken for missing and written anew. */
export function findCache(path: string): FoundCache {
  try {
    return { kind: "text", text: readFileSync(path, "utf8") };
  } catch (cause) {
    const code = errorCode(cause);
    if (code === "") throw cause;
    return { kind: code === "ENOENT" || code === "ENOTDIR" ? "missing" : "unreadable" };
  }
}

/**
 * Changes such JSON. `change` gets what the file has, undefined if it is missing or damaged. A file that can't be read now
 * stays as it is.
 */
export function changeCache(path: string, change: (before: unknown) => object): void {
  const found = findCache(path);
  if (found.kind === "unreadable") return;
  writeCache(path, change(found.kind === "text" ? parseChecked(found.text) : undefined));
}

/**
 * Writes such JSON and returns its text; a failure of the file system is ignored. `durable: false` leaves it to a power
 * failure, but not to a kill, to lose it.
 */
export function writeCache(path: string, value: object, { durable = true } = {}): string {
  const text = checkedText(value);
  try {
    ensurePrivateFolder(dirname(path));
    (durable ? replaceDurably : replaceUnsynced)(path, text);
  } catch (cause) {
    if (errorCode(cause) === "") throw cause;
  }
  return text;
}
