import { type BrowserWindow, app, dialog } from "electron";
import type { PendingCalls } from "./pending-calls.ts";
import type { Background } from "./watch/background.ts";
import type { Windows } from "./windows.ts";
import type { LeaveReason, Words } from "./words/words.ts";

/**
 * Asks before a page with unsaved changes is left or closed. Without this, a page that asks to stay would keep its
 * window open without a word. The question has to be answered before the event returns. `stayed` is told when the
 * window is kept open, which also calls off a leaving that was under way.
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
    // Preventing the prevention lets the page go.
    if (answer === 1) event.preventDefault();
    else stayed();
  });
}

/** What the program is in the middle of. */
export type Doing = {
  readonly underWay: Pick<PendingCalls, "count">;
  readonly background: Pick<Background, "now">;
};

/** Keeps the program from ending in the middle of something before a person has said so. */
export type QuitGuard = {
  watch(window: BrowserWindow): void;
  /** A window was kept open after all: the next wish to leave is asked about anew. */
  stayed(): void;
};

/** What the guard asks with, and where its own failures go. */
export type LeaveQuestion = {
  readonly askToLeave: (over: BrowserWindow | undefined, reason: LeaveReason) => Promise<boolean>;
  readonly aside: (promise: Promise<unknown>) => void;
};

/**
 * Asks before the application quits, or its last window closes where that means quitting, while a run is driven, a
 * test has borrowed a callback, a number's notifications come here or something listens. One question at a time. Windows ending its session is not held
 * up: it would end the program by force.
 */
export function guardQuit(
  windows: Windows,
  { underWay, background }: Doing,
  { askToLeave, aside }: LeaveQuestion,
): QuitGuard {
  // The person's word holds for this one leaving; the end of the system's session is not ours to hold up.
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
        // While something goes on, the program outlives its last window, and a run in it as well.
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
