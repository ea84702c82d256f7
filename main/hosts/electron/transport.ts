import { ipcMain } from "electron";
import { CHANNELS, type Reply } from "../../../preload/channels.ts";
import type { Transport } from "../../../shared/rpc/client.ts";
import { ALLOWED_METHODS, ALLOWED_TOPICS } from "./allowed-names.ts";
import { isFromOurPage } from "./sender.ts";
import { createSubscriptions } from "./subscriptions.ts";
import type { Windows } from "./windows.ts";

/**
 * Carries the contract to our windows; the one place where messages of a page are taken.
 *
 * Calls wait for `core`. A message that is not from our page, or names what is not in the contract, is refused
 * before the core is asked. `explain` makes of whatever is thrown the sentence that the page is told.
 */
export function serveWindows(
  windows: Windows,
  core: Promise<Transport>,
  explain: (fault: unknown) => string,
): void {
  const subscriptions = createSubscriptions(core);
  ipcMain.handle(CHANNELS.call, async (event, method: unknown, input: unknown): Promise<Reply> => {
    if (!isFromOurPage(event, windows)) throw new Error("This page may not call.");
    if (typeof method !== "string" || !ALLOWED_METHODS.has(method))
      throw new Error("This is not in the contract.");
    try {
      const transport = await core;
      return { answer: await transport.call(method, input) };
    } catch (fault) {
      return { fault: explain(fault) };
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
