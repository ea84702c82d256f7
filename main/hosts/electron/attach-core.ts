import { app, type BrowserWindow } from "electron";
import { everyUnheld } from "../../core/runtime/every.ts";
import { type Core, openCore } from "./core.ts";
import { closeAtQuit } from "./close-at-quit.ts";
import { shutDown } from "./shutdown.ts";
import { leaveWords } from "./words/words.ts";
import { askToLeave, tellFolderNotShown, tellSleep } from "./dialogs.ts";
import { putUpMenu } from "./menu.ts";
import type { Mistakes } from "./mistakes.ts";
import { showAlert } from "./alert.ts";
import { createNotices } from "./notices.ts";
import { notifyOfDigests, notifyOfRuns } from "./notify.ts";
import { watchPower } from "./power.ts";
import { guardQuit } from "./quit-guard.ts";
import type { OpenedFiles } from "./opened-files.ts";
import type { Speech } from "./speech.ts";
import { keepBackground } from "./watch/background.ts";
import type { Windows } from "./windows.ts";

/** What exists before the core is opened: the first window and its parts. */
export type Shell = {
  readonly dataDir: string;
  readonly windows: Windows;
  readonly files: Pick<OpenedFiles, "read">;
  readonly speech: Speech;
  readonly openWindow: () => void;
  /** Brings a window to the front, or opens one. */
  readonly show: () => void;
  readonly mistakes: Pick<Mistakes, "note" | "aside">;
};

/** The core, and what later windows need from it. */
export type Attached = {
  readonly core: Core;
  watch(window: BrowserWindow): void;
  /** A window with unsaved changes was kept open. */
  stayed(): void;
  /** Called when the last window is closed: true if the program continues in the tray. */
  outlivesWindows(): boolean;
  /** Shuts down without asking the user. */
  comeToRest(): Promise<void>;
};

/** Opens the core behind the windows and connects menu, dialogs, notifications and power handling to it. */
export function attachCore(shell: Shell): Attached {
  const { dataDir, windows, files, speech, openWindow, show, mistakes } = shell;
  const notices = createNotices({
    show: (alert) => showAlert(alert, show),
    summary: (count) => ({
      title: speech.words().notice.heldBack(count),
      body: speech.words().notice.lookAtAll,
    }),
    hasFocus: () => windows.hasFocus(),
    every: everyUnheld,
    now: () => new Date(),
  });
  const core = openCore(dataDir, {
    openedFile: (file) => files.read(file),
    showDigest: notifyOfDigests(notices, () => speech.language()),
  });
  const newest = (): BrowserWindow | undefined => windows.all().at(-1);
  const showDataFolder = async (): Promise<void> => {
    try {
      if ((await core.transport.call("desktop.showDataFolder", {})).ok) return;
    } catch (cause) {
      mistakes.note(cause);
    }
    await tellFolderNotShown(newest(), speech.words().folderNotShown, dataDir);
  };
  const actions = {
    newWindow: openWindow,
    showDataFolder: () => mistakes.aside(showDataFolder()),
  };
  const menu = (): void => putUpMenu(speech.words().menu, actions, app.isPackaged);
  menu();
  speech.onChange(menu);
  mistakes.aside(speech.follow(core.transport));
  mistakes.aside(notices.follow(core.transport));
  const background = keepBackground(core.transport, { windows, show, notices, words: () => speech.words() });
  mistakes.aside(background.following);
  const { underWay } = core;
  const guard = guardQuit(
    windows,
    { underWay, background },
    {
      askToLeave: (over, reason) => askToLeave(over, leaveWords(speech.words(), reason)),
      aside: mistakes.aside,
    },
  );
  for (const window of windows.all()) guard.watch(window);
  notifyOfRuns(core.transport, { windows, notices }, () => speech.words().notice);
  watchPower(underWay, () => mistakes.aside(tellSleep(newest(), speech.words().slept)));
  closeAtQuit(core);
  return {
    core,
    stayed: () => guard.stayed(),
    watch(window) {
      guard.watch(window);
      background.windowOpened();
    },
    outlivesWindows: () => background.outlivesWindows(),
    async comeToRest() {
      await shutDown(core);
    },
  };
}
