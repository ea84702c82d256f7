import { existsSync, watch as watchBySystem, type FSWatcher } from "node:fs";

const GATHER_MS = 100;

/** Looks after one folder until it is stopped. */
export type FolderWatch = {
  /** Begins, where the folder is there by now; to be called again and again until it is. */
  begin(): void;
  stop(): void;
};

/**
 * Tells which of a folder's files were written, by whomever, a moment after it happened. Keeps no process alive.
 *
 * A system that cannot watch a folder (too many watches, a network share) leaves it at that: nothing is told then.
 */
export function watchFolder(
  folder: string,
  changed: (names: ReadonlySet<string>) => void,
  watch: (folder: string, options: { persistent: false }) => FSWatcher = watchBySystem,
): FolderWatch {
  let watcher: FSWatcher | undefined;
  let over = false;
  let timer: NodeJS.Timeout | undefined;
  let names = new Set<string>();
  const tell = (): void => {
    timer = undefined;
    const gathered = names;
    names = new Set();
    changed(gathered);
  };
  const end = (): void => {
    over = true;
    clearTimeout(timer);
    watcher?.close();
    watcher = undefined;
  };
  return {
    begin() {
      if (over || watcher !== undefined || !existsSync(folder)) return;
      try {
        watcher = watch(folder, { persistent: false });
      } catch {
        end();
        return;
      }
      watcher.on("error", end);
      watcher.on("change", (_event, name) => {
        if (over) return;
        names.add(String(name));
        timer ??= setTimeout(tell, GATHER_MS).unref();
      });
    },
    stop: end,
  };
}
