import type { Ask } from "../wire.ts";
import { clipboardNow, dialogNow, fileManagerNow, focusNow, keyStoreNow } from "./beginning.ts";
import { windowOf } from "./browser-window.ts";

type Kind =
  | "focus"
  | "fileManager"
  | "clipboard"
  | "unsaved"
  | "answerDialogs"
  | "answersInTurn"
  | "keyStore";

/** Changes how the desktop around the program behaves from now on. */
export function changeNow(ask: Extract<Ask, { kind: Kind }>): void {
  switch (ask.kind) {
    case "focus":
      focusNow.focused = ask.focused;
      return;
    case "fileManager":
      fileManagerNow.problem = ask.problem;
      return;
    case "clipboard":
      clipboardNow.problem = ask.problem;
      return;
    case "unsaved":
      windowOf(ask.window).webContents.holdUnsaved(ask.held);
      return;
    case "answerDialogs":
      dialogNow.response = ask.response;
      return;
    case "answersInTurn":
      dialogNow.inTurn.push(...ask.responses);
      return;
    case "keyStore":
      keyStoreNow.state = { ...keyStoreNow.state, ...ask.change };
      return;
    default:
      ask satisfies never;
  }
}
