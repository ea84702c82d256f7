import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { err, ok, type Result } from "../../../shared/result.ts";
import { isoOf, type Clock } from "../../../shared/time.ts";
import type { Random } from "../runtime/random.ts";
import { createDurably, errorCode, isUnreadable, replaceDurably } from "./durable-file.ts";
import { quarantine } from "./quarantine.ts";
import { parseJson } from "../../../shared/parse-json.ts";

const Hex = (bytes: number) => z.string().regex(new RegExp(`^[a-f0-9]{${bytes * 2}}$`));

/**
 * The marker file that names the database of this folder.
 *
 * An emptied or exchanged database opens without error as a new one; the marker detects it. `established`
 * becomes true once the database exists.
 */
const FolderIdentity = z.strictObject({
  format: z.literal(1),
  databaseId: Hex(16),
  chainKey: Hex(32),
  createdAt: z.string(),
  /** The newest schema written here. Raised before the database is. */
  schema: z.number().int().positive(),
  established: z.boolean(),
});
export type FolderIdentity = z.infer<typeof FolderIdentity>;

const Later = z.looseObject({ format: z.number().int().min(2), schema: z.number().int().optional() });

const IDENTITY_FILE = "identity.json";

/** Path of the marker file of a data folder. */
export function identityPath(dataDir: string, file = IDENTITY_FILE): string {
  return join(dataDir, file);
}

export type IdentityProblem =
  /** `cause`: the file error of one that is there and can't be read. */
  | { readonly kind: "unreadable"; readonly path: string; readonly cause?: Error }
  | { readonly kind: "newer"; readonly found: number };

/**
 * Reads the marker, or the second one if the first is missing or unreadable; undefined if there is none. Throws file
 * system errors.
 */
export function readIdentity(
  dataDir: string,
  file?: string,
): Result<FolderIdentity | undefined, IdentityProblem> {
  const first = readOne(identityPath(dataDir, file));
  if (first.ok ? first.value !== undefined : first.problem.kind === "newer") return first;
  const second = readOne(copyPath(dataDir, file));
  if (second.ok ? second.value !== undefined : second.problem.kind === "newer") return second;
  if (!first.ok && first.problem.kind === "unreadable" && first.problem.cause !== undefined)
    throw first.problem.cause;
  // A damaged second one alone says that this folder isn't new.
  return first.ok ? second : first;
}

/**
 * Path of the second marker, which is the same as the first. Without the key in it no row of the journal can be
 * trusted, so one corrupted file must not cost it. There is one once the database exists.
 */
function copyPath(dataDir: string, file?: string): string {
  return identityPath(dataDir, file).replace(/\.json$/, "-copy.json");
}

function readOne(path: string): Result<FolderIdentity | undefined, IdentityProblem> {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (cause) {
    if (errorCode(cause) === "ENOENT") return ok(undefined);
    if (isUnreadable(cause)) return err({ kind: "unreadable", path, cause });
    throw cause;
  }
  const json = parseJson(text);
  const identity = FolderIdentity.safeParse(json);
  if (identity.success) return ok(identity.data);
  const later = Later.safeParse(json);
  return later.success
    ? err({ kind: "newer", found: later.data.schema ?? later.data.format })
    : err({ kind: "unreadable", path });
}

/**
 * Writes the first marker of a folder. Returns false if another process wrote one first; that one counts.
 */
export function createIdentity(dataDir: string, identity: FolderIdentity, file?: string): boolean {
  return createDurably(identityPath(dataDir, file), textOf(identity));
}

/** Replaces a marker durably. */
export function writeIdentity(dataDir: string, identity: FolderIdentity, file?: string): void {
  replaceDurably(identityPath(dataDir, file), textOf(identity));
}

/**
 * Makes both markers the same again once the database was found to be theirs: the first one, or `opened` in its place
 * if it can't be read. A corrupted one is kept beside it. Throws file system errors.
 */
export function mendIdentity(dataDir: string, opened: FolderIdentity, file?: string): void {
  const path = identityPath(dataDir, file);
  const first = readOne(path);
  const identity = first.ok ? (first.value ?? opened) : opened;
  if (!identity.established) return;
  for (const one of [path, copyPath(dataDir, file)]) {
    const there = one === path ? first : readOne(one);
    if (there.ok && there.value !== undefined && (one === path || isSame(there.value, identity))) continue;
    if (!there.ok) quarantine(one);
    replaceDurably(one, textOf(identity));
  }
}

function isSame(one: FolderIdentity, other: FolderIdentity): boolean {
  return textOf(one) === textOf(other);
}

function textOf(identity: FolderIdentity): string {
  return `${JSON.stringify(identity, null, 2)}\n`;
}

/** The marker of a new folder, not written yet. */
export function newIdentity(random: Random, clock: Clock, schema: number): FolderIdentity {
  const hex = (bytes: number): string => Buffer.from(random.bytes(bytes)).toString("hex");
  return {
    format: 1,
    databaseId: hex(16),
    chainKey: hex(32),
    createdAt: isoOf(clock.now()),
    schema,
    established: false,
  };
}
