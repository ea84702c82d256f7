import { clipboard, shell } from "electron";
import type { DesktopPort } from "../../core/runtime/ports.ts";

/** Clipboard and file manager. Only the data folder is ever opened, whatever path is asked for. */
export function desktopPort(dataDir: string): DesktopPort {
  return {
    async copyText(text) {
      await clipboard.writeText(text);
    },
    async showFolder(path) {
      if (path !== dataDir) throw new Error("only the data folder is shown");
      const problem = await shell.openPath(dataDir);
      if (problem !== "") throw new Error(`the system did not open the data folder: ${problem}`);
    },
  };
}
