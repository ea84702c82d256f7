import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { ok } from "../../../../shared/result.ts";
import { PrivacyMode } from "../../../../shared/webhook/privacy.ts";
import { eventsPath } from "./open-file.ts";
import type { StoreDatabase } from "./store-database.ts";

// How bodies were to be kept when one was kept last. The settings file can be lost or damaged, and what other people
// wrote must then not be kept wider than the owner of the folder chose.
const NAME = "mode";
const ASKED = `SELECT value FROM meta WHERE name = '${NAME}'`;
const KEPT = "INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)";

/** The mode that was used last; undefined where none ever was. */
export function rememberedMode(database: StoreDatabase): PrivacyMode | undefined {
  return modeIn(database.statement(ASKED).get());
}

/** Remembers a mode, where it is another one than before; within a transaction. */
export function rememberMode(database: StoreDatabase, mode: PrivacyMode): void {
  // Read anew each time: another process may have followed another choice meanwhile.
  if (rememberedMode(database) === mode) return;
  database.statement(KEPT).run(NAME, mode);
}

/** Remembers what was chosen, as far as that is possible at the moment: what is kept next is remembered as well. */
export function rememberChosen(database: StoreDatabase, mode: PrivacyMode): void {
  const known = database.look(() => ok(rememberedMode(database)));
  if (known.ok && known.value !== mode)
    database.change(() => {
      rememberMode(database, mode);
      return ok(null);
    });
}

/** The mode that a folder's store remembers, for whoever has not opened it; nothing is made. */
export function rememberedModeIn(dataDir: string): PrivacyMode | undefined {
  return within(dataDir, true, (database) => modeIn(database.prepare(ASKED).get()));
}

/** The same as `rememberChosen` for whoever has not opened the folder's store. Where there is none, nothing is made. */
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
    // A store that cannot be used keeps nothing either, and says why when it is opened.
    return undefined;
  } finally {
    database?.close();
  }
}

function modeIn(row: Readonly<Record<string, unknown>> | undefined): PrivacyMode | undefined {
  return PrivacyMode.safeParse(row?.["value"]).data;
}
