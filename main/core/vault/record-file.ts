import { firstValues } from "../../../shared/first-values.ts";
import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { SealedRef } from "../../../shared/ids.ts";
import { parseJson } from "../../../shared/parse-json.ts";
import { moveIntoPlace, removeAbandoned, syncFolder, writeBeside } from "../storage/durable-file.ts";
import {
  type MirroredFile,
  type Parsed,
  canMend,
  findAt,
  mendMirrored,
  throwUnreadable,
} from "../storage/mirrored-file.ts";
import { databaseFault, fileProblem } from "../storage/problems.ts";
import { lockNamed, type RunLock } from "../storage/run-lock.ts";
import { removeFile, removeLeft } from "../storage/removal.ts";

const FORMAT = 1;
const Box = z.object({ nonce: z.string(), sealed: z.string() });

/**
 * One record on disk: a head that the vault can decrypt, and a body that needs the record's binding as well.
 */
export const RecordFile = z.object({ format: z.literal(FORMAT), vaultId: z.string(), head: Box, body: Box });
export type RecordFile = z.infer<typeof RecordFile>;

const Later = z.looseObject({ format: z.int().min(2) });

/** Path of a record. */
export function recordPath(folder: string, ref: SealedRef): string {
  return join(folder, `${ref}.sealed`);
}

/** The references of all records in a folder. */
export function recordRefs(folder: string): readonly SealedRef[] {
  if (!existsSync(folder)) return [];
  const refs = readdirSync(folder).flatMap((name) => {
    const ref = SealedRef.safeParse(name.replace(/\.sealed(?:-copy)?$/, ""));
    return ref.success && ref.data !== name ? [ref.data] : [];
  });
  return [...new Set(refs)];
}

/**
 * Both files of a record. Only a backup has a second one: it can't be made again. `read` gives what is wanted of a
 * record; undefined if it is damaged.
 */
export function recordFiles<T>(
  folder: string,
  ref: SealedRef,
  read: (record: RecordFile) => T | undefined,
): MirroredFile<T> {
  const first = recordPath(folder, ref);
  const parse = (text: string): Parsed<T> => {
    const parsed = parseRecord(text);
    if (parsed.kind === "newer" && opensAsOurs(text, read)) return { kind: "damaged" };
    if (parsed.kind !== "whole") return parsed;
    const value = read(parsed.value);
    return value === undefined ? { kind: "damaged" } : { kind: "whole", value };
  };
  return { first, second: secondPath(first), parse, isRewritten: true };
}

/** True if only the number of the format keeps a record from being one of ours: a disk changed it. */
function opensAsOurs(text: string, read: (record: RecordFile) => unknown): boolean {
  const json = parseJson(text);
  const record = z
    .strictObject(RecordFile.shape)
    .safeParse(typeof json === "object" ? { ...json, format: FORMAT } : json);
  return record.success && read(record.data) !== undefined;
}

function secondPath(first: string): string {
  return `${first}-copy`;
}

function parseRecord(text: string): Parsed<RecordFile> {
  const json = parseJson(text);
  const later = Later.safeParse(json, firstValues());
  if (later.success) return { kind: "newer", found: later.data.format };
  const record = RecordFile.safeParse(json, firstValues());
  return record.success ? { kind: "whole", value: record.data } : { kind: "damaged" };
}

/** Reads one file of a record. Throws other file errors than a missing file. */
export function readRecord(path: string): RecordFile | "missing" | "damaged" | "newer" {
  const found = throwUnreadable(findAt(path, parseRecord));
  return found.kind === "whole" ? found.value : found.kind;
}

/**
 * Writes a record durably; true once it was read back and `holds` is true for it.
 *
 * Checked once before the move, so that a bad record does not replace the old one, and once after it.
 */
export function writeRecord(path: string, record: RecordFile, holds: (read: RecordFile) => boolean): boolean {
  const temporary = writeBeside(path, JSON.stringify(record));
  if (!holdsAt(temporary, holds)) {
    removeLeft(temporary);
    return false;
  }
  // What another process wrote or deleted in between would be taken for damage. Where nothing can be locked, it is written
  // all the same.
  const lock = withoutFaults(() => lockOf(dirname(path), RECORD_WAIT_MS));
  try {
    moveIntoPlace(temporary, path);
    return holdsAt(path, holds);
  } finally {
    lock?.release();
  }
}

function holdsAt(path: string, holds: (read: RecordFile) => boolean): boolean {
  const read = readRecord(path);
  return typeof read !== "string" && holds(read);
}

/**
 * Makes both files of a record the same again, unless another process deletes it now: a file that was made anew from what
 * was read before would bring a deleted record back. A folder that can't be written to or locked has the record all the
 * same; the next opening tries again.
 */
export function mendRecord<T>(folder: string, files: MirroredFile<T>, waitMs = 0): void {
  const always = (): boolean => true;
  withoutFaults(() => {
    if (!canMend(files, always)) return;
    const lock = lockOf(folder, waitMs);
    try {
      if (lock !== undefined) mendMirrored(files, always);
    } finally {
      lock?.release();
    }
  });
}

/**
 * Deletes both files of a record, and what was set aside of it; false if there were none. Throws EBUSY, and deletes
 * nothing, while another process holds the lock: it could make the record anew from what it read before.
 */
export function removeRecord(folder: string, ref: SealedRef, waitMs = RECORD_WAIT_MS): boolean {
  // Where nothing can be locked, nothing is mended either.
  const lock = withoutFaults(() => lockOf(folder, waitMs) ?? "held");
  if (lock === "held") throw Object.assign(new Error("another process changes records"), { code: "EBUSY" });
  try {
    const first = recordPath(folder, ref);
    const [wasCopied, wasThere] = [removeDurably(secondPath(first)), removeDurably(first)];
    if (wasThere || wasCopied) removeSetAside(folder, ref);
    return wasThere || wasCopied;
  } finally {
    lock?.release();
  }
}

/** A damaged file of a record that was set aside has its sealed value all the same. */
function removeSetAside(folder: string, ref: SealedRef): void {
  for (const name of readdirSync(folder))
    if (name.startsWith(`${ref}.sealed`) && name.includes(".damaged-")) removeDurably(join(folder, name));
}

/** How long a change of a record waits for another process, which holds the lock for as long as it writes a file. */
export const RECORD_WAIT_MS = 5000;

// The lock is in the data folder, which contains the vault folder.
function lockOf(folder: string, waitMs: number): RunLock | undefined {
  return lockNamed(dirname(folder), "vault-records", waitMs);
}

function withoutFaults<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (cause) {
    // The lock is a database.
    if ((fileProblem(cause) ?? databaseFault(cause)) === undefined) throw cause;
    return undefined;
  }
}

function removeDurably(path: string): boolean {
  removeAbandoned(path, { inUse: true });
  if (!removeFile(path)) return false;
  syncFolder(dirname(path));
  return true;
}
