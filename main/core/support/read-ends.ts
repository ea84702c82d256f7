import { readLogLine } from "../../../shared/log/read-log-line.ts";
import { unexpectedEnds, type EndLine, type UnexpectedEnd } from "../../../shared/support/unexpected-ends.ts";
import { logFileIn } from "../log/operational-log.ts";
import { isAnotherProcess } from "../log/process-start.ts";
import { readRotated, rotatedFiles } from "../log/rotating-file.ts";
import { errorCode } from "../storage/system-error.ts";

/** Weeks of a window's life, and few enough to be read at its start. */
const FILES = 2;
const MOST_BYTES = 2 * 1024 * 1024;
const MOST_TOLD = 20;

/** Processes of a window that ended unexpectedly or had an error, by the log; changes nothing, sends nothing. */
export function readUnexpectedEnds(dataDir: string): readonly UnexpectedEnd[] {
  const lines = pathsOf(dataDir)
    .flatMap((path) => textOf(path).split("\n"))
    .flatMap(lineIn);
  return unexpectedEnds(lines, { own: process.pid, isRunning }).slice(0, MOST_TOLD);
}

/** The newest files, the oldest of them first. */
function pathsOf(dataDir: string): readonly string[] {
  try {
    return rotatedFiles(logFileIn(dataDir)).slice(0, FILES).toReversed();
  } catch (cause) {
    if (errorCode(cause) === "") throw cause;
    return [];
  }
}

function textOf(path: string): string {
  try {
    return readRotated(path, MOST_BYTES);
  } catch (cause) {
    if (errorCode(cause) === "") throw cause;
    return "";
  }
}

/** What a line begins with, and the events that matter. */
const HEAD = /^\{"at":"([0-9TZ:.-]{20,30})","level":"[a-z]+","pid":(\d{1,8}),/;
const TELLING = /"event":"(?:started|stopped|unexpected|page-ended)"/;

/** Other lines aren't checked: a log has thousands of them, and only their time matters. */
function lineIn(text: string): readonly EndLine[] {
  if (TELLING.test(text)) {
    const line = readLogLine(text);
    return line === undefined ? [] : [JSON.parse(line) as EndLine];
  }
  const [, at, pid] = HEAD.exec(text) ?? [];
  return at === undefined || pid === undefined ? [] : [{ at, pid: Number(pid), event: "other" }];
}

function isRunning(pid: number, sinceBootMs: number | undefined): boolean {
  if (sinceBootMs !== undefined && isAnotherProcess(pid, sinceBootMs)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    // One of another user is there, too.
    return errorCode(cause) === "EPERM";
  }
}
