import { readRegularFile } from "../../../core/host/regular-file.ts";

const MOST_BYTES = 1024 * 1024;

/** The text of another program's small file; undefined for one that can't be read, is larger than 1 MiB, or is no file. */
export function smallText(path: string): string | undefined {
  try {
    return readRegularFile(path, MOST_BYTES).toString("utf8");
  } catch {
    return undefined;
  }
}
