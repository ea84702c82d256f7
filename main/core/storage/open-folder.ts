import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { Clock } from "../../../shared/time.ts";
import type { Random } from "../runtime/random.ts";
import { wroteLast } from "./attempt-rows.ts";
import { chainUnder, type Chain } from "./chain.ts";
import { makeDurable, openDatabase, schemaVersion, type Database } from "./database.ts";
import { ensurePrivateFile, ensurePrivateFolder, syncFolder } from "./durable-file.ts";
import {
  createIdentity,
  mendIdentity,
  newIdentity,
  otherKeyed,
  markerNaming,
  readMarker,
  writeIdentity,
  type FolderIdentity,
} from "./folder-identity.ts";
import { newestCheckpoints, type Checkpoint } from "./checkpoints.ts";
import { storedHash } from "./journal-rows.ts";
import type { StorageProblem } from "./port.ts";
import { databaseFault, fileProblem } from "./problems.ts";
import { findRecord } from "./run-records.ts";
import { SCHEMA_STEPS, type SchemaStep } from "./schema.ts";
import { quarantine } from "./quarantine.ts";
import { storedMeta } from "./stored-rows.ts";

export type OpenFolder = { readonly database: Database; readonly chain: Chain; readonly databaseId: string };
export type FolderPorts = { readonly dataDir: string; readonly clock: Clock; readonly random: Random };

/** The files of one kind of folder: its marker, its database and the schema steps. */
export type FolderKind = {
  readonly marker: string;
  readonly database: string;
  readonly steps: readonly SchemaStep[];
};

/** The journal of a data folder. */
const JOURNAL: FolderKind = { marker: "identity.json", database: "journal.db", steps: SCHEMA_STEPS };

const ID = "database-id";

/** Path of the journal database of a data folder. */
export function databasePath(dataDir: string): string {
  return join(dataDir, JOURNAL.database);
}

/** The newest schema of a journal that this program knows. */
export const KNOWN_SCHEMA = Math.max(...SCHEMA_STEPS.map((step) => step.version));
const knownSchema = ({ steps }: FolderKind): number => Math.max(...steps.map((step) => step.version));

/**
 * Opens the folder's database, or creates marker and database for a new folder.
 *
 * In this order: the marker names the expected database; a newer schema is refused before anything is opened;
 * a database that is not the marker's, or lacks rows with a checkpoint beside it, is `storageReplaced`. A
 * missing database is never replaced by a new one.
 */
export function openFolder(
  ports: FolderPorts,
  kind: FolderKind = JOURNAL,
): Result<OpenFolder, StorageProblem> {
  try {
    const identity = identityFor(ports, kind);
    return identity.ok ? openBy(ports.dataDir, identity.value, kind) : identity;
  } catch (cause) {
    const problem = fileProblem(cause);
    if (problem === undefined) throw cause;
    return err(problem);
  }
}

function identityFor(ports: FolderPorts, kind: FolderKind): Result<FolderIdentity, StorageProblem> {
  const { dataDir, clock, random } = ports;
  const known = knownSchema(kind);
  ensurePrivateFolder(dataDir);
  const found = readMarker(dataDir, { known, file: kind.marker });
  if (!found.ok) {
    if (found.problem.kind === "newer")
      return err({ kind: "newerVersion", found: found.problem.found, known });
    return err({ kind: "storageDamaged", setAside: quarantine(found.problem.path) });
  }
  if (found.value !== undefined) return ok(found.value);
  const path = join(dataDir, kind.database);
  if (sizeOf(path) > 0) return err({ kind: "storageDamaged", setAside: quarantine(path, ["-wal"]) });
  // Rows were written in this folder before: both the database and its marker are missing.
  if (checkpointsOf(dataDir, kind).length > 0) return err({ kind: "storageReplaced" });
  const identity = newIdentity(random, clock, known);
  return createIdentity(dataDir, identity, kind.marker) ? ok(identity) : identityFor(ports, kind);
}

/** Only the journal has checkpoints. */
function checkpointsOf(dataDir: string, kind: FolderKind): readonly Checkpoint[] {
  return kind === JOURNAL ? newestCheckpoints(dataDir) : [];
}

function sizeOf(path: string): number {
  return existsSync(path) ? statSync(path).size : 0;
}

function openBy(
  dataDir: string,
  marker: FolderIdentity,
  kind: FolderKind,
): Result<OpenFolder, StorageProblem> {
  const path = join(dataDir, kind.database);
  const known = knownSchema(kind);
  if (marker.established && sizeOf(path) === 0) return err({ kind: "storageReplaced" });
  if (!marker.established) {
    ensurePrivateFile(path);
    syncFolder(dataDir);
  }
  return opened(path, (database) => {
    const version = schemaVersion(database);
    if (version > known) return err({ kind: "newerVersion", found: version, known });
    const identity = namedBy(database, dataDir, marker, kind);
    makeDurable(database);
    if (!identity.established || version < known) {
      const made = bringUpToDate(dataDir, database, identity, kind);
      if (!made.ok) return made;
    }
    const keyed = keyOf(database, dataDir, identity, kind);
    const chain = chainOf(keyed.identity);
    // Read before the snapshot begins: another process may commit a row and its checkpoint in between.
    const heads = checkpointsOf(dataDir, kind);
    const same = database.read(() =>
      isDatabaseOf(database, chain, { identity, heads })
        ? ok(null)
        : err({ kind: "storageReplaced" as const }),
    );
    if (!same.ok) return same;
    if (keyed.isCertain) mendMarkers(dataDir, keyed.identity, kind);
    return ok({ database, chain, databaseId: identity.databaseId });
  });
}

