import type { BrowserWindow } from "electron";

/** Within this time a second death of the same page is no coincidence. */
const againWithinMs = 60_000;

/**
 * Loads the page anew when its process has died; when it dies again within a minute, `ask` decides, so that no
 * window flickers for ever. `now` gives milliseconds that never jump.
 */
export function reviveOnce(window: BrowserWindow, ask: () => Promise<boolean>, now: () => number): void {
  let lastDeath = Number.NEGATIVE_INFINITY;
  window.webContents.on("render-process-gone", (_event, { reason }) => {
    if (reason === "clean-exit" || window.isDestroyed()) return;
    const again = now() - lastDeath < againWithinMs;
    lastDeath = now();
    if (!again) {
      window.webContents.reload();
      return;
    }
    ask().then(
      (wanted) => {
        if (window.isDestroyed()) return;
        if (wanted) window.webContents.reload();
        else window.close();
      },
      () => window.destroy(),
    );
  });
}
