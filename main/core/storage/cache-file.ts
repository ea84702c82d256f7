import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { checkedText, parseChecked } from "./checked-json.ts";
import { ensurePrivateFolder, errorCode, replaceDurably, replaceUnsynced } from "./durable-file.ts";

/** Reads JSON that can be fetched again if it is lost; undefined if the file is missing or unreadable. */
export function readCache(path: string): unknown {
  const text = readCacheText(path);
  return text === undefined ? undefined : parseChecked(text);
}

/** The text of such a file; undefined if the file is missing or unreadable. */
export function readCacheText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    if (errorCode(cause) === "") throw cause;
    return undefined;
  }
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
