import { unlinkSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { CheckResult } from "../../../../shared/checks/result.ts";
import { checkedText, isChecked, parseChecked } from "../../storage/checked-json.ts";
import { nameTaken, regularText, replaceDurably } from "../../storage/durable-file.ts";
import { errorCode } from "../../storage/system-error.ts";
import { catchStorageErrors } from "../../storage/problems.ts";
import { ok } from "../../../../shared/result.ts";
import { restoreRequestPath, testsFolder } from "../records.ts";

const ASKED_EVERY_MS = 250;
/** No answer and no request is longer, in bytes. */
const LONGEST = 65_536;
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
    if (isAsked) put(answerPath(dataDir, test), checkedText(answer()));
  };
}

/**
 * Whether the end was requested or has begun. A later process then restores what is left and does not resume
 * it.
 */
export function isMarked(dataDir: string, test: string): boolean {
  return nameTaken(restoreRequestPath(dataDir, test));
}

/**
 * Records on disk that it has ended, before anything is restored. Removing the record removes this file too.
 */
export function markEnded(dataDir: string, test: string): void {
  if (!isMarked(dataDir, test)) put(restoreRequestPath(dataDir, test), ENDED);
}

/** Reads and deletes the holder's result; undefined if there is none, or none that a holder wrote. */
export function takeAnswer(dataDir: string, test: string): Answer | undefined {
  const path = answerPath(dataDir, test);
  try {
    const read = regularText(path, LONGEST);
    if (read.kind === "absent") return undefined;
    unlinkSync(path);
    const isWhole = read.kind === "text" && isChecked(read.text);
    const parsed = Answer.safeParse(isWhole ? parseChecked(read.text) : undefined);
    return parsed.success ? parsed.data : undefined;
  } catch (cause) {
    if (errorCode(cause) !== "") return undefined;
    throw cause;
  }
}

function answerPath(dataDir: string, test: string): string {
  return join(testsFolder(dataDir), `${test}.answer`);
}

/** What a request says. One that isn't a file, or can't be read, still asks for a restore. */
function readMark(dataDir: string, test: string): string {
  const read = catchStorageErrors(() => ok(regularText(restoreRequestPath(dataDir, test), LONGEST)));
  if (!read.ok || read.value.kind === "strange") return "";
  if (read.value.kind === "text") return read.value.text;
  return isMarked(dataDir, test) ? "" : ENDED;
}

/** A failed write is ignored: later processes then know less, but nothing wrong. */
function put(path: string, text: string): void {
  catchStorageErrors(() => {
    replaceDurably(path, text);
    return ok(null);
  });
}
