import { fstatSync, writeSync } from "node:fs";
import { systemCode } from "../../common/ports/read-capped.ts";

const CAP_CHARACTERS = 1024 * 1024;

/**
 * Reads standard input to its end, or to its first line break where `firstLine` is set; undefined past 1 MiB.
 */
export async function readIn(firstLine: boolean): Promise<string | undefined> {
  let text = "";
  process.stdin.setEncoding("utf8");
  for await (const part of process.stdin) {
    text += String(part);
    if (text.length > CAP_CHARACTERS) return undefined;
    const end = firstLine ? text.indexOf("\n") : -1;
    if (end >= 0) return text.slice(0, end + 1);
  }
  return text;
}

/** Standard input as it comes. A folder in its place fails as reading one does; Node would take it for an empty file. */
export async function* inputBytes(): AsyncGenerator<Uint8Array> {
  if (fstatSync(0).isDirectory())
    throw Object.assign(new Error("standard input is a folder"), { code: "EISDIR" });
  for await (const part of process.stdin) yield part as Uint8Array;
}

const sleeper = new Int32Array(new SharedArrayBuffer(4));

/** How the systems tell that nobody reads a pipe any more; Windows has a second code for it. */
const READER_GONE: readonly (string | undefined)[] = ["EPIPE", "EOF"];

let lost: string | undefined;

/** Why something of standard output is lost, as the system's code. A reader that has gone wanted no more of it. */
export function outputFault(): string | undefined {
  return lost;
}

/**
 * Writes text to a file descriptor before it returns, however slowly the other end reads.
 *
 * A reader that has gone is no reason to stop: a closed pipe never ends a migration. Other failures are
 * ignored for the same reason; the journal, not the output, is the record. A command whose result is what it
 * prints asks for them (`outputFault`). Only tests set `write`.
 */
export function writeOut(
  fd: 1 | 2,
  text: string,
  write: (fd: number, bytes: Uint8Array) => number = writeSync,
): void {
  let rest: Uint8Array = Buffer.from(text);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(write(fd, rest));
    } catch (error) {
      const code = systemCode(error);
      if (code !== "EAGAIN") {
        if (fd === 1 && !READER_GONE.includes(code)) lost ??= code;
        return;
      }
      // A full pipe: wait without spinning, and without letting anything else happen before the line is out.
      Atomics.wait(sleeper, 0, 0, 5);
    }
  }
}
