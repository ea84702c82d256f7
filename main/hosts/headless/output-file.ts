import { chmodSync, closeSync, constants, existsSync, openSync, statSync, writeFileSync } from "node:fs";
import { createDurably, writeBeside } from "../../core/storage/durable-file.ts";
import { errorCode } from "../../core/storage/system-error.ts";
import { removeLeft } from "../../core/storage/removal.ts";
import { beginRewrite } from "../../core/storage/rewrite.ts";
import { NO_READER } from "../../core/host/file-reason.ts";
import type { CliSession } from "./cli-session.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import { refusalFor, refuse, type Refusal } from "./refusal.ts";
import { fileUnwritable, writeReason } from "./terminal/file-reason.ts";
import type { Told } from "./terminal/translate.ts";
import { visible } from "./terminal/visible.ts";

/** A file that a person named for a command's output: its path, and how it was written on the command line. */
export type OutputFile = { readonly path: string; readonly shown: string; readonly option: string };

/** The file that an option names, as the session resolves paths; undefined without the option. */
export function outputFile(
  session: CliSession,
  out: string | undefined,
  option = "--out",
): OutputFile | undefined {
  return out === undefined ? undefined : { path: out === "" ? "" : session.path(out), shown: out, option };
}

/** What a file that can't be written means for the command. */
type Works = Told<string>;

/** Why nothing can be written to the file, before any work is done; undefined if it can. */
export function unfitOutput(file: OutputFile, works: Works): Refusal | undefined {
  const { path, shown, option } = file;
  if (path === "") return refusalFor("emptyFileName", { option }, works);
  // Elsewhere it means standard output; a file of this name would be a surprise, and is hard to delete.
  if (shown === "-") return refusalFor("dashForFile", { option }, works);
  return attempt(file, works, () => {
    if (existsSync(path) && statSync(path).isDirectory())
      throw Object.assign(new Error(), { code: "EISDIR" });
    if (isNoFile(path)) closeSync(openRead(path));
    else removeLeft(writeBeside(path, ""));
  });
}

/**
 * Writes the file whole or not at all. An existing one keeps its mode, and a link stays; a new one gets `mode`. A
 * device or a pipe is written to and stays what it is.
 *
 * Returns why it couldn't, with `works` for what that means.
 */
export function writeOutput(
  file: OutputFile,
  content: Uint8Array | string,
  { mode, works }: { readonly mode: number; readonly works: Works },
): Refusal | undefined {
  const { path } = file;
  return attempt(file, works, () => {
    if (isNoFile(path)) return writeInto(path, content);
    if (!existsSync(path) && createDurably(path, content, { unsynced: "remove" })) {
      chmodSync(path, mode & ~process.umask());
      return;
    }
    const rewrite = beginRewrite(path);
    try {
      rewrite.write(Buffer.from(content));
      rewrite.replace();
    } finally {
      rewrite.discard();
    }
  });
}

/**
 * The end of a command whose result is what it printed: a failure if something of it is lost. A command that would have
 * ended otherwise than with a result keeps its own exit code.
 */
export function printedEnd(session: CliSession, works: Works, exit: ExitCode = EXIT.done): ExitCode {
  const code = session.host.unwritten?.();
  if (code === undefined) return exit;
  const failed = refuse(
    session,
    refusalFor("outputUnwritable", (t) => ({ reason: writeReason(t, code) }), works),
  );
  return exit === EXIT.done || exit === EXIT.endedSafely ? failed : exit;
}

/** A new file in the place of a device or a pipe would be seen by nobody who reads there. */
function isNoFile(path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat !== undefined && !stat.isFile() && !stat.isDirectory();
}

/** Opens a device, or a pipe that somebody reads: opening another one would wait for a reader, and say nothing. */
function openRead(path: string): number {
  try {
    return openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch (cause) {
    if (errorCode(cause) === "ENXIO" && statSync(path).isFIFO())
      throw Object.assign(new Error("", { cause }), { code: NO_READER });
    throw cause;
  }
}

function writeInto(path: string, content: Uint8Array | string): void {
  const held = openRead(path);
  try {
    // Opened again, since a reader may take its time.
    writeFileSync(path, content);
  } finally {
    closeSync(held);
  }
}

function attempt({ shown, option }: OutputFile, works: Works, work: () => void): Refusal | undefined {
  try {
    work();
    return undefined;
  } catch (cause) {
    const code = errorCode(cause);
    if (code === "") throw cause;
    return fileUnwritable({ option, file: visible(shown), code }, works);
  }
}
