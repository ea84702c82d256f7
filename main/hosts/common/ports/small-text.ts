import { closeSync, constants, fstatSync, openSync, readFileSync } from "node:fs";

const MOST_BYTES = 1024 * 1024;

/**
 * The text of another program's small file. Undefined for one that can't be read, is larger than 1 MiB, or is no file:
 * a pipe of that name would keep its reader waiting.
 */
export function smallText(path: string): string | undefined {
  let file: number | undefined;
  try {
    // Windows has no second one, and no pipes among its files.
    file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const about = fstatSync(file);
    return about.isFile() && about.size <= MOST_BYTES ? readFileSync(file, "utf8") : undefined;
  } catch {
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
