import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { ensurePrivateFolder, errorCode, replaceDurably } from "./durable-file.ts";
import { parseJson } from "../../../shared/parse-json.ts";

/** JSON that may be lost, since it can be had again; undefined where it is not there or cannot be read. */
export function readCache(path: string): unknown {
  try {
    return parseJson(readFileSync(path, "utf8"));
  } catch (cause) {
    if (errorCode(cause) === "") throw cause;
    return undefined;
  }
}

/** Keeps such JSON, as far as the disk lets us. */
export function writeCache(path: string, value: unknown): void {
  try {
    ensurePrivateFolder(dirname(path));
    replaceDurably(path, `${JSON.stringify(value)}\n`);
  } catch (cause) {
    if (errorCode(cause) === "") throw cause;
  }
}
