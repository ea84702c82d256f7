import { RunId } from "../../../shared/ids.ts";
import { numberOf } from "../../../shared/migration/plan.ts";
import type { E164 } from "../../../shared/phone.ts";
import { instant } from "../../../shared/time.ts";
import type { Chain, ChainField } from "./chain.ts";
import type { Database } from "./database.ts";
import { hasEnded, soundRow } from "./journal-rows.ts";
import type { KnownRun, RunListing } from "./port.ts";
import { StoredRun } from "./stored-rows.ts";

const RECORD = "SELECT run, number, opened_at, head_seq, head_hash, mark FROM run";

function fieldsOf(record: Omit<StoredRun, "mark">): readonly ChainField[] {
  return [record.run, record.number, record.opened_at, record.head_seq, record.head_hash];
}

/** Writes or rewrites a run's own record, under a fresh mark. */
export function writeRecord(database: Database, chain: Chain, record: Omit<StoredRun, "mark">): void {
  database
    .statement(
      "INSERT OR REPLACE INTO run (run, number, opened_at, head_seq, head_hash, mark) VALUES (?, ?, ?, ?, ?, ?)",
    )
    .run(
      record.run,
      record.number,
      record.opened_at,
      record.head_seq,
      record.head_hash,
      chain.mark("run", fieldsOf(record)),
    );
}

/** A run's own record: sound, damaged (undefined inside) or not there. */
export function findRecord(
  database: Database,
  chain: Chain,
  run: string,
): { readonly record: StoredRun | undefined } | undefined {
  const found = database.statement(`${RECORD} WHERE run = ?`).get(run);
  if (found !== undefined) return { record: soundRecord(found, chain) };
  // Damage can take a record out of reach while the rows are still there.
  return database.statement("SELECT 1 FROM journal WHERE run = ? LIMIT 1").get(run) === undefined
    ? undefined
    : { record: undefined };
}

function soundRecord(found: object, chain: Chain): StoredRun | undefined {
  const stored = StoredRun.safeParse(found);
  return stored.success && chain.holds("run", fieldsOf(stored.data), stored.data.mark)
    ? stored.data
    : undefined;
}

/** Every run of the folder, oldest first. Names come from the records and from the rows, so that damage to one hides nothing. */
export function knownRuns(database: Database, chain: Chain): readonly KnownRun[] {
  const names = database.statement("SELECT run FROM run UNION SELECT run FROM journal").all();
  const runs = names.flatMap((row) => {
    const run = RunId.safeParse(row["run"]);
    return run.success ? [{ run: run.data, listing: listingOf(database, chain, run.data) }] : [];
  });
  return runs.sort((one, other) => (one.listing?.openedAt ?? 0) - (other.listing?.openedAt ?? 0));
}

function listingOf(database: Database, chain: Chain, run: RunId): RunListing | undefined {
  const opened = soundRow(database, chain, run, 1);
  if (opened?.entry.kind === "opened")
    return { run, number: numberOf(opened.entry.plan), openedAt: opened.at };
  const record = findRecord(database, chain, run)?.record;
  // The mark holds, so this is the number that `create` was given.
  return record === undefined
    ? undefined
    : { run, number: record.number as E164, openedAt: instant(record.opened_at) };
}

/** The first run that keeps `number` busy. A run whose number cannot be told keeps every number busy. */
export function openRunOf(database: Database, chain: Chain, number: E164): RunId | undefined {
  return knownRuns(database, chain).find(
    ({ run, listing }) =>
      (listing === undefined || listing.number === number) && !hasEnded(database, chain, run),
  )?.run;
}

/** Another open run of the same number. One whose number cannot be told is nobody's rival here: `openRunOf` counts it. */
export function openBeside(database: Database, chain: Chain, run: RunId): RunId | undefined {
  return others(database, chain, run).find((listing) => !hasEnded(database, chain, listing.run))?.run;
}

/** A run of the same number that was opened later and has taken over. */
export function laterRun(database: Database, chain: Chain, run: RunId): RunId | undefined {
  const openedAt = listingOf(database, chain, run)?.openedAt ?? Infinity;
  return others(database, chain, run).find((listing) => listing.openedAt > openedAt)?.run;
}

/**
 * The runs of the same number that were opened later, the newest first. For showing: found by their records, which is
 * quick, so that one whose record is damaged is not among them.
 */
export function laterRuns(database: Database, chain: Chain, run: RunId): readonly RunId[] {
  const own = listingOf(database, chain, run);
  if (own === undefined) return [];
  return database
    .statement("SELECT run FROM run WHERE number = ? AND opened_at > ? ORDER BY opened_at DESC")
    .all(own.number, own.openedAt)
    .flatMap((row) => {
      const later = RunId.safeParse(row["run"]);
      const listing = later.success ? listingOf(database, chain, later.data) : undefined;
      const counts = listing?.number === own.number && listing.openedAt > own.openedAt;
      return listing !== undefined && counts ? [listing.run] : [];
    });
}

function others(database: Database, chain: Chain, run: RunId): readonly RunListing[] {
  const number = listingOf(database, chain, run)?.number;
  return knownRuns(database, chain).flatMap(({ listing }) =>
    listing !== undefined && listing.run !== run && listing.number === number ? [listing] : [],
  );
}
