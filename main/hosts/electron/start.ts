import { app, protocol, session } from "electron";
import { invariant } from "../../../shared/invariant.ts";
import { findWindow } from "../common/window-files/find-window.ts";
import { openWindowFiles } from "../common/window-files/window-files.ts";
import type { Attached } from "./attach-core.ts";
import { type Mistakes, keepMistakes, reviveOnce } from "./mistakes.ts";
import { askAfterCrash, tellNotShown } from "./dialogs.ts";
import { answerPage, lockPages, lockSession } from "./lockdown.ts";
import { createOpenedFiles, fileAmong, type OpenedFiles } from "./opened-files.ts";
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
  const files = createOpenedFiles();
  // Screens of files that were opened before there is a window.
  const waiting: string[] = [];
  let openAt = (hash: string): void => void waiting.push(hash);
  const given = fileAmong(process.argv, process.cwd());
  if (given !== undefined) openAt(files.add(given));
  const speech = createSpeech();
  let attached: Attached | undefined;
  const comeToRest = async (): Promise<void> => attached?.comeToRest();
  const mistakes = keepMistakes({ dataDir, words: () => speech.words(), comeToRest });
  let show = (): void => windows.toFront();
  app.on("second-instance", (_event, argv, folder) => {
    const path = fileAmong(argv, folder);
    if (path === undefined) show();
    else openAt(files.add(path));
  });
  // macOS hands files over by this event, the first one before the application is ready.
  app.on("open-file", (event, path) => {
    event.preventDefault();
    openAt(files.add(path));
  });
  app.on("window-all-closed", () => {
    if (process.platform !== "darwin" && attached?.outlivesWindows() !== true) app.quit();
  });
  app
    .whenReady()
    .then(() => {
      serveFiles();
      const shown = showAndAttach({
        dataDir,
        windows,
        files,
        firstHash: waiting.shift(),
        speech,
        mistakes,
        onAttached: (core) => {
          attached = core;
        },
      });
      show = shown.show;
      openAt = shown.openAt;
      for (const hash of waiting) openAt(hash);
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
  readonly files: OpenedFiles;
  /** The screen of a file that the program was started with. */
  readonly firstHash: string | undefined;
  readonly speech: Speech;
  readonly mistakes: Mistakes;
  readonly onAttached: (attached: Attached) => void;
};

/** Brings a window to the front, or opens one; and opens one at a screen. */
type Shown = { readonly show: () => void; readonly openAt: (hash: string) => void };

/** Opens the first window and the core behind it. */
function showAndAttach(parts: Parts): Shown {
  const { dataDir, windows, files, speech, mistakes, onAttached } = parts;
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
  open(parts.firstHash);
  const core = import("./attach-core.ts").then(({ attachCore }) => {
    attached = attachCore({ dataDir, windows, files, speech, openWindow: () => open(), show, mistakes });
    onAttached(attached);
    return attached.core.transport;
  });
  core.catch(mistakes.fatal);
  // The page loads meanwhile; its calls wait until the core is ready.
  serveWindows(windows, core, mistakes.explain);
  app.on("activate", () => {
    if (windows.all().length === 0) open();
  });
  return { show, openAt: open };
}