const chainOf = ({ chainKey, databaseId }: FolderIdentity): Chain =>
  chainUnder(Buffer.from(chainKey, "hex"), databaseId);

/**
 * The marker whose key made the database's marks. A key has no checksum: one bit of it changed by the disk is a key too,
 * under which no row holds. Where the two keys differ and the database doesn't tell, neither may replace the other.
 */
export function keyOf(
  database: Database,
  dataDir: string,
  identity: FolderIdentity,
  kind: FolderKind = JOURNAL,
): { readonly identity: FolderIdentity; readonly isCertain: boolean } {
  const other = otherKeyed(dataDir, identity, kind.marker);
  const isOwn = (one: FolderIdentity): boolean => wroteLast(database, chainOf(one));
  if (other === undefined || isOwn(identity)) return { identity, isCertain: true };
  if (!isOwn(other)) return { identity, isCertain: false };
  return { identity: { ...other, schema: knownSchema(kind) }, isCertain: true };
}

/** A folder whose markers can't be written (a full disk) opens all the same; the next opening tries again. */
function mendMarkers(dataDir: string, identity: FolderIdentity, kind: FolderKind): void {
  const { marker } = kind;
  try {
    const first = readMarker(dataDir, { known: knownSchema(kind), file: marker });
    const isOther = first.ok && first.value?.databaseId !== identity.databaseId;
    if (isOther || otherKeyed(dataDir, identity, marker) !== undefined)
      writeIdentity(dataDir, identity, marker);
    mendIdentity(dataDir, identity, { known: knownSchema(kind), file: kind.marker });
  } catch (cause) {
    if (fileProblem(cause) === undefined) throw cause;
  }
}

function opened(
  path: string,
  use: (database: Database) => Result<OpenFolder, StorageProblem>,
): Result<OpenFolder, StorageProblem> {
  let database: Database | undefined;
  try {
    database = openDatabase(path);
    const result = use(database);
    if (!result.ok) database.close();
    return result;
  } catch (cause) {
    database?.close();
    const fault = databaseFault(cause);
    if (fault === undefined) throw cause;
    return err(
      fault.kind === "damaged"
        ? { kind: "storageDamaged", setAside: quarantine(path, ["-wal", "-shm"]) }
        : fault.problem,
    );
  }
}

function bringUpToDate(
  dataDir: string,
  database: Database,
  identity: FolderIdentity,
  kind: FolderKind,
): Result<null, StorageProblem> {
  const known = knownSchema(kind);
  // An established database without a schema is an empty replacement.
  if (identity.established && schemaVersion(database) === 0) return err({ kind: "storageReplaced" });
  // The marker is written first, so that an older program refuses without opening the database.
  if (identity.schema < known) writeIdentity(dataDir, { ...identity, schema: known }, kind.marker);
  const changed = database.change(() => {
    const from = schemaVersion(database);
    for (const step of kind.steps.filter(({ version }) => version > from)) {
      database.script(step.sql);
      // A pragma takes no parameters; the number is from our own list.
      database.script(`PRAGMA user_version = ${step.version}`);
    }
    if (from === 0)
      database
        .statement("INSERT INTO meta (name, value, mark) VALUES (?, ?, '')")
        .run(ID, identity.databaseId);
    return ok(null);
  });
  if (changed.ok && !identity.established)
    writeIdentity(dataDir, { ...identity, schema: known, established: true }, kind.marker);
  return changed;
}

/**
 * True if this is the database that a folder's marker names, with the rows that have checkpoints beside it.
 */
export function isDatabaseOf(
  database: Database,
  chain: Chain,
  { identity, heads }: { readonly identity: FolderIdentity; readonly heads: readonly Checkpoint[] },
): boolean {
  return isSameDatabase(database, identity) && heads.every((head) => hasCheckpointRow(database, chain, head));
}

function isSameDatabase(database: Database, identity: FolderIdentity): boolean {
  return idOf(database) === identity.databaseId;
}

function idOf(database: Database): string | undefined {
  return storedMeta(database, ID)?.value;
}

/** The marker that names this database, of two that differ in that alone. */
export function namedBy(
  database: Database,
  dataDir: string,
  marker: FolderIdentity,
  kind: FolderKind = JOURNAL,
): FolderIdentity {
  if (!marker.established || schemaVersion(database) === 0) return marker;
  return markerNaming(dataDir, marker, { databaseId: idOf(database), file: kind.marker });
}

// The presence of a row distinguishes a current database from a restored older one; its validity is checked
// when it is read. A run's valid record counts as well, so that a corrupted row does not count as missing.
function hasCheckpointRow(database: Database, chain: Chain, { run, seq }: Checkpoint): boolean {
  return (
    storedHash(database, run, seq) !== undefined ||
    (findRecord(database, chain, run)?.record?.head_seq ?? 0) >= seq
  );
}
