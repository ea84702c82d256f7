import { EventEmitter } from "node:events";
import { app, whenAllClosed } from "./app.ts";
import { focusNow } from "./beginning.ts";
import { emitCancellable } from "./cancellable.ts";
import { deed, tell } from "./tell.ts";
import { createContents, type DoubleContents } from "./web-contents.ts";
import { openWindows } from "./window-list.ts";

type Part = Pick<
  Electron.BrowserWindow,
  | "id"
  | "show"
  | "focus"
  | "isFocused"
  | "isMinimized"
  | "restore"
  | "maximize"
  | "isMaximized"
  | "getNormalBounds"
  | "isDestroyed"
  | "close"
  | "destroy"
  | "loadURL"
>;

const loads = new Map<number, (failed?: string) => void>();
let windows = 0;
let loadsBegun = 0;

/** Settles a page load: the test has loaded the page, or it failed with this Chromium error code. */
export function loaded(load: number, failed?: string): void {
  loads.get(load)?.(failed);
  loads.delete(load);
}

/** A window without pixels: its page, if any, runs in the test's Chromium. */
// Electron exports a class here, and the program calls it with `new`.
export class BrowserWindow extends EventEmitter implements Part {
  readonly id = ++windows;
  readonly webContents: DoubleContents;
  #destroyed = false;
  #maximised = false;
  readonly #options: Electron.BrowserWindowConstructorOptions;

  constructor(options: Electron.BrowserWindowConstructorOptions) {
    super();
    if (!app.isReady()) throw new Error("Cannot create BrowserWindow before app is ready");
    this.#options = options;
    this.webContents = createContents(this.id);
    openWindows.push(this);
    deed("new BrowserWindow", options);
    app.emit("web-contents-created", {}, this.webContents);
  }

  readonly show = (): void => deed("window.show", this.id);
  readonly focus = (): void => deed("window.focus", this.id);
  readonly isFocused = (): boolean => focusNow.focused;
  readonly isMinimized = (): boolean => false;
  readonly restore = (): void => deed("window.restore", this.id);
  readonly isMaximized = (): boolean => this.#maximised;
  readonly isDestroyed = (): boolean => this.#destroyed;
  readonly maximize = (): void => {
    this.#maximised = true;
    this.emit("maximize");
  };
  readonly getNormalBounds = (): Electron.Rectangle => {
    const { x = 0, y = 0, width = 800, height = 600 } = this.#options;
    return { x, y, width, height };
  };

  async loadURL(url: string): Promise<void> {
    const load = ++loadsBegun;
    this.webContents.emit("did-start-navigation", { isMainFrame: true, isSameDocument: false });
    await new Promise<void>((resolve, reject) => {
      const settle = (failed?: string): void => {
        if (failed === undefined) resolve();
        else reject(Object.assign(new Error(`${failed} loading '${url}'`), { code: failed }));
      };
      loads.set(load, settle);
      // As in Electron: a pending load fails when its window closes.
      this.once("closed", () => settle("ERR_FAILED"));
      tell({ kind: "load", window: this.id, url, load });
    });
    this.emit("ready-to-show");
    this.webContents.emit("did-finish-load");
  }

  close(): void {
    this.tryToClose({ quitting: false });
  }

  destroy(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    openWindows.splice(openWindows.indexOf(this), 1);
    this.webContents.end();
    tell({ kind: "gone", window: this.id });
    this.emit("closed");
  }

  tryToClose({ quitting }: { readonly quitting: boolean }): boolean {
    if (emitCancellable(this, "close")) return false;
    if (!this.webContents.mayUnload()) return false;
    this.destroy();
    if (!quitting && openWindows.length === 0) whenAllClosed();
    return true;
  }
}

/** The open window with this number; throws if there is none. */
export function windowOf(id: number): BrowserWindow {
  const found = openWindows.find((window) => window instanceof BrowserWindow && window.id === id);
  if (!(found instanceof BrowserWindow)) throw new Error(`there is no window ${id}`);
  return found;
}
