import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { copyFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { errorCode } from "../storage/system-error.ts";
import { isWritable } from "../storage/writable-folder.ts";

/** True if nothing can be written to a data folder, such as on a disk that became read-only: nothing works in it then. */
export function isReadOnlyFolder(dataDir: string): boolean {
  return isWritable(dataDir) === false;
}

/** A database and what SQLite needs beside one that was being written to: what isn't in it yet is in its log. */
const PARTS = ["", "-wal", "-journal"] as const;
/** A write takes far less than all of them together. */
const TRIES = 6;
const FIRST_WAIT_MS = 20;

/** Something writes to a database all the time while it is brought. */
export class StillChanging extends Error {}

/**
 * Brings a database of a folder in which it can't be opened to one where SQLite can. Returns the path there.
 *
 * Without a lock, whoever else may write to the folder, such as another computer, isn't held up: so everything is read
 * twice, and was whole at the moment between if it was the same. Throws `StillChanging` if it never was.
 */
export async function broughtDatabase(dataDir: string, path: string, work: string): Promise<string> {
  const [from, to] = [join(dataDir, path), join(work, `source-${path}`)];
  for (let tries = 1; tries <= TRIES; tries += 1) {
    for (const part of PARTS) await bring(`${from}${part}`, `${to}${part}`);
    // SQLite would take an empty one that it makes for it.
    if (!existsSync(to)) throw Object.assign(new Error("the database is gone"), { code: "ENOENT" });
    if (await areSame(from, to)) return to;
    if (tries < TRIES) await wait(FIRST_WAIT_MS * 2 ** (tries - 1));
  }
  throw new StillChanging("a database changes while it is read");
}

async function bring(from: string, to: string): Promise<void> {
  try {
    await rm(to, { force: true });
    await copyFile(from, to);
  } catch (cause) {
    if (errorCode(cause) !== "ENOENT") throw cause;
  }
}

async function areSame(from: string, to: string): Promise<boolean> {
  for (const part of PARTS) if (!(await isSame(`${from}${part}`, `${to}${part}`))) return false;
  return true;
}

async function isSame(from: string, to: string): Promise<boolean> {
  const [one, other] = await Promise.all([from, to].map(sumOf));
  return one === other;
}

/** The SHA-256 of a file; undefined if there is none. */
async function sumOf(path: string): Promise<string | undefined> {
  const sum = createHash("sha256");
  try {
    for await (const part of createReadStream(path, { highWaterMark: 1_048_576 })) sum.update(part as Buffer);
    return sum.digest("hex");
  } catch (cause) {
    if (errorCode(cause) === "ENOENT") return undefined;
    throw cause;
  }
}
