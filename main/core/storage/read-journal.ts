import { existsSync, statSync } from "node:fs";
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
    const database = openDatabase(unchanging(path), { readOnly: true });
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
    return checked;
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
 * Without a log of writes beside it the database is whole and nobody has it open; SQLite would make that log even for a
 * reader. With one, it makes only its index of that log, if a kill left none.
 */
function unchanging(path: string): string | URL {
  if (existsSync(`${path}-wal`)) return path;
  const url = pathToFileURL(path);
  url.searchParams.set("immutable", "1");
  return url;
}
