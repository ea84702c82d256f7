import { accessSync, constants } from "node:fs";
import { dirname } from "node:path";
import { errorCode } from "./system-error.ts";

const NOT_WRITABLE: ReadonlySet<string> = new Set(["EROFS", "EACCES", "EPERM"]);

/**
 * Whether this user may make files in a folder, or in the nearest one above it that exists; asked without making one.
 * Undefined if the system doesn't tell.
 */
export function isWritable(path: string): boolean | undefined {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch (cause) {
    const code = errorCode(cause);
    const above = dirname(path);
    if (code === "ENOENT") return above === path ? undefined : isWritable(above);
    return NOT_WRITABLE.has(code) ? false : undefined;
  }
}
