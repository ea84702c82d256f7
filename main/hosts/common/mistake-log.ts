import { randomBytes } from "node:crypto";
import { appendFileSync, existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensurePrivateFolder } from "../../core/storage/durable-file.ts";
import { InvariantError } from "../../../shared/invariant.ts";

/** The data folder for the log, and the version that had the error. */
export type MistakePlace = { readonly dataDir: string; readonly version: string };

/**
 * Writes an internal error to a log in the data folder (or the temporary folder if there is none) and gives
 * its reference.
 *
 * Only our own `InvariantError` messages are logged: any other error's message may quote user data.
 */
export function noteMistake(
  { dataDir, version }: MistakePlace,
  error: unknown,
): { readonly reference: string; readonly file: string | undefined } {
  const reference = randomBytes(4).toString("hex");
  const folder = existsSync(dataDir) ? join(dataDir, "log") : tmpdir();
  const file = join(folder, existsSync(dataDir) ? "mistakes.log" : `switchover-${reference}.log`);
  try {
    ensurePrivateFolder(folder);
    appendFileSync(
      file,
      `${new Date().toISOString()} ${reference} version ${version}\n${describe(error)}\n\n`,
      { mode: 0o600 },
    );
    return { reference, file };
  } catch {
    // A full or read-only disk must not hide the error itself; the reference is still given.
    return { reference, file: undefined };
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return "a value that isn't an error was thrown";
  const claim = error instanceof InvariantError ? `: ${error.message}` : "";
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const cause = error.cause === undefined ? "" : `\ncaused by ${describe(error.cause)}`;
  return `${error.name}${claim}\n${frames.join("\n")}${cause}`;
}
