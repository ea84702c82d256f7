import { isAbsolute, join } from "node:path";
import type { Machine } from "./data-dir.ts";

/**
 * Gives the folder that all data folders of one user on this machine share: it holds the register of open
 * migrations. No option moves it, because programs with different folders would not see each other's
 * migrations.
 */
export function machineStateDir({ platform, env, home }: Machine): string {
  const told = (name: string): string | undefined => {
    const path = env[name];
    return path !== undefined && isAbsolute(path) ? path : undefined;
  };
  if (platform === "win32") return join(told("LOCALAPPDATA") ?? join(home, "AppData", "Local"), "Switchover");
  // Its parent folder is the default data folder.
  if (platform === "darwin") return join(home, "Library", "Application Support", "Switchover", "machine");
  return join(told("XDG_STATE_HOME") ?? join(home, ".local", "state"), "switchover");
}
