import { readFileSync } from "node:fs";
import { parseChecked } from "./checked-json.ts";
import { errorCode } from "./system-error.ts";

/**
 * Reads a file of JSON: "absent" if there is none, a `value` of undefined if its text is not JSON or its
 * checksum is another one.
 *
 * Throws for other file errors.
 */
export function readJsonFile(path: string): "absent" | { readonly value: unknown } {
  try {
    return { value: parseChecked(readFileSync(path, "utf8")) };
  } catch (cause) {
    if (errorCode(cause) === "ENOENT") return "absent";
    throw cause;
  }
}

/** Reads a file of JSON; undefined if there is none or it is corrupted. Throws for other file errors. */
export function readOptionalJson(path: string): unknown {
  const file = readJsonFile(path);
  return file === "absent" ? undefined : file.value;
}
