import { type IpcMainEvent, type IpcMainInvokeEvent, ipcMain } from "electron";
import { CHANNELS, type Reply } from "../../../preload/channels.ts";
import type { Transport } from "../../../shared/rpc/client.ts";
import { createSubscriptions } from "./subscriptions.ts";
import type { Windows } from "./windows.ts";
import { METHODS, WINDOW_TOPICS, inBothRealms } from "../../../shared/rpc/names.ts";
import { APP_ORIGIN } from "./origin.ts";

/**
 * True if a message comes from the page of one of our windows. Its frame must still exist, be the window's
 * top frame, and show our own origin.
 */
function isFromOurPage(event: IpcMainInvokeEvent | IpcMainEvent, windows: Windows): boolean {
  const frame = event.senderFrame;
  const window = windows.of(event.sender);
  if (frame === null || window === undefined || window.isDestroyed()) return false;
  return frame === window.webContents.mainFrame && frame.origin === APP_ORIGIN;
}

/** Every method that a window may call, in both realms. */
const ALLOWED_METHODS = inBothRealms(METHODS);
/** Every topic that a window may subscribe to, in both realms. */
const ALLOWED_TOPICS = inBothRealms(WINDOW_TOPICS);

/**
 * Connects our windows to the contract; the only place that accepts messages from a page.
 *
 * Calls wait for `core`. A message that is not from our page, or names something outside the contract, is
 * rejected before it reaches the core. `explain` converts whatever is thrown into the reply for the page.
 */
export function serveWindows(
  windows: Windows,
  core: Promise<Transport>,
  explain: (fault: unknown) => Reply,
): void {
  const subscriptions = createSubscriptions(core);
  ipcMain.handle(CHANNELS.call, async (event, method: unknown, input: unknown): Promise<Reply> => {
    if (!isFromOurPage(event, windows)) throw new Error("This page isn't allowed to make calls.");
    if (typeof method !== "string" || !ALLOWED_METHODS.has(method))
      throw new Error("This call doesn't exist.");
    try {
      const transport = await core;
      return { answer: await transport.call(method, input) };
    } catch (fault) {
      return explain(fault);
    }
  });
  ipcMain.on(CHANNELS.subscribe, (event, topic: unknown) => {
    if (isFromOurPage(event, windows) && isTopic(topic)) subscriptions.begin(event.sender, topic);
  });
  ipcMain.on(CHANNELS.unsubscribe, (event, topic: unknown) => {
    if (isFromOurPage(event, windows) && isTopic(topic)) subscriptions.end(event.sender, topic);
  });
}

function isTopic(topic: unknown): topic is string {
  return typeof topic === "string" && ALLOWED_TOPICS.has(topic);
}
