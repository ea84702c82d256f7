import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";

/** What the default folder depends on. */
export type Machine = {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
};

/** Gives the default data folder: the one that the operating system provides for application data. */
export function defaultDataDir(machine: Machine): string {
  const { platform, env, home } = machine;
  if (platform === "win32")
    return join(absolute(env["APPDATA"]) ?? join(home, "AppData", "Roaming"), "Switchover");
  if (platform === "darwin") return join(home, "Library", "Application Support", "Switchover");
  return join(absolute(env["XDG_DATA_HOME"]) ?? join(home, ".local", "share"), "switchover");
}

/** Gives the machine that this process runs on. */
export function thisMachine(): Machine {
  return { platform: process.platform, env: process.env, home: homedir() };
}

// XDG requires that a relative path is ignored; it would put secrets in the shell's current folder.
function absolute(path: string | undefined): string | undefined {
  return path !== undefined && isAbsolute(path) ? path : undefined;
}
