import { existsSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, isAbsolute, join } from "node:path";
import { app } from "electron";
import type { LoginStart } from "../../core/runtime/ports.ts";
import { ensurePrivateFolder } from "../../core/storage/durable-file.ts";
import { desktopArguments } from "./launch.ts";
import { autostartEntry } from "./autostart-entry.ts";

/**
 * The start of this program at login, on the data folder that it runs with now. On Windows and macOS the system keeps
 * it; on Linux it is a file of the user's desktop. Undefined for a program that isn't packaged.
 */
export function loginStart(dataDir: string): LoginStart | undefined {
  if (!app.isPackaged) return undefined;
  const isChosen = desktopArguments(process.argv.slice(1), process.cwd()).dataDir !== undefined;
  const args = isChosen ? ["--data-dir", dataDir] : [];
  if (process.platform === "linux") return linuxStart(args);
  return {
    isOn: () => app.getLoginItemSettings({ args }).openAtLogin,
    set: (on) => app.setLoginItemSettings({ openAtLogin: on, args }),
  };
}

function linuxStart(args: readonly string[]): LoginStart {
  const { XDG_CONFIG_HOME: config = "", APPIMAGE: image = "" } = process.env;
  const home = isAbsolute(config) ? config : join(homedir(), ".config");
  const file = join(home, "autostart", "switchover.desktop");
  // An AppImage's own program is gone from the disk when it ends.
  const program = isAbsolute(image) ? image : process.execPath;
  return {
    isOn: () => existsSync(file),
    set(on) {
      if (!on) return rmSync(file, { force: true });
      ensurePrivateFolder(dirname(file));
      writeFileSync(file, autostartEntry([program, ...args]));
    },
  };
}
