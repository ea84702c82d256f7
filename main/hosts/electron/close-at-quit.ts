import { setTimeout as after } from "node:timers/promises";
import { app } from "electron";
import type { Core } from "./core.ts";
import { CLOSING_PATIENCE_MS } from "./shutdown.ts";

/** Closes the core before the program ends; a borrowed callback is given back meanwhile. */
export function closeAtQuit(core: Core): void {
  let closed = false;
  const close = async (): Promise<void> => {
    try {
      await Promise.race([core.close(), after(CLOSING_PATIENCE_MS)]);
    } catch {
      // Nothing is left to be told about it: every row that was acknowledged is on disk.
    }
    closed = true;
    app.quit();
  };
  app.on("will-quit", (event) => {
    if (closed) return;
    event.preventDefault();
    close().catch(() => app.exit(0));
  });
}
