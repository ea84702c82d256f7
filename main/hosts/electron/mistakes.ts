import { type BrowserWindow, app, dialog } from "electron";
import { noteMistake } from "../common/mistake-log.ts";
import { isPracticeUnavailable } from "../common/practice/unavailable.ts";
import type { Words } from "./words/words.ts";

/** Within this time a second death of the same page is no coincidence. */
const againWithinMs = 60_000;

/**
 * Loads the page anew when its process has died; when it dies again within a minute, `ask` decides, so that no
 * window flickers for ever. `now` gives milliseconds that never jump.
 */
export function reviveOnce(window: BrowserWindow, ask: () => Promise<boolean>, now: () => number): void {
  let lastDeath = Number.NEGATIVE_INFINITY;
  window.webContents.on("render-process-gone", (_event, { reason }) => {
    if (reason === "clean-exit" || window.isDestroyed()) return;
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

/** Where mistakes of ours go. */
export type Mistakes = {
  /** Writes down where it happened and gives the reference. The program goes on. */
  readonly note: (mistake: unknown) => string;
  /** Lets something go on beside the work; what goes wrong with it is written down, and the program goes on. */
  readonly aside: (promise: Promise<unknown>) => void;
  /** Writes down where it happened and gives the sentence that a page may be told. */
  readonly explain: (fault: unknown) => string;
  /** Writes it down, lets what is under way come to rest, says so, and ends the program. */
  readonly fatal: (mistake: unknown) => void;
};

/** How mistakes are told, and how the program comes to rest before it ends over one. */
export type MistakeParts = {
  readonly dataDir: string;
  readonly words: () => Words;
  readonly comeToRest: () => Promise<void>;
};

/**
 * Keeps mistakes of ours in the data folder's log, and catches those that nobody else does: Electron's own box
 * would show their message, which may quote what was being worked on.
 */
export function keepMistakes({ dataDir, words, comeToRest }: MistakeParts): Mistakes {
  const note = (mistake: unknown): string =>
    noteMistake({ dataDir, version: app.getVersion() }, mistake).reference;
  let ending = false;
  const fatal = (mistake: unknown): void => {
    const reference = note(mistake);
    // What goes wrong while the program ends is written down; the first mistake is the one that is told.
    if (ending) return;
    ending = true;
    const end = (): void => {
      dialog.showErrorBox(words().mistake.title, words().mistake.detail(reference));
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
    explain: (fault) =>
      isPracticeUnavailable(fault) ? words().practice[fault.obstacle] : words().mistake.call(note(fault)),
    fatal,
  };
}
