import { EventEmitter } from "node:events";
import { plain } from "../plain.ts";
import type { SentFrom } from "../wire.ts";
import { windowOf } from "./browser-window.ts";

type Handler = (event: Electron.IpcMainInvokeEvent, ...args: unknown[]) => unknown;

const handlers = new Map<string, Handler>();
const events = new EventEmitter();

const part = {
  handle(channel, handler) {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    handlers.set(channel, handler);
  },
} satisfies Pick<Electron.IpcMain, "handle">;

export const ipcMain = Object.assign(events, part);

/** Every channel on which the program receives messages. */
export const openChannels = (): readonly string[] =>
  [...handlers.keys(), ...events.eventNames().map(String)].toSorted();

/** Delivers a message that expects a response. The response must be plain data. */
export async function deliverInvoke(message: Message): Promise<unknown> {
  const handler = handlers.get(message.channel);
  if (handler === undefined) throw new Error(`No handler registered for '${message.channel}'`);
  return plain(
    (await handler(eventOf(message) as Electron.IpcMainInvokeEvent, ...message.args)) ?? null,
    "answer",
  );
}

/** Delivers a message that expects no response. */
export function deliverSend(message: Message): void {
  events.emit(message.channel, eventOf(message), ...message.args);
}

type Message = {
  readonly window: number;
  readonly from: SentFrom;
  readonly channel: string;
  readonly args: readonly unknown[];
};

function eventOf({ window, from }: Message): object {
  const sender = windowOf(window).webContents;
  return { sender, senderFrame: sender.frameOf(from) };
}
