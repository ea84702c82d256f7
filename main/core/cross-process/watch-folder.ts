import { existsSync, watch as watchBySystem, type FSWatcher } from "node:fs";

const COLLECT_MS = 100;

/** Watches one folder until it is stopped. */
export type FolderWatch = {
  /** Starts if the folder exists by now; call it repeatedly until then. */
  begin(): void;
  stop(): void;
};

/**
 * Reports which files of a folder any process wrote, up to 100 ms later. Does not keep the process alive.
 *
 * If the system can't watch the folder (too many watches, a network share), nothing is reported.
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
    const collected = names;
    names = new Set();
    changed(collected);
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
        timer ??= setTimeout(tell, COLLECT_MS).unref();
      });
    },
    stop: end,
  };
}
