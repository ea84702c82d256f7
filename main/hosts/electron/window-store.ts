import { ipcMain } from "electron";
import Store from "electron-store";
import { WindowPlace } from "./window-place.ts";

/** Remembers where the window was. A damaged file counts as none; one that cannot be written is left alone. */
export type WindowStore = { read(): WindowPlace | undefined; keep(place: WindowPlace): void };

/** Opens the file `window.json` in `folder`. */
export function openWindowStore(folder: string): WindowStore {
  const store = new Store<{ place?: unknown }>({
    name: "window",
    cwd: folder,
    clearInvalidConfig: true,
    configFileMode: 0o600,
  });
  // The library opens a channel for windows that would tell any of them the profile's path. We have no use for it.
  ipcMain.removeAllListeners("electron-store-get-data");
  return {
    read: () => WindowPlace.safeParse(store.get("place")).data,
    keep(place) {
      try {
        store.set("place", place);
      } catch {
        // A full or read-only disk costs the next start its window position and nothing else.
      }
    },
  };
}
