import { constants, copyFileSync, existsSync, mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RunId } from "../../../shared/ids.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import { chainUnder, type Chain } from "./chain.ts";
import { newestCheckpoints } from "./checkpoints.ts";
import { openDatabase, schemaVersion, type Database } from "./database.ts";
import { readMarker } from "./folder-identity.ts";
import { readRows } from "./journal-rows.ts";
import { databasePath, isDatabaseOf, keyOf, KNOWN_SCHEMA, namedBy } from "./open-folder.ts";
import type { JournalReading, KnownRun, ReadProblem, StorageProblem } from "./port.ts";
import { catchStorageErrors } from "./problems.ts";
import { ROW_VERSION } from "./row-versions.ts";
import { findRecord, knownRuns } from "./run-records.ts";
import { removeLeft } from "./removal.ts";

/** A folder's journal as it is, for what must change nothing: nothing is made, mended, brought up to date or copied. */
export type JournalReader = {
  names(): Result<readonly KnownRun[], StorageProblem>;
  read(run: RunId): Result<JournalReading, ReadProblem>;
  close(): void;
};

/**
 * Opens a journal for reading only. In `setAside` of a problem is the damaged file itself. Problems: newerVersion,
 * storageDamaged, storageReplaced, storageFailed.
 */
export function readJournal(dataDir: string): Result<JournalReader, StorageProblem> {
  return catchStorageErrors(() => {
    const identity = readMarker(dataDir, { known: KNOWN_SCHEMA });
    if (!identity.ok)
      return err(
        identity.problem.kind === "newer"
          ? { kind: "newerVersion", found: identity.problem.found, known: KNOWN_SCHEMA }
          : { kind: "storageDamaged", setAside: identity.problem.path },
      );
    const path = databasePath(dataDir);
    if (identity.value === undefined) return err({ kind: "storageDamaged", setAside: path });
    const marker = identity.value;
    if (!existsSync(path) || statSync(path).size === 0) return err({ kind: "storageReplaced" });
    const database = openUnchanging(path);
    const checked = database.read((): Result<Chain, StorageProblem> => {
      const version = schemaVersion(database);
      if (version > KNOWN_SCHEMA) return err({ kind: "newerVersion", found: version, known: KNOWN_SCHEMA });
      const named = namedBy(database, dataDir, marker);
      const { chainKey, databaseId } = keyOf(database, dataDir, named).identity;
      const chain = chainUnder(Buffer.from(chainKey, "hex"), databaseId);
      const heads = newestCheckpoints(dataDir);
      return isDatabaseOf(database, chain, { identity: named, heads })
        ? ok(chain)
        : err({ kind: "storageReplaced" });
    });
    if (checked.ok) return ok(readerOver(database, checked.value));
    database.close();
    return checked.problem.kind === "storageDamaged"
      ? err({ ...checked.problem, setAside: path })
      : err(checked.problem);
  });
}

function readerOver(database: Database, chain: Chain): JournalReader {
  return {
    names: () => database.read(() => ok(knownRuns(database, chain))),
    read: (run) =>
      database.read((): Result<JournalReading, ReadProblem> => {
        const found = findRecord(database, chain, run);
        if (found === undefined) return err({ kind: "noSuchRun" });
        const { rows, damaged, newer } = readRows(database, chain, run, found.record);
        return newer === undefined
          ? ok({ rows, damaged: damaged.map(({ seq, why }) => ({ seq, why })) })
          : err({ kind: "runOfNewerVersion", run, found: newer, known: ROW_VERSION });
      }),
    close: () => database.close(),
  };
}

/**
 * Opens the database so that nothing beside it is made or changed. Without a log of writes it is whole and nobody has it
 * open. With one, SQLite only reads its index of that log. Where a copied folder lacks that index, SQLite would make it:
 * then a copy is read, which goes when it is closed.
 */
function openUnchanging(path: string): Database {
  if (!existsSync(`${path}-wal`)) return openWith(path, "immutable");
  if (existsSync(`${path}-shm`)) return openWith(path, "readonly_shm");
  const folder = mkdtempSync(join(tmpdir(), "switchover-"));
  const remove = (): void => void removeLeft(folder);
  try {
    const copy = join(folder, "journal.db");
    copyFileSync(path, copy, constants.COPYFILE_FICLONE);
    copyFileSync(`${path}-wal`, `${copy}-wal`, constants.COPYFILE_FICLONE);
    const database = openDatabase(copy, { readOnly: true });
    return {
      ...database,
      close() {
        database.close();
        remove();
      },
    };
  } catch (cause) {
    remove();
    throw cause;
  }
}

function openWith(path: string, parameter: "immutable" | "readonly_shm"): Database {
  const url = pathToFileURL(path);
  url.searchParams.set(parameter, "1");
  return openDatabase(url, { readOnly: true });
}
