import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { SecretLabel, SealedRef } from "../../../shared/ids.ts";
import { errorCode, moveIntoPlace, syncFolder, writeBeside } from "../storage/durable-file.ts";

const Box = z.object({ nonce: z.string(), sealed: z.string() });

/** One record as it lies on disk: a head that the vault reads, and a body that opens only under its binding. */
export const RecordFile = z.object({ format: z.literal(1), vaultId: z.string(), head: Box, body: Box });
export type RecordFile = z.infer<typeof RecordFile>;

const Later = z.looseObject({ format: z.int().min(2) });

/** What the head says once decrypted. `binding` is a keyed fingerprint, so that a wrong one is told apart from damage. */
export const RecordHead = z.object({
  kind: z.enum(["put", "shown", "plain"]),
  label: SecretLabel.optional(),
  secretKind: z.string().optional(),
  storedAt: z.string(),
  /** The address it was given for; the body opens only together with it. */
  origin: z.string().optional(),
  binding: z.string(),
});
export type RecordHead = z.infer<typeof RecordHead>;

const SUFFIX = ".sealed";

/** Where a record lies. */
export function recordPath(folder: string, ref: SealedRef): string {
  return join(folder, `${ref}${SUFFIX}`);
}

/** The references of all records in a folder. */
export function recordRefs(folder: string): readonly SealedRef[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const ref = SealedRef.safeParse(name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : "");
    return ref.success ? [ref.data] : [];
  });
}

/** Reads a record; one of a later format is not judged any further. Other file errors than "not there" are thrown. */
export function readRecord(path: string): RecordFile | "missing" | "damaged" | "newer" {
  try {
    const json: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (Later.safeParse(json).success) return "newer";
    const parsed = RecordFile.safeParse(json);
    return parsed.success ? parsed.data : "damaged";
  } catch (cause) {
    if (errorCode(cause) === "ENOENT") return "missing";
    if (cause instanceof SyntaxError) return "damaged";
    throw cause;
  }
}

/**
 * Writes a record durably and gives true once it was read back and `holds` of what was read.
 *
 * It is looked at before it takes its place, so that a record which it replaces is still there when the new one is
 * bad, and again afterwards.
 */
export function writeRecord(path: string, record: RecordFile, holds: (read: RecordFile) => boolean): boolean {
  const beside = writeBeside(path, JSON.stringify(record));
  if (!holdsAt(beside, holds)) {
    rmSync(beside, { force: true });
    return false;
  }
  moveIntoPlace(beside, path);
  return holdsAt(path, holds);
}

function holdsAt(path: string, holds: (read: RecordFile) => boolean): boolean {
  const read = readRecord(path);
  return typeof read !== "string" && holds(read);
}

/** Removes a record for good; false where there was none. */
export function removeRecord(path: string): boolean {
  if (!existsSync(path)) return false;
  rmSync(path);
  syncFolder(dirname(path));
  return true;
}
