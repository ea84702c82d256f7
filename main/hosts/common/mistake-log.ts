import { randomHex } from "../../core/runtime/random-hex.ts";
import { existsSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { appendRotating } from "../../core/log/rotating-file.ts";
import { InvariantError } from "../../../shared/invariant.ts";
import { errorFacts, errorsOf, linesOfFrames, nameOf } from "../../../shared/log/stack-frames.ts";
import { instant } from "../../../shared/time.ts";
import { misplacedFolder } from "./ports/misplaced.ts";
import { openLogs } from "./ports/open-logs.ts";

/** The data folder for the log, and the version that had the error. */
export type MistakePlace = { readonly dataDir: string; readonly version: string };

/** The file is set aside at this size, and one such file is kept. */
const MAX_BYTES = 1024 * 1024;

/**
 * Writes an internal error to a log in the data folder and gives its reference. If there is none, or nothing may be
 * opened where it is, the log is in the temporary folder. The operational log, where it is open, gets
 * the error without its folders.
 *
 * Only our own `InvariantError` messages are logged: any other error's message may quote user data.
 */
export function noteMistake(
  { dataDir, version }: MistakePlace,
  error: unknown,
): { readonly reference: string; readonly file: string | undefined } {
  const reference = randomHex(4);
  const isUsable = isInPlace(dataDir) && existsSync(dataDir);
  const name = isUsable ? "mistakes" : `switchover-${reference}`;
  if (isUsable) openLogs.get(dataDir)?.write({ event: "unexpected", reference, chain: errorFacts(error) });
  try {
    // The temporary folder may be a link, which a log doesn't follow by itself.
    const folder = isUsable ? join(dataDir, "log") : realpathSync(tmpdir());
    const at = Date.now();
    const text = `${new Date(at).toISOString()} ${reference} version ${version}\n${describe(error)}\n\n`;
    appendRotating({ folder, name, maxBytes: MAX_BYTES, files: 2 }, text, instant(at));
    return { reference, file: join(folder, `${name}.log`) };
  } catch {
    // A full or read-only disk must not hide the error itself; the reference is still given.
    return { reference, file: undefined };
  }
}

/** A folder whose place can't be found out is left alone. */
function isInPlace(dataDir: string): boolean {
  try {
    return misplacedFolder(dataDir)?.which !== "data";
  } catch {
    return false;
  }
}

function describe(thrown: unknown): string {
  return errorsOf(thrown)
    .map((error) => {
      if (!(error instanceof Error)) return "a value that isn't an error was thrown";
      const claim = error instanceof InvariantError ? `: ${error.message}` : "";
      return `${nameOf(error)}${claim}\n${linesOfFrames(error).join("\n")}`;
    })
    .join("\ncaused by ");
}
