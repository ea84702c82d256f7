import { existsSync, readdirSync } from "node:fs";

/** Folders of a data folder that hold nothing a person entered, or nothing real. */
const WITHOUT_DATA: ReadonlySet<string> = new Set(["locks", "log", "desktop", "practice"]);
/** Files that are there before a person has entered anything. Those of a copy replace them. */
const REPLACEABLE: ReadonlySet<string> = new Set(["settings.json"]);
const RESTORING = /^restoring-[0-9a-f]{12}$/;
const TEMPORARY = /\.[0-9a-f]{12}\.tmp$/;

/** True if a copy may be restored into this folder: it isn't there, or holds no data yet. */
export function isFreshFolder(dataDir: string): boolean {
  if (!existsSync(dataDir)) return true;
  return readdirSync(dataDir).every(
    (name) => WITHOUT_DATA.has(name) || RESTORING.test(name) || TEMPORARY.test(name) || isReplaceable(name),
  );
}

/** True if nothing is lost when a copy's file takes the place of what has this path. */
export function isReplaceable(name: string): boolean {
  return REPLACEABLE.has(name);
}
