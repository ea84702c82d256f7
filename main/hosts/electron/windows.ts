import type { BrowserWindow, WebContents } from "electron";

/** Our own windows, the ones that calls are taken from and pushes go to. */
export type Windows = {
  add(window: BrowserWindow): void;
  all(): readonly BrowserWindow[];
  /** The window of these contents, or undefined where they are not ours. */
  of(contents: WebContents): BrowserWindow | undefined;
  /** Is any of them in front? */
  hasFocus(): boolean;
  /** Brings the newest window to the front. */
  toFront(): void;
};

/** An empty set of windows; a closed one leaves by itself. */
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
