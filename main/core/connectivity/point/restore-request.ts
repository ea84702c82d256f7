import { existsSync, readFileSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { CheckResult } from "../../../../shared/checks/result.ts";
import { errorCode, replaceDurably } from "../../storage/durable-file.ts";
import { catchStorageErrors } from "../../storage/problems.ts";
import { ok } from "../../../../shared/result.ts";
import { restoreRequestPath, testsFolder } from "../records.ts";

const ASKED_EVERY_MS = 250;
/** Content of the request file when the holder wrote it itself: it has already ended. */
const ENDED = "ended";

/** The result that the holding process saw when it restored the callback URL. Contains no secret. */
const Answer = z.strictObject({ restored: z.boolean(), check: CheckResult });
type Answer = z.infer<typeof Answer>;

/**
 * Calls `onAsked` when another process asks to restore what this one holds. The returned function stops that
 * and writes the result for the asking process, which may lack the secrets to query it.
 */
export function onRestoreRequested(
  dataDir: string,
  test: string,
  onAsked: () => void,
): (answer: () => Answer) => void {
  let isAsked = false;
  const poll = setInterval(() => {
    if (!isMarked(dataDir, test) || readMark(dataDir, test) === ENDED) return;
    isAsked = true;
    onAsked();
  }, ASKED_EVERY_MS);
  return (answer) => {
    clearInterval(poll);
    if (isAsked) put(answerPath(dataDir, test), JSON.stringify(answer()));
  };
}

/**
 * Whether the end was requested or has begun. A later process then restores what is left and does not resume
 * it.
 */
export function isMarked(dataDir: string, test: string): boolean {
  return existsSync(restoreRequestPath(dataDir, test));
}

/**
 * Records on disk that it has ended, before anything is restored. Removing the record removes this file too.
 */
export function markEnded(dataDir: string, test: string): void {
  if (!isMarked(dataDir, test)) put(restoreRequestPath(dataDir, test), ENDED);
}

/** Reads and deletes the holder's result; undefined if there is none. */
export function takeAnswer(dataDir: string, test: string): Answer | undefined {
  const path = answerPath(dataDir, test);
  try {
    const parsed = Answer.safeParse(JSON.parse(readFileSync(path, "utf8")));
    unlinkSync(path);
    return parsed.success ? parsed.data : undefined;
  } catch (cause) {
    if (cause instanceof SyntaxError || errorCode(cause) !== "") return undefined;
    throw cause;
  }
}

function answerPath(dataDir: string, test: string): string {
  return join(testsFolder(dataDir), `${test}.answer`);
}

function readMark(dataDir: string, test: string): string {
  const read = catchStorageErrors(() => ok(readFileSync(restoreRequestPath(dataDir, test), "utf8")));
  return read.ok ? read.value : ENDED;
}

/** A failed write is ignored: later processes then know less, but nothing wrong. */
function put(path: string, text: string): void {
  catchStorageErrors(() => {
    replaceDurably(path, text);
    return ok(null);
  });
}
