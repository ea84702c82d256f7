import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { ok } from "../../../../shared/result.ts";
import { PrivacyMode } from "../../../../shared/webhook/privacy.ts";
import { eventsPath } from "./open-file.ts";
import type { StoreDatabase } from "./store-database.ts";

// The mode used for the last stored body. If the settings file is lost or corrupted, other people's messages
// must not be stored more widely than the folder's owner chose.
const NAME = "mode";
const ASKED = `SELECT value FROM meta WHERE name = '${NAME}'`;
const KEPT = "INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)";

/** Returns the mode used last; undefined if there was none. */
export function rememberedMode(database: StoreDatabase): PrivacyMode | undefined {
  return modeIn(database.statement(ASKED).get());
}

/** Stores the mode if it changed; within a transaction. */
export function rememberMode(database: StoreDatabase, mode: PrivacyMode): void {
  // Read each time: another process may have used another mode meanwhile.
  if (rememberedMode(database) === mode) return;
  database.statement(KEPT).run(NAME, mode);
}

/** Stores the chosen mode if possible now; storing the next body does it too. */
export function rememberChosen(database: StoreDatabase, mode: PrivacyMode): void {
  const known = database.read(() => ok(rememberedMode(database)));
  if (known.ok && known.value !== mode)
    database.change(() => {
      rememberMode(database, mode);
      return ok(null);
    });
}

/** Returns the mode that a folder's store remembers, without opening the store; creates nothing. */
export function rememberedModeIn(dataDir: string): PrivacyMode | undefined {
  return within(dataDir, true, (database) => modeIn(database.prepare(ASKED).get()));
}

/** The same as `rememberChosen` without opening the folder's store. Creates nothing if there is no store. */
export function rememberChosenIn(dataDir: string, mode: PrivacyMode): void {
  within(dataDir, false, (database) => {
    if (modeIn(database.prepare(ASKED).get()) !== mode) database.prepare(KEPT).run(NAME, mode);
  });
}

function within<T>(dataDir: string, readOnly: boolean, work: (database: DatabaseSync) => T): T | undefined {
  const path = eventsPath(dataDir);
  if (!existsSync(path)) return undefined;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { readOnly, timeout: 1_000 });
    return work(database);
  } catch {
    // A store that cannot be used stores nothing either, and reports the reason when it is opened.
    return undefined;
  } finally {
    database?.close();
  }
}

function modeIn(row: Readonly<Record<string, unknown>> | undefined): PrivacyMode | undefined {
  return PrivacyMode.safeParse(row?.["value"]).data;
}
