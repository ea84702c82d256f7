import { ipcMain } from "electron";
import Store from "electron-store";
import { WindowPlace } from "./window-place.ts";

/**
 * Stores the window's position. A corrupted file counts as missing; a file that cannot be written is not
 * changed.
 */
export type WindowStore = { read(): WindowPlace | undefined; keep(place: WindowPlace): void };

/** Opens the file `window.json` in `folder`. */
export function openWindowStore(folder: string): WindowStore {
  const store = new Store<{ place?: unknown }>({
    name: "window",
    cwd: folder,
    clearInvalidConfig: true,
    configFileMode: 0o600,
  });
  // The library opens an IPC channel that would reveal the profile's path to any window. It is not used.
  ipcMain.removeAllListeners("electron-store-get-data");
  return {
    read: () => WindowPlace.safeParse(store.get("place")).data,
    keep(place) {
      try {
        store.set("place", place);
      } catch {
        // A full or read-only disk only costs the next start its window position.
      }
    },
  };
}
