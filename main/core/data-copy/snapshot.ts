import { statSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { nameTaken } from "../storage/durable-file.ts";
import { databaseFault, fileProblem } from "../storage/problems.ts";
import { workElsewhere, workInside, type Work } from "./copy-work.ts";
import { broughtDatabase } from "./read-only-source.ts";

/** A database of a data folder, and whether nothing can be written to that. */
export type Source = { readonly dataDir: string; readonly path: string; readonly isReadOnly: boolean };
/** It as it is at one moment. It may be corrupted in what SQLite didn't have to read for it. */
type Snapshot = { readonly path: string; readonly isWhole: boolean };

/**
 * Gives a database as it is at one moment. SQLite copies it into the data folder, where it is as private as the
 * original, in one step that holds up no writer and that no write can make begin again; from a folder that can't be written
 * to, or whose disk is full, into a private one of its own. False if the database is too corrupted for that: then no program
 * writes to it either. Null if it is gone by now, as one that was set aside is.
 */
export async function withSnapshot(
  source: Source,
  use: (snapshot: Snapshot) => Promise<void>,
): Promise<boolean | null> {
  // SQLite takes it for a new one, and deletes its log. No program leaves one behind.
  if (statSync(join(source.dataDir, source.path), { throwIfNoEntry: false })?.size === 0) return false;
  let taken: Taken | undefined;
  try {
    taken = source.isReadOnly ? undefined : await taking(() => workInside(source.dataDir), source, false);
    taken ??= await taking(workElsewhere, source, true);
  } catch (cause) {
    if (nameTaken(join(source.dataDir, source.path))) throw cause;
    return null;
  }
  if (taken === undefined) throw Object.assign(new Error("no room for a snapshot"), { code: "ENOSPC" });
  try {
    if (taken.snapshot !== undefined) await use(taken.snapshot);
    return taken.snapshot !== undefined;
  } finally {
    taken.work.remove();
  }
}

type Taken = { readonly work: Work; readonly snapshot: Snapshot | undefined };

/** Undefined if there is no room for it; a snapshot that is undefined can't be made of what is corrupted. */
async function taking(
  begin: () => Work,
  { dataDir, path }: Source,
  isBrought: boolean,
): Promise<Taken | undefined> {
  let work: Work | undefined;
  try {
    work = begin();
    const from = isBrought ? await broughtDatabase(dataDir, path, work.folder) : join(dataDir, path);
    const snapshot = join(work.folder, path);
    await copyDatabase(from, snapshot, { readOnly: !isBrought });
    return { work, snapshot: { path: snapshot, isWhole: isWhole(snapshot) } };
  } catch (cause) {
    if (work !== undefined && databaseFault(cause)?.kind === "damaged") return { work, snapshot: undefined };
    work?.remove();
    if (isFull(cause)) return undefined;
    throw cause;
  }
}

async function copyDatabase(from: string, to: string, how: { readonly readOnly: boolean }): Promise<void> {
  const source = new DatabaseSync(from, { ...how, timeout: 5000 });
  try {
    await backup(source, to, { rate: 2 ** 31 - 1 });
  } finally {
    source.close();
  }
}

/** Up to this size, indexes are compared with their tables too, which takes several times as long as reading it all. */
const COMPARED_BYTES = 64 * 1_048_576;
const SQL_ERROR = 1;

/** Whether everything in a database can be read. It takes about as long as reading the file once. */
function isWhole(path: string): boolean {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const check = statSync(path).size > COMPARED_BYTES ? "quick_check" : "integrity_check";
    const [first] = database.prepare(`PRAGMA ${check}(1)`).all();
    return Object.values(first ?? {})[0] === "ok";
  } catch (cause) {
    const fault = databaseFault(cause);
    if (fault?.kind === "damaged") return false;
    // What a later version defines in it may be unknown here, and then it can't be checked.
    if (cause instanceof Error && "errcode" in cause && cause.errcode === SQL_ERROR) return true;
    throw cause;
  } finally {
    database.close();
  }
}

/** True for the error of a disk without room. */
export function isFull(cause: unknown): boolean {
  const fault = databaseFault(cause);
  const problem = fault?.kind === "damaged" ? undefined : (fault?.problem ?? fileProblem(cause));
  return problem?.kind === "storageFull";
}
