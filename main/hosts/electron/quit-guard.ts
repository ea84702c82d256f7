import { type BrowserWindow, app, dialog } from "electron";
import type { PendingCalls } from "./pending-calls.ts";
import type { Background } from "./watch/background.ts";
import type { Windows } from "./windows.ts";
import type { LeaveReason, Words } from "./words/words.ts";

/**
 * Asks before a page with unsaved changes is closed. Without this, such a page would keep its window open
 * without any message. The question has to be answered before the event returns. `stayed` is called if the
 * window is kept open, which also cancels a pending quit.
 */
export function guardUnsaved(window: BrowserWindow, words: () => Words["unsaved"], stayed: () => void): void {
  window.webContents.on("will-prevent-unload", (event) => {
    const { title, detail, stay, leave } = words();
    const answer = dialog.showMessageBoxSync(window, {
      type: "question",
      message: title,
      detail,
      buttons: [stay, leave],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
    });
    // Preventing the default here lets the page close.
    if (answer === 1) event.preventDefault();
    else stayed();
  });
}

/** The work that the program may be doing. */
export type Doing = {
  readonly underWay: Pick<PendingCalls, "count">;
  readonly background: Pick<Background, "now">;
};

/** Prevents quitting during work until the user confirms. */
export type QuitGuard = {
  watch(window: BrowserWindow): void;
  /** A window was kept open: the next attempt to quit asks again. */
  stayed(): void;
};

/** How the guard asks, and where its own failures go. */
export type LeaveQuestion = {
  readonly askToLeave: (over: BrowserWindow | undefined, reason: LeaveReason) => Promise<boolean>;
  readonly aside: (promise: Promise<unknown>) => void;
};

/**
 * Asks before the application quits, or its last window closes where that quits, while a migration advances,
 * a test has replaced a callback URL, a number's notifications come here or a receiver listens. One question
 * at a time. The end of a Windows session is not delayed: Windows would kill the program.
 */
export function guardQuit(
  windows: Windows,
  { underWay, background }: Doing,
  { askToLeave, aside }: LeaveQuestion,
): QuitGuard {
  // The user's confirmation holds for this quit only; the end of the system's session cannot be delayed.
  let leaving = false;
  let sessionEnds = false;
  let asking = false;
  const reasonToAsk = (): LeaveReason | undefined => {
    if (leaving || sessionEnds) return undefined;
    return underWay.count() > 0 ? "run" : background.now().lost;
  };
  const question = async (reason: LeaveReason): Promise<void> => {
    if (asking) return;
    asking = true;
    try {
      leaving = await askToLeave(windows.all().at(-1), reason);
    } finally {
      asking = false;
    }
    if (leaving) app.quit();
  };
  app.on("before-quit", (event) => {
    const reason = reasonToAsk();
    if (reason === undefined) return;
    event.preventDefault();
    aside(question(reason));
  });
  return {
    watch(window) {
      window.on("close", (event) => {
        // During background work the program, and a migration in it, continues after its last window closes.
        const quits = windows.all().length === 1 && process.platform !== "darwin" && !background.now().any;
        const reason = quits ? reasonToAsk() : undefined;
        if (reason === undefined) return;
        event.preventDefault();
        aside(question(reason));
      });
      window.on("session-end", () => {
        sessionEnds = true;
      });
    },
    stayed() {
      leaving = false;
    },
  };
}
