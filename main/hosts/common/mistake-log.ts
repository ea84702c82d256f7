import { randomBytes } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { InvariantError } from "../../../shared/invariant.ts";

/** Where the note goes, and the version that made the mistake. */
export type MistakePlace = { readonly dataDir: string; readonly version: string };

/**
 * Writes where a mistake of ours happened into the data folder (or the temporary folder where there is none) and
 * gives the reference under which it stands there.
 *
 * Only our own claims keep their message: that of any other error may quote what was being worked on.
 */
export function noteMistake(
  { dataDir, version }: MistakePlace,
  error: unknown,
): { readonly reference: string; readonly file: string | undefined } {
  const reference = randomBytes(4).toString("hex");
  const folder = existsSync(dataDir) ? join(dataDir, "log") : tmpdir();
  const file = join(folder, existsSync(dataDir) ? "mistakes.log" : `switchover-${reference}.log`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    appendFileSync(
      file,
      `${new Date().toISOString()} ${reference} version ${version}\n${describe(error)}\n\n`,
      { mode: 0o600 },
    );
    return { reference, file };
  } catch {
    // A full or read-only disk must not hide the mistake itself; the reference is still told.
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
