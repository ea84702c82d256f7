import { app, type BrowserWindow } from "electron";
import type { UnderWay } from "./under-way.ts";
import type { Windows } from "./windows.ts";

/** Keeps the program from ending in the middle of a run before a person has said so. */
export type QuitGuard = {
  watch(window: BrowserWindow): void;
  /** A window was kept open after all: the next wish to leave is asked about anew. */
  stayed(): void;
};

/** What the guard asks with, and where its own failures go. */
export type LeaveQuestion = {
  readonly askToLeave: (over: BrowserWindow | undefined) => Promise<boolean>;
  readonly aside: (promise: Promise<unknown>) => void;
};

/**
 * Asks before the application quits, or its last window closes where that means quitting, while a run is driven.
 * One question at a time. Windows ending its session is not held up: it would end the program by force.
 */
export function guardQuit(
  windows: Windows,
  underWay: Pick<UnderWay, "count">,
  { askToLeave, aside }: LeaveQuestion,
): QuitGuard {
  // The person's word holds for this one leaving; the end of the system's session is not ours to hold up.
  let leaving = false;
  let sessionEnds = false;
  let asking = false;
  const mayLeave = (): boolean => leaving || sessionEnds || underWay.count() === 0;
  const question = async (): Promise<void> => {
    if (asking) return;
    asking = true;
    try {
      leaving = await askToLeave(windows.all().at(-1));
    } finally {
      asking = false;
    }
    if (leaving) app.quit();
  };
  app.on("before-quit", (event) => {
    if (mayLeave()) return;
    event.preventDefault();
    aside(question());
  });
  return {
    watch(window) {
      window.on("close", (event) => {
        const quits = windows.all().length === 1 && process.platform !== "darwin";
        if (!quits || mayLeave()) return;
        event.preventDefault();
        aside(question());
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
