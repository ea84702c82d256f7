import { setTimeout as after } from "node:timers/promises";
import { app } from "electron";
import type { Core } from "./core.ts";
import { CLOSING_PATIENCE_MS } from "./shutdown.ts";

/** Closes the core before the program ends; this restores a replaced callback URL. */
export function closeAtQuit(core: Core): void {
  let closed = false;
  const close = async (): Promise<void> => {
    try {
      await Promise.race([core.close(), after(CLOSING_PATIENCE_MS)]);
    } catch {
      // A failure needs no message: every acknowledged row is on disk.
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
