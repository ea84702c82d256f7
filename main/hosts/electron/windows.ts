import type { BrowserWindow, WebContents } from "electron";

/** Our own windows: calls are accepted from them and pushes sent to them. */
export type Windows = {
  add(window: BrowserWindow): void;
  all(): readonly BrowserWindow[];
  /** Gives the window of these contents, or undefined if they are not ours. */
  of(contents: WebContents): BrowserWindow | undefined;
  /** True if any of them has the focus. */
  hasFocus(): boolean;
  /** Brings the newest window to the front. */
  toFront(): void;
};

/** Creates an empty set of windows; a closed one is removed automatically. */
export function createWindows(): Windows {
  const open = new Set<BrowserWindow>();
  return {
    add(window) {
      open.add(window);
      window.once("closed", () => open.delete(window));
    },
    all: () => [...open],
    of: (contents) => [...open].find((window) => window.webContents === contents),
    hasFocus: () => [...open].some((window) => window.isFocused()),
    toFront() {
      const window = [...open].at(-1);
      if (window === undefined) return;
      if (window.isMinimized()) window.restore();
      window.show();
      window.focus();
    },
  };
}
