import { type BrowserWindow, app, dialog } from "electron";
import type { Reply } from "../../../preload/channels.ts";
import type { Log } from "../../core/log/log.ts";
import { PAGE_ENDS } from "../../../shared/page-ends.ts";
import { err } from "../../../shared/result.ts";
import type { ProgramIncomplete } from "../../../shared/rpc/problems.ts";
import { noteMistake } from "../common/mistake-log.ts";
import { isPracticeUnavailable } from "../common/practice/unavailable.ts";
import { unloadableFile } from "../common/unloadable-file.ts";
import type { Words } from "./words/words.ts";

/** A second crash of the same page within this time is not treated as a coincidence. */
const againWithinMs = 60_000;

/**
 * Reloads the page after its process crashed. After a second crash within a minute `ask` decides, so that a
 * window does not reload endlessly. `now` gives monotonic milliseconds.
 */
export function reviveOnce(
  window: BrowserWindow,
  ask: () => Promise<boolean>,
  { now, log }: { readonly now: () => number; readonly log: () => Pick<Log, "write"> | undefined },
): void {
  let lastDeath = Number.NEGATIVE_INFINITY;
  window.webContents.on("render-process-gone", (_event, { reason }) => {
    if (reason === "clean-exit" || window.isDestroyed()) return;
    log()?.write({ event: "page-ended", reason: PAGE_ENDS.find((one) => one === reason) ?? "other" });
    const again = now() - lastDeath < againWithinMs;
    lastDeath = now();
    if (!again) {
      window.webContents.reload();
      return;
    }
    ask().then(
      (wanted) => {
        if (window.isDestroyed()) return;
        if (wanted) window.webContents.reload();
        else window.close();
      },
      () => window.destroy(),
    );
  });
}

/** Handling of internal errors. */
export type Mistakes = {
  /** Logs the error and gives its reference. The program continues. */
  readonly note: (mistake: unknown) => string;
  /** Runs a promise in the background; its failure is logged, and the program continues. */
  readonly aside: (promise: Promise<unknown>) => void;
  /** Logs the error and gives the reply to a page's call: a problem of the contract, or a sentence that may be shown. */
  readonly explain: (fault: unknown) => Reply;
  /** Logs the error, shuts down pending work, shows a message, and ends the program. */
  readonly fatal: (mistake: unknown) => void;
};

/** How errors are shown, and how the program shuts down before it ends. */
export type MistakeParts = {
  readonly dataDir: string;
  readonly words: () => Words;
  readonly comeToRest: () => Promise<void>;
};

/**
 * Logs internal errors in the data folder, and catches unhandled ones: Electron's own dialog would show their
 * message, which may quote user data.
 */
export function keepMistakes({ dataDir, words, comeToRest }: MistakeParts): Mistakes {
  const replyTo = (fault: unknown): Reply => {
    if (isPracticeUnavailable(fault)) return { fault: words().practice[fault.obstacle] };
    const reference = note(fault);
    const file = unloadableFile(fault);
    return file === undefined
      ? { fault: words().mistake.call(reference) }
      : { answer: err({ kind: "programIncomplete", file } satisfies ProgramIncomplete) };
  };
  const note = (mistake: unknown): string =>
    noteMistake({ dataDir, version: app.getVersion() }, mistake).reference;
  let ending = false;
  const fatal = (mistake: unknown): void => {
    const reference = note(mistake);
    // Errors during shutdown are only logged; the first error is the one that is shown.
    if (ending) return;
    ending = true;
    const file = unloadableFile(mistake);
    const end = (): void => {
      const { mistake: told, incomplete } = words();
      dialog.showErrorBox(told.title, file === undefined ? told.detail(reference) : incomplete(file));
      app.exit(70);
    };
    comeToRest()
      .then(end, end)
      .catch(() => app.exit(70));
  };
  process.on("uncaughtException", fatal);
  process.on("unhandledRejection", fatal);
  return {
    note,
    aside: (promise) => {
      promise.catch(note);
    },
    explain: replyTo,
    fatal,
  };
}
