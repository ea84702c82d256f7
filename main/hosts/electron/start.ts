import { app, protocol, session } from "electron";
import { invariant } from "../../../shared/invariant.ts";
import { findWindow } from "../common/window-files/find-window.ts";
import { openWindowFiles } from "../common/window-files/window-files.ts";
import type { Attached } from "./attach-core.ts";
import { type Mistakes, keepMistakes, reviveOnce } from "./mistakes.ts";
import { askAfterCrash, tellNotShown } from "./dialogs.ts";
import { answerPage, lockPages, lockSession } from "./lockdown.ts";
import { openLogs } from "../common/ports/open-logs.ts";
import { APP_SCHEME } from "./origin.ts";
import { guardUnsaved } from "./quit-guard.ts";
import { createSpeech, type Speech } from "./speech.ts";
import { serveWindows } from "./transport.ts";
import { openWindow } from "./window.ts";
import { openWindowStore } from "./window-store.ts";
import { createWindows, type Windows } from "./windows.ts";

/** Starts the application on a data folder: first a locked-down window, then the core behind it. */
export function start(dataDir: string): void {
  const windows = createWindows();
  const speech = createSpeech();
  let attached: Attached | undefined;
  const comeToRest = async (): Promise<void> => attached?.comeToRest();
  const mistakes = keepMistakes({ dataDir, words: () => speech.words(), comeToRest });
  let show = (): void => windows.toFront();
  app.on("second-instance", () => show());
  app.on("window-all-closed", () => {
    if (process.platform !== "darwin" && attached?.outlivesWindows() !== true) app.quit();
  });
  app
    .whenReady()
    .then(() => {
      serveFiles();
      show = showAndAttach({
        dataDir,
        windows,
        speech,
        mistakes,
        onAttached: (core) => {
          attached = core;
        },
      });
    })
    .catch(mistakes.fatal);
}

function serveFiles(): void {
  const folder = findWindow(import.meta.dirname);
  invariant(folder !== undefined, "the window was built");
  const files = openWindowFiles(folder, "nowhere");
  protocol.handle(APP_SCHEME, (request) => answerPage(files, request));
  lockSession(session.defaultSession, app.isPackaged);
}

type Parts = {
  readonly dataDir: string;
  readonly windows: Windows;
  readonly speech: Speech;
  readonly mistakes: Mistakes;
  readonly onAttached: (attached: Attached) => void;
};

/**
 * Opens the first window and the core behind it; gives the function that brings a window to the front, or
 * opens one.
 */
function showAndAttach({ dataDir, windows, speech, mistakes, onAttached }: Parts): () => void {
  const store = openWindowStore(app.getPath("userData"));
  let attached: Attached | undefined;
  const open = (hash = ""): void => {
    const window = openWindow(store, windows, {
      hash,
      onNotShown: (empty, fault) =>
        mistakes.aside(tellNotShown(empty, speech.words().notShown, mistakes.note(fault))),
    });
    const ask = (): Promise<boolean> => askAfterCrash(window, speech.words().crashed);
    reviveOnce(window, ask, { now: () => performance.now(), log: () => openLogs.get(dataDir) });
    guardUnsaved(
      window,
      () => speech.words().unsaved,
      () => attached?.stayed(),
    );
    attached?.watch(window);
  };
  const show = (): void => {
    if (windows.all().length === 0) open();
    else windows.toFront();
  };
  lockPages(open);
  open();
  const core = import("./attach-core.ts").then(({ attachCore }) => {
    attached = attachCore({ dataDir, windows, speech, openWindow: () => open(), show, mistakes });
    onAttached(attached);
    return attached.core.transport;
  });
  core.catch(mistakes.fatal);
  // The page loads meanwhile; its calls wait until the core is ready.
  serveWindows(windows, core, mistakes.explain);
  app.on("activate", () => {
    if (windows.all().length === 0) open();
  });
  return show;
}
