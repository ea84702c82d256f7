import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";
import { app, type LoginItemSettings } from "electron";
import type { LoginStart } from "../../core/runtime/ports.ts";
import { autostartFile, stateOf } from "./autostart-file.ts";
import { desktopArguments } from "./launch.ts";

/**
 * The start of this program at login, on the data folder that it runs with now. On Windows and macOS the system keeps
 * it; on Linux it is a file of the user's desktop. Undefined for a program that isn't packaged, and on macOS for a data folder
 * that isn't the default: the system gives no arguments, and would start another one.
 */
export function loginStart(dataDir: string): LoginStart | undefined {
  if (!app.isPackaged) return undefined;
  const isChosen = desktopArguments(process.argv.slice(1), process.cwd()).dataDir !== undefined;
  const args = isChosen ? ["--data-dir", dataDir] : [];
  if (process.platform === "linux") return linuxStart(args);
  if (process.platform === "win32") return windowsStart(args);
  return isChosen ? undefined : macStart();
}

function linuxStart(args: readonly string[]): LoginStart {
  const { XDG_CONFIG_HOME: config = "", APPIMAGE: image = "" } = process.env;
  const home = isAbsolute(config) ? config : join(homedir(), ".config");
  // An AppImage's own program is gone from the disk when it ends.
  const program = isAbsolute(image) ? image : process.execPath;
  return autostartFile(join(home, "autostart", "switchover.desktop"), [program, ...args]);
}

/** One entry of the registry for all data folders. Its user can turn it off in the Task Manager, and it stays there. */
function windowsStart(args: string[]): LoginStart {
  const state = (): ReturnType<LoginStart["state"]> => {
    const known = app.getLoginItemSettings({ args });
    const enabled = enabledItem(known);
    if (!known.openAtLogin) return stateOf(enabled, [process.execPath, ...args]);
    return { on: known.executableWillLaunchAtLogin };
  };
  return {
    state,
    set(on) {
      // Removing it would remove what another data folder's window has set.
      if (on || state().other === undefined) app.setLoginItemSettings({ openAtLogin: on, args });
    },
  };
}

function enabledItem({ launchItems }: LoginItemSettings): readonly string[] | undefined {
  const item = launchItems.find(({ scope, enabled }) => scope === "user" && enabled);
  return item === undefined ? undefined : [item.path, ...item.args];
}

function macStart(): LoginStart {
  return {
    state: () => ({ on: app.getLoginItemSettings().openAtLogin }),
    set: (on) => app.setLoginItemSettings({ openAtLogin: on }),
  };
}
