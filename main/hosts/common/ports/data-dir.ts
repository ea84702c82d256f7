import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";

/** What the folder rules go by. */
export type Machine = {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
};

/** The folder for the program's data where the person names none: the one that the operating system sets aside for it. */
export function defaultDataDir(machine: Machine): string {
  const { platform, env, home } = machine;
  if (platform === "win32")
    return join(absolute(env["APPDATA"]) ?? join(home, "AppData", "Roaming"), "Switchover");
  if (platform === "darwin") return join(home, "Library", "Application Support", "Switchover");
  return join(absolute(env["XDG_DATA_HOME"]) ?? join(home, ".local", "share"), "switchover");
}

/** The machine that this process runs on. */
export function thisMachine(): Machine {
  return { platform: process.platform, env: process.env, home: homedir() };
}

// The XDG rules say that a relative path is to be ignored; it would put secrets wherever the shell happens to stand.
function absolute(path: string | undefined): string | undefined {
  return path !== undefined && isAbsolute(path) ? path : undefined;
}
