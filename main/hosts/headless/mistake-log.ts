import { noteMistake } from "../common/mistake-log.ts";
import { APP_VERSION } from "./version.ts";

/** Logs an internal error in the data folder, with the program's version, and gives its reference. */
export function logMistake(
  dataDir: string,
  error: unknown,
): { readonly reference: string; readonly file: string | undefined } {
  return noteMistake({ dataDir, version: APP_VERSION }, error);
}
