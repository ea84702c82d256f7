import { ok } from "../../../../../shared/result.ts";
import type { StoreDatabase } from "../store-database.ts";
import type { StoreTools } from "../store-tools.ts";

// Records when any process last used a URL: copies for a URL in use stay until it accepts them. Copies for an
// unused URL are deleted once older than the retention.
const NAME = "sends to ";
const USES = `name >= '${NAME}' AND name < 'sends to!'`;
const WRITTEN_FOR_MS = 60 * 60 * 1000;

/** Records that a URL is in use, at most once an hour unless the clock was set. */
export function rememberUse({ database, clock }: StoreTools, target: string): void {
  const now = clock.now();
  const known = database.read(() =>
    ok(database.statement("SELECT value FROM meta WHERE name = ?").get(`${NAME}${target}`)?.["value"]),
  );
  if (!known.ok || (typeof known.value === "number" && Math.abs(now - known.value) < WRITTEN_FOR_MS)) return;
  database.relaxed(() => {
    database
      .statement("INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)")
      .run(`${NAME}${target}`, now);
    return ok(null);
  });
}

/**
 * Deletes copies from before `oldest` whose URL has not been used since, at most `most`; returns how many.
 */
export function removeAbandoned(
  database: StoreDatabase,
  { oldest, most }: { readonly oldest: number; readonly most: number },
): number {
  const gone = database
    .statement(
      `DELETE FROM outbox WHERE id IN (
         SELECT id FROM outbox WHERE since < ?1 AND target NOT IN (
           SELECT substr(name, ${NAME.length + 1}) FROM meta WHERE ${USES} AND value >= ?1) LIMIT ?2)`,
    )
    .run(oldest, most);
  database
    .statement(
      `DELETE FROM meta WHERE ${USES} AND value < ?
         AND substr(name, ${NAME.length + 1}) NOT IN (SELECT target FROM outbox)`,
    )
    .run(oldest);
  return Number(gone.changes);
}
