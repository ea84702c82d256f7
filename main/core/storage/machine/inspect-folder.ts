import { existsSync, statSync } from "node:fs";
import type { RunId } from "../../../../shared/ids.ts";
import { ok } from "../../../../shared/result.ts";
import { chainUnder } from "../chain.ts";
import { openDatabase, schemaVersion, type Database } from "../database.ts";
import {
  identityPath,
  markerNaming,
  readIdentity,
  readMarker,
  type FolderIdentity,
} from "../folder-identity.ts";
import { hasEnded, readRows } from "../journal-rows.ts";
import { newestCheckpoints, type Checkpoint } from "../checkpoints.ts";
import { isMarkedMoved } from "../moved-folder.ts";
import { databasePath, isDatabaseOf, keyOf, KNOWN_SCHEMA } from "../open-folder.ts";
import { mayBeRestored } from "../restored-note.ts";
import { findRecord } from "../run-records.ts";
import type { FolderMark } from "./port.ts";

/**
 * The status of a run in a folder. `absent`: the folder has no record of it. `not-in-copy`: the same, but the folder was
 * restored from a copy, and the run may have been opened, and have sent requests, after that was made. An uncertain
 * status counts as open.
 */
export type RunThere = "open" | "ended" | "absent" | "not-in-copy" | "gone" | "damaged";

/** The status of a run that a folder has no record of. */
export function unknownIn(dataDir: string): "absent" | "not-in-copy" {
  return mayBeRestored(dataDir) ? "not-in-copy" : "absent";
}

/** What can be read from other data folders, without changing them. */
export type OtherFolders = {
  /** True if both paths lead to the same folder, through links or mounts too. */
  same(one: string, other: string): boolean;
  statusOf(folder: FolderMark, run: RunId): RunThere;
  /** True if the folder was marked as moved to another place. */
  isMarkedMoved(folder: FolderMark): boolean;
};

export const foldersOnDisk: OtherFolders = {
  same: isSameFolder,
  statusOf: inspectFolder,
  isMarkedMoved: ({ path }) => isMarkedMoved(path),
};

/**
 * The identity of the folder if it still has that id. `damaged`: its marker is unreadable. `unreadable`: the
 * state is unknown.
 */
function folderThere({ id, path }: FolderMark): FolderIdentity | "gone" | "damaged" | "unreadable" {
  try {
    // A folder without its marker, or with another one, is a different folder.
    if (!existsSync(path)) return "gone";
    const identity = readMarker(path, { known: KNOWN_SCHEMA });
    if (!identity.ok) return identity.problem.kind === "unreadable" ? "damaged" : "unreadable";
    if (identity.value === undefined) return "gone";
    const marker = markerNaming(path, identity.value, { databaseId: id });
    return marker.databaseId === id ? marker : "gone";
  } catch {
    // Missing permission, or a network drive without a response: proves nothing.
    return "unreadable";
  }
}

/** True if a newer version may have made a database that can't be read here. */
function namesNewer(path: string): boolean {
  const first = readIdentity(path);
  return first.ok && first.value !== undefined && first.value.schema > KNOWN_SCHEMA;
}

function isSameFolder(one: string, other: string): boolean {
  if (one === other) return true;
  try {
    const [a, b] = [one, other].map((path) => statSync(identityPath(path), { bigint: true }));
    return a !== undefined && b !== undefined && a.ino !== 0n && a.ino === b.ino && a.dev === b.dev;
  } catch {
    return false;
  }
}

function inspectFolder(folder: FolderMark, run: RunId): RunThere {
  const identity = folderThere(folder);
  if (identity === "gone" || identity === "damaged") return identity;
  if (identity === "unreadable") return "open";
  const path = databasePath(folder.path);
  let database: Database | undefined;
  try {
    // The folder's own program can't open it any more either.
    if (!existsSync(path) || (identity.established && statSync(path).size === 0)) return "damaged";
    database = openDatabase(path, { readOnly: true });
    const there = database;
    const heads = newestCheckpoints(folder.path);
    const seen = there.read(() => ok(statusIn(there, identity, { path: folder.path, run, heads })));
    if (seen.ok) return seen.value;
    return seen.problem.kind === "storageDamaged" && !namesNewer(folder.path) ? "damaged" : "open";
  } catch {
    // This user has no permission, or the database stays busy.
    return "open";
  } finally {
    database?.close();
  }
}

function statusIn(
  database: Database,
  identity: FolderIdentity,
  { path, run, heads }: { readonly path: string; readonly run: RunId; readonly heads: readonly Checkpoint[] },
): RunThere {
  // A newer version's data can't be read here.
  if (schemaVersion(database) > KNOWN_SCHEMA) return "open";
  // Of two markers with different keys, the first is not always the right one.
  const { chainKey, databaseId } = keyOf(database, path, identity).identity;
  const chain = chainUnder(Buffer.from(chainKey, "hex"), databaseId);
  if (!isDatabaseOf(database, chain, { identity, heads })) return "damaged";
  const found = findRecord(database, chain, run);
  if (found === undefined) return unknownIn(path);
  if (hasEnded(database, chain, run)) return "ended";
  return readRows(database, chain, run, found.record).damaged.length > 0 ? "damaged" : "open";
}
