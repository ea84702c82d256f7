import type { IpcMainEvent, IpcMainInvokeEvent } from "electron";
import { APP_ORIGIN } from "./origin.ts";
import type { Windows } from "./windows.ts";

/**
 * Is this message from the page of one of our windows? Its frame must still be there, be the top frame of that
 * window, and show our own address.
 */
export function isFromOurPage(event: IpcMainInvokeEvent | IpcMainEvent, windows: Windows): boolean {
  const frame = event.senderFrame;
  const window = windows.of(event.sender);
  if (frame === null || window === undefined || window.isDestroyed()) return false;
  return frame === window.webContents.mainFrame && frame.origin === APP_ORIGIN;
}
