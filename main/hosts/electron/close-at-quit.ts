import { app } from "electron";
import { setTimeout as after } from "node:timers/promises";
import type { Core } from "./core.ts";

/** How long the end of the program waits for its database to be closed; what is committed is safe either way. */
const patienceMs = 3_000;

/** Closes the core before the program ends. */
export function closeAtQuit(core: Core): void {
  let closed = false;
  const close = async (): Promise<void> => {
    try {
      await Promise.race([core.close(), after(patienceMs)]);
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
