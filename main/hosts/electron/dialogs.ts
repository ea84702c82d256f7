import { type BrowserWindow, dialog, type MessageBoxOptions } from "electron";
import type { LeaveWords, Words } from "./words/words.ts";

/** Asks whether to quit while work is in progress. Staying is the default, also when the dialog is closed. */
export async function askToLeave(over: BrowserWindow | undefined, words: LeaveWords): Promise<boolean> {
  const answer = await ask(over, {
    type: "warning",
    message: words.title,
    detail: words.detail,
    buttons: [words.wait, words.leave],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  });
  return answer === 1;
}

/** Tells the user that the computer slept during a call. */
export async function tellSleep(over: BrowserWindow | undefined, words: Words["slept"]): Promise<void> {
  await ask(over, { type: "info", message: words.title, detail: words.detail, buttons: ["OK"] });
}

/** Tells the user that the file manager did not open the data folder, and its path. */
export async function tellFolderNotShown(
  over: BrowserWindow | undefined,
  words: Words["folderNotShown"],
  folder: string,
): Promise<void> {
  await ask(over, { type: "warning", message: words.title, detail: words.detail(folder), buttons: ["OK"] });
}

/** Tells the user that a window could not load its page. */
export async function tellNotShown(
  over: BrowserWindow,
  words: Words["notShown"],
  reference: string,
): Promise<void> {
  await ask(over, { type: "error", message: words.title, detail: words.detail(reference), buttons: ["OK"] });
}

/** Tells the user that the page crashed again; true if it should be reloaded. */
export async function askAfterCrash(over: BrowserWindow, words: Words["crashed"]): Promise<boolean> {
  const answer = await ask(over, {
    type: "error",
    message: words.title,
    detail: words.detail,
    buttons: [words.again, words.close],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  });
  return answer === 0;
}

async function ask(over: BrowserWindow | undefined, options: MessageBoxOptions): Promise<number> {
  const { response } = await (over === undefined
    ? dialog.showMessageBox(options)
    : dialog.showMessageBox(over, options));
  return response;
}
