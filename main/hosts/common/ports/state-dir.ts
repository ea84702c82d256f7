import { isAbsolute, join } from "node:path";
import type { Machine } from "./data-dir.ts";

/**
 * The folder for what all data folders of one user of this machine share about their numbers. No option moves it: two
 * programs that looked in two places would not see one another.
 */
export function machineStateDir({ platform, env, home }: Machine): string {
  const told = (name: string): string | undefined => {
    const path = env[name];
    return path !== undefined && isAbsolute(path) ? path : undefined;
  };
  if (platform === "win32") return join(told("LOCALAPPDATA") ?? join(home, "AppData", "Local"), "Switchover");
  // The folder above it is the data folder of whoever names none.
  if (platform === "darwin") return join(home, "Library", "Application Support", "Switchover", "machine");
  return join(told("XDG_STATE_HOME") ?? join(home, ".local", "state"), "switchover");
}
