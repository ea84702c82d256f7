import { BrowserWindow, app, nativeTheme, screen } from "electron";
import { join } from "node:path";
import { APP_ORIGIN } from "./origin.ts";
import { BACKGROUND, webPreferences } from "./web-preferences.ts";
import { SMALLEST, type WindowPlace, placeOn } from "./window-place.ts";
import type { WindowStore } from "./window-store.ts";
import type { Windows } from "./windows.ts";

const saveAfterMs = 500;

/** What a window begins with. */
export type Opening = {
  /** Names the screen within the page. */
  readonly hash: string;
  /** The page could not be loaded, and the window that was to show it is still there. */
  readonly onNotShown: (window: BrowserWindow, fault: unknown) => void;
};

/** Opens a window of ours and shows it as soon as it has something to show. */
export function openWindow(
  store: WindowStore,
  windows: Windows,
  { hash, onNotShown }: Opening,
): BrowserWindow {
  const place = placeOn(
    store.read(),
    screen.getAllDisplays().map((display) => display.workArea),
  );
  const window = new BrowserWindow({
    ...besideOthers(place, windows),
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
    title: "Switchover",
    backgroundColor: nativeTheme.shouldUseDarkColors ? BACKGROUND.dark : BACKGROUND.light,
    webPreferences: webPreferences(join(import.meta.dirname, "preload.cjs"), app.isPackaged),
  });
  windows.add(window);
  window.once("ready-to-show", () => {
    if (place.maximised) window.maximize();
    window.show();
  });
  keepPlace(window, store);
  window.loadURL(`${APP_ORIGIN}/${hash}`).catch((fault: unknown) => {
    // Closed before its page was there, or loaded anew meanwhile: nothing is missing then.
    if (window.isDestroyed() || isOvertaken(fault)) return;
    window.show();
    onNotShown(window, fault);
  });
  return window;
}

function isOvertaken(fault: unknown): boolean {
  return fault instanceof Error && "code" in fault && fault.code === "ERR_ABORTED";
}

/** A second window stands a little aside, so that the first one is still seen. */
function besideOthers({ x, y, width, height }: WindowPlace, windows: Windows) {
  const step = 32 * windows.all().length;
  return x === undefined || y === undefined ? { width, height } : { x: x + step, y: y + step, width, height };
}

function keepPlace(window: BrowserWindow, store: WindowStore): void {
  let timer: NodeJS.Timeout | undefined;
  const keep = (): void => {
    clearTimeout(timer);
    if (window.isDestroyed() || window.isMinimized()) return;
    store.keep({ ...window.getNormalBounds(), maximised: window.isMaximized() });
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(keep, saveAfterMs);
  };
  window.on("resize", later).on("move", later).on("maximize", later).on("unmaximize", later);
  window.on("close", keep);
  window.once("closed", () => clearTimeout(timer));
}
