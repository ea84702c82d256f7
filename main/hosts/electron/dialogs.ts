import { type BrowserWindow, dialog, type MessageBoxOptions } from "electron";
import type { LeaveWords, Words } from "./words/words.ts";

/** Asks whether to leave while something is under way. Staying is the default, and what closing the question means. */
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

/** Tells that the computer slept while a call was under way. */
export async function tellSleep(over: BrowserWindow | undefined, words: Words["slept"]): Promise<void> {
  await ask(over, { type: "info", message: words.title, detail: words.detail, buttons: ["OK"] });
}

/** Tells that the file manager did not show the data folder, and where it is. */
export async function tellFolderNotShown(
  over: BrowserWindow | undefined,
  words: Words["folderNotShown"],
  folder: string,
): Promise<void> {
  await ask(over, { type: "warning", message: words.title, detail: words.detail(folder), buttons: ["OK"] });
}

/** Tells that a window has nothing to show. */
export async function tellNotShown(
  over: BrowserWindow,
  words: Words["notShown"],
  reference: string,
): Promise<void> {
  await ask(over, { type: "error", message: words.title, detail: words.detail(reference), buttons: ["OK"] });
}

/** Tells that the page died again; true asks for it to be shown once more. */
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
