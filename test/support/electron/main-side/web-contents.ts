import { EventEmitter } from "node:events";
import { plain } from "../plain.ts";
import type { SentFrom } from "../wire.ts";
import { emitCancellable } from "./cancellable.ts";
import { deed, tell } from "./tell.ts";

type Part = Pick<Electron.WebContents, "id" | "send" | "isDestroyed" | "reload" | "setWindowOpenHandler"> & {
  readonly mainFrame: Pick<Electron.WebFrameMain, "origin">;
};

/** The contents of one window. `frameOf` returns the frame object that a message comes from. */
export function createContents(id: number) {
  const events = new EventEmitter();
  const mainFrame: { origin: string } = { origin: "" };
  let destroyed = false;
  let unsaved = false;
  let mayOpen: Parameters<Electron.WebContents["setWindowOpenHandler"]>[0] = () => ({ action: "allow" });
  const part = {
    id,
    mainFrame,
    send(channel, ...args: unknown[]) {
      if (destroyed) throw new TypeError("Object has been destroyed");
      tell({ kind: "push", window: id, channel, args: plain(args, "push") as readonly unknown[] });
    },
    isDestroyed: () => destroyed,
    reload() {
      deed("webContents.reload", id);
      events.emit("did-start-navigation", { isMainFrame: true, isSameDocument: false });
      tell({ kind: "reload", window: id });
    },
    setWindowOpenHandler(handler) {
      mayOpen = handler;
    },
  } satisfies Part;
  return Object.assign(events, part, {
    askToOpen: (url: string) =>
      mayOpen({
        url,
        frameName: "",
        features: "",
        disposition: "foreground-tab",
        referrer: { url: "", policy: "no-referrer" },
      }),
    holdUnsaved(held: boolean): void {
      unsaved = held;
    },
    /**
     * Whether the page may unload. With unsaved changes it emits will-prevent-unload, and the program allows
     * unloading by preventing that event.
     */
    mayUnload: (): boolean => !unsaved || emitCancellable(events, "will-prevent-unload"),
    frameOf(from: SentFrom): object | null {
      if (from === null) return null;
      if (!from.isMain) return { origin: from.origin };
      mainFrame.origin = from.origin;
      return mainFrame;
    },
    end() {
      destroyed = true;
      events.emit("destroyed");
    },
  });
}

export type DoubleContents = ReturnType<typeof createContents>;
