import { contextBridge, ipcRenderer } from "electron";
import { inBothRealms, METHODS, WINDOW_TOPICS } from "../shared/rpc/names.ts";
import { CHANNELS, type Reply } from "./channels.ts";

type Listener = (push: unknown) => void;

const methods = inBothRealms(METHODS);
const topics = inBothRealms(WINDOW_TOPICS);

const listeners = new Map<string, Set<Listener>>();
ipcRenderer.on(CHANNELS.push, (_event, topic: string, push: unknown) => {
  for (const listener of listeners.get(topic) ?? []) listener(push);
});

const refuse = (name: unknown): never => {
  throw new TypeError(`${String(name).slice(0, 60)} is not part of the contract.`);
};

contextBridge.exposeInMainWorld("switchover", {
  async call(name: string, input: unknown): Promise<unknown> {
    if (!methods.has(name)) refuse(name);
    const reply = (await ipcRenderer.invoke(CHANNELS.call, name, input)) as Reply;
    // Rejecting over the channel would prefix Electron's own text to our message.
    if ("fault" in reply) throw new Error(reply.fault);
    return reply.answer;
  },
  subscribe(topic: string, listener: Listener): () => void {
    if (!topics.has(topic)) refuse(topic);
    // A separate wrapper per call, so that the same function may subscribe twice.
    const mine: Listener = (push) => listener(push);
    const all = listeners.get(topic) ?? new Set();
    listeners.set(topic, all.add(mine));
    if (all.size === 1) ipcRenderer.send(CHANNELS.subscribe, topic);
    return () => {
      if (all.delete(mine) && all.size === 0) ipcRenderer.send(CHANNELS.unsubscribe, topic);
    };
  },
});
