import { instant, type Instant } from "../../../shared/time.ts";
import type { Chain } from "./chain.ts";
import type { Database } from "./database.ts";
import { StoredMeta } from "./stored-rows.ts";

const FORGOTTEN = "tries-forgotten-at";

/** When a practice platform last forgot everything that was tried on it; undefined where none has, or that is damaged. */
export function triesForgottenAt(database: Database, chain: Chain): Instant | undefined {
  const found = StoredMeta.safeParse(
    database.statement("SELECT value, mark FROM meta WHERE name = ?").get(FORGOTTEN),
  );
  if (!found.success || !chain.holds("forgotten", [found.data.value], found.data.mark)) return undefined;
  const at = Number(found.data.value);
  return Number.isSafeInteger(at) ? instant(at) : undefined;
}

/** Keeps when that was, in the transaction that forgets. */
export function noteTriesForgotten(database: Database, chain: Chain, at: Instant): void {
  const value = String(at);
  database
    .statement("INSERT OR REPLACE INTO meta (name, value, mark) VALUES (?, ?, ?)")
    .run(FORGOTTEN, value, chain.mark("forgotten", [value]));
}
