import { existsSync, readFileSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { CheckResult } from "../../../../shared/checks/result.ts";
import { errorCode, replaceDurably } from "../../storage/durable-file.ts";
import { catchStorageErrors } from "../../storage/problems.ts";
import { ok } from "../../../../shared/result.ts";
import { restoreRequestPath, testsFolder } from "../records.ts";

const ASKED_EVERY_MS = 250;
/** What the holder itself writes where another process would ask: it has ended already. */
const ENDED = "ended";

/** What the process that held a callback saw when it gave it back. No secret is in it. */
const Answer = z.strictObject({ restored: z.boolean(), check: CheckResult });
type Answer = z.infer<typeof Answer>;

/**
 * Hears when another process asks for what this one holds. The returned function ends that, and leaves for whoever
 * asked what giving back came to: not everybody has the secrets to look.
 */
export function onRestoreRequested(
  dataDir: string,
  test: string,
  onAsked: () => void,
): (answer: () => Answer) => void {
  let isAsked = false;
  const asked = setInterval(() => {
    if (!isMarked(dataDir, test) || readMark(dataDir, test) === ENDED) return;
    isAsked = true;
    onAsked();
  }, ASKED_EVERY_MS);
  return (answer) => {
    clearInterval(asked);
    if (isAsked) put(answerPath(dataDir, test), JSON.stringify(answer()));
  };
}

/** Has its end been asked for, or begun? Whoever finds what is left then gives it back, and does not go on with it. */
export function isMarked(dataDir: string, test: string): boolean {
  return existsSync(restoreRequestPath(dataDir, test));
}

/** Writes durably that it has ended, before anything is given back. Removing the record removes that too. */
export function markEnded(dataDir: string, test: string): void {
  if (!isMarked(dataDir, test)) put(restoreRequestPath(dataDir, test), ENDED);
}

/** Takes away what the holder answered; undefined where there is none. */
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

/** Without it less is known later, and nothing wrong. */
function put(path: string, text: string): void {
  catchStorageErrors(() => {
    replaceDurably(path, text);
    return ok(null);
  });
}
