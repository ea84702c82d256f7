import { firstValues } from "../../../shared/first-values.ts";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { err, ok, type Result } from "../../../shared/result.ts";
import { isoOf, type Clock } from "../../../shared/time.ts";
import type { Random } from "../runtime/random.ts";
import { createDurably, replaceDurably } from "./durable-file.ts";
import { errorCode } from "./system-error.ts";
import {
  type MirroredFile,
  type Parsed,
  findAt,
  mendMirrored,
  readMirrored,
  throwUnreadable,
} from "./mirrored-file.ts";
import { parseJson } from "../../../shared/parse-json.ts";

const Hex = (bytes: number) => z.string().regex(new RegExp(`^[a-f0-9]{${bytes * 2}}$`));

const FORMAT = 1;
/**
 * The marker file that names the database of this folder.
 *
 * An emptied or exchanged database opens without error as a new one; the marker detects it. `established`
 * becomes true once the database exists.
 */
const FolderIdentity = z.strictObject({
  format: z.literal(FORMAT),
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
  | { readonly kind: "unreadable"; readonly path: string }
  | { readonly kind: "newer"; readonly found: number };

/** Reads the first of the folder's markers that is whole; undefined if there is none. Throws file system errors. */
export function readIdentity(
  dataDir: string,
  file?: string,
): Result<FolderIdentity | undefined, IdentityProblem> {
  const found = throwUnreadable(readMirrored(markersOf(dataDir, file)));
  if (found.kind === "whole") return ok(found.value);
  if (found.kind === "missing") return ok(undefined);
  return err(found.kind === "damaged" ? { kind: "unreadable", path: found.path } : found);
}

/**
 * The marker of a folder that counts for a version which knows the schemas up to `known`. One digit that a disk changed is
 * no newer version: the other marker doesn't know of it. Throws file system errors.
 */
export function readMarker(
  dataDir: string,
  { known, file }: { readonly known: number; readonly file?: string },
): Result<FolderIdentity | undefined, IdentityProblem> {
  const found = readIdentity(dataDir, file);
  if (!found.ok || found.value === undefined || found.value.schema <= known) return found;
  const other = otherWithin(dataDir, found.value, { known, file });
  return other === undefined ? err({ kind: "newer", found: found.value.schema }) : ok(other);
}

/**
 * Of two markers that differ only in the database that they name, the one that names `databaseId`; else `marker`. One of
 * them is damaged, and only the database, or who knows its ID, can tell which.
 */
export function markerNaming(
  dataDir: string,
  marker: FolderIdentity,
  { databaseId, file }: { readonly databaseId: string | undefined; readonly file?: string },
): FolderIdentity {
  if (databaseId === undefined || marker.databaseId === databaseId) return marker;
  return (
    wholeMarkers(dataDir, file).find((other) => isDeepStrictEqual(other, { ...marker, databaseId })) ?? marker
  );
}

/**
 * The second marker, if it is of the same database and has another key: one of the two is damaged, and only the database
 * can tell which.
 */
export function otherKeyed(
  dataDir: string,
  { databaseId, chainKey }: FolderIdentity,
  file?: string,
): FolderIdentity | undefined {
  return wholeMarkers(dataDir, file).find(
    (other) => other.databaseId === databaseId && other.chainKey !== chainKey,
  );
}

/**
 * The other marker of a folder, if only one of the two names a schema above `known`. A newer version raises the marker,
 * then the database: which of the two is right, the database tells.
 */
function otherWithin(
  dataDir: string,
  marker: FolderIdentity,
  { known, file }: { readonly known: number; readonly file: string | undefined },
): FolderIdentity | undefined {
  return wholeMarkers(dataDir, file).find(
    (other) =>
      other.established &&
      other.schema <= known &&
      isDeepStrictEqual(other, { ...marker, schema: other.schema }),
  );
}

/** Those of a folder's two markers that can be read, the first one first. */
function wholeMarkers(dataDir: string, file: string | undefined): readonly FolderIdentity[] {
  const { first, second } = markersOf(dataDir, file);
  return [first, second].flatMap((path) => wholeAt(path) ?? []);
}

function wholeAt(path: string): FolderIdentity | undefined {
  try {
    const found = findAt(path, parse);
    return found.kind === "whole" ? found.value : undefined;
  } catch (cause) {
    // What may not be read doesn't close the folder.
    if (errorCode(cause) === "") throw cause;
    return undefined;
  }
}

/**
 * Both markers. Without the key in them no row of the journal can be trusted. There is a second one once the database
 * exists.
 */
function markersOf(dataDir: string, file?: string): MirroredFile<FolderIdentity> {
  const first = identityPath(dataDir, file);
  return { first, second: first.replace(/\.json$/, "-copy.json"), parse, isLater };
}

function parse(text: string): Parsed<FolderIdentity> {
  const json = parseJson(text);
  const identity = FolderIdentity.safeParse(json, firstValues());
  if (identity.success) return { kind: "whole", value: identity.data };
  const later = Later.safeParse(json, firstValues());
  // With members of today's kind only, a disk changed the number: a later format has others.
  const isOurs = later.success && FolderIdentity.safeParse({ ...later.data, format: FORMAT }).success;
  return later.success && !isOurs
    ? { kind: "newer", found: later.data.schema ?? later.data.format }
    : { kind: "damaged" };
}

/** Neither the schema nor `established` ever goes back. */
function isLater(one: FolderIdentity, other: FolderIdentity): boolean {
  if (one.databaseId !== other.databaseId) return false;
  return one.schema > other.schema || (one.established && !other.established);
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
 * Makes both markers the same again once the database was found to be theirs. Where one names a newer schema than `known`,
 * both stay: a newer version may be raising it now. Throws file system errors.
 */
export function mendIdentity(
  dataDir: string,
  { databaseId, chainKey }: FolderIdentity,
  { known, file }: { readonly known: number; readonly file: string | undefined },
): void {
  mendMirrored(
    markersOf(dataDir, file),
    (identity) =>
      identity.established &&
      identity.schema <= known &&
      identity.databaseId === databaseId &&
      identity.chainKey === chainKey,
  );
}

function textOf(identity: FolderIdentity): string {
  return `${JSON.stringify(identity, null, 2)}\n`;
}

/** The marker of a new folder, not written yet. */
export function newIdentity(random: Random, clock: Clock, schema: number): FolderIdentity {
  const hex = (bytes: number): string => Buffer.from(random.bytes(bytes)).toString("hex");
  return {
    format: FORMAT,
    databaseId: hex(16),
    chainKey: hex(32),
    createdAt: isoOf(clock.now()),
    schema,
    established: false,
  };
}
