import { existsSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readCache } from "./cache-file.ts";
import { ALERTS_FILE } from "./shared-files.ts";

/** Folders of a data folder that hold nothing a person entered, or nothing real. */
const WITHOUT_DATA: ReadonlySet<string> = new Set(["locks", "log", "desktop", "practice"]);
/**
 * Files that hold no data: choices about the program, what it keeps about its versions, and what can be checked again. They
 * may be there before a person has entered anything, and those of a copy replace them.
 */
const REPLACEABLE: ReadonlySet<string> = new Set([
  "settings.json",
  "updates.json",
  "readings.json",
  "watch.json",
  "alerts-sent.json",
]);
/** Where a desktop's digest is chosen and nothing else, a copy's choice replaces it. */
const NoTargets = z.looseObject({ targets: z.array(z.unknown()).length(0) });
/**
 * Databases of a data folder, and what SQLite keeps beside them. Empty ones, as a full disk leaves them, hold nothing, and whoever
 * fills one holds the lock under which a copy arrives. Every other file gets its name with its content: an empty one says that there
 * was data, and may be replaced with some at any moment.
 */
const DATABASE = /^(?:journal|webhooks)\.db(?:-(?:wal|shm|journal))?$/;
/** What SQLite would replay into a database that comes to the name before it. */
const LOGS = ["-wal", "-journal"] as const;
const RESTORING = /^restoring-[0-9a-f]{12}$/;
const TEMPORARY = /\.[0-9a-f]{12}\.tmp$/;

/** True if a copy may be restored into this folder: it isn't there, or holds no data yet. Throws file errors. */
export function isFreshFolder(dataDir: string): boolean {
  if (!existsSync(dataDir)) return true;
  return readdirSync(dataDir).every(
    (name) =>
      WITHOUT_DATA.has(name) || RESTORING.test(name) || TEMPORARY.test(name) || isReplaceable(dataDir, name),
  );
}

/** True if nothing is lost when a copy's file or folder takes this name in a data folder. */
export function isReplaceable(dataDir: string, name: string): boolean {
  const path = join(dataDir, name);
  const there = lstatSync(path, { throwIfNoEntry: false });
  const isFree = there === undefined || (there.isFile() && there.size === 0 && DATABASE.test(name));
  if (isFree) return LOGS.every((log) => sizeOf(path + log) === 0);
  if (there.isDirectory()) return readdirSync(path).length === 0;
  if (!there.isFile()) return false;
  return REPLACEABLE.has(name) || (name === ALERTS_FILE && NoTargets.safeParse(readCache(path)).success);
}

function sizeOf(path: string): number {
  return lstatSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
