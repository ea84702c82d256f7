import { type BrowserWindow, dialog } from "electron";
import type { Words } from "./words/words.ts";

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
