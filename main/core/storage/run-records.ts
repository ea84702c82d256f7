import { firstValues } from "../../../shared/first-values.ts";
import { RunId } from "../../../shared/ids.ts";
import { numberOf } from "../../../shared/migration/plan.ts";
import { isSameNumber, spellingsOf, type E164 } from "../../../shared/phone.ts";
import { instant, type Instant } from "../../../shared/time.ts";
import type { Chain, ChainField } from "./chain.ts";
import type { Database } from "./database.ts";
import { hasEnded, soundRow } from "./journal-rows.ts";
import type { KnownRun } from "./port.ts";
import { StoredRun } from "./stored-rows.ts";

const RECORD = "SELECT run, number, opened_at, head_seq, head_hash, mark FROM run";

function fieldsOf(record: Omit<StoredRun, "mark">): readonly ChainField[] {
  return [record.run, record.number, record.opened_at, record.head_seq, record.head_hash];
}

/** Writes or replaces a run's own record, with a new mark. */
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

/**
 * A run's own record: valid, corrupted (`record` is undefined), or undefined if the run does not exist.
 */
export function findRecord(
  database: Database,
  chain: Chain,
  run: string,
): { readonly record: StoredRun | undefined } | undefined {
  const found = database.statement(`${RECORD} WHERE run = ?`).get(run);
  if (found !== undefined) return { record: soundRecord(found, chain) };
  // A record can be lost while its rows still exist.
  return database.statement("SELECT 1 FROM journal WHERE run = ? LIMIT 1").get(run) === undefined
    ? undefined
    : { record: undefined };
}

function soundRecord(found: object, chain: Chain): StoredRun | undefined {
  const stored = StoredRun.safeParse(found, firstValues());
  return stored.success && chain.holds("run", fieldsOf(stored.data), stored.data.mark)
    ? stored.data
    : undefined;
}

/**
 * Every run of the folder, oldest first. Names come from records and rows, so that damage to one hides no
 * run.
 */
export function knownRuns(database: Database, chain: Chain): readonly KnownRun[] {
  return placedRuns(database, chain).map(({ run, listing }) => ({ run, listing }));
}

/**
 * The opening time for a run opened now: the current time, or later than every earlier run. The order of runs
 * is thus independent of a clock that was set back.
 */
export function openingTime(database: Database, chain: Chain, now: Instant): Instant {
  if (!areSound(database, chain))
    return instant(Math.max(now, ...placedRuns(database, chain).map(({ place }) => place + 1)));
  const latest = database.statement("SELECT max(opened_at) AS latest FROM run").get()?.["latest"];
  return instant(Math.max(now, Number(latest ?? -1) + 1));
}

/** A run and its position in the order of opening. */
type PlacedRun = KnownRun & { readonly place: number };

/** True if every run's record and first row hold and name the same number. */
function areSound(database: Database, chain: Chain): boolean {
  return database.holdsStill("run", () =>
    placedRuns(database, chain).every(
      ({ run, listing }) =>
        listing !== undefined && findRecord(database, chain, run)?.record?.number === listing.number,
    ),
  );
}

/** A run's position and number. */
type NumberedRun = { readonly run: RunId; readonly place: number; readonly number: E164 | undefined };

function numberedRun(database: Database, chain: Chain, run: RunId): NumberedRun {
  const record = areSound(database, chain) ? findRecord(database, chain, run)?.record : undefined;
  // The record holds, so it has the number of the first row, whose plan takes long to read.
  if (record !== undefined) return { run, place: record.opened_at, number: record.number as E164 };
  const { place, listing } = placedRun(database, chain, run);
  return { run, place, number: listing?.number };
}

/** The runs of a number, oldest first; every run while one is corrupted, because it may be of any number. */
function runsThatMayBeOf(database: Database, chain: Chain, number: E164): readonly NumberedRun[] {
  if (!areSound(database, chain))
    return placedRuns(database, chain).map(({ run, place, listing }) => ({
      run,
      place,
      number: listing?.number,
    }));
  return spellingsOf(number)
    .flatMap((each) => database.statement("SELECT run FROM run WHERE number = ?").all(each))
    .map(({ run }) => numberedRun(database, chain, RunId.parse(run)))
    .sort((one, other) => one.place - other.place);
}

function placedRuns(database: Database, chain: Chain): readonly PlacedRun[] {
  const names = database.statement("SELECT run FROM run UNION SELECT run FROM journal").all();
  const runs = names.flatMap((row) => {
    const run = RunId.safeParse(row["run"]);
    return run.success ? [placedRun(database, chain, run.data)] : [];
  });
  return runs.sort((one, other) => one.place - other.place);
}

function placedRun(database: Database, chain: Chain, run: RunId): PlacedRun {
  const opened = soundRow(database, chain, run, 1);
  const record = findRecord(database, chain, run)?.record;
  // The row has the time; only the record has the order.
  const place = record?.opened_at ?? opened?.at ?? 0;
  if (opened?.entry.kind === "opened")
    return { run, place, listing: { run, number: numberOf(opened.entry.plan), openedAt: opened.at } };
  if (record === undefined) return { run, place, listing: undefined };
  // The mark is valid, so this is the number that `create` got.
  const number = record.number as E164;
  return { run, place, listing: { run, number, openedAt: instant(record.opened_at) } };
}

/** The first open run that blocks `number`. A run with an unreadable number blocks every number. */
export function openRunOf(database: Database, chain: Chain, number: E164): RunId | undefined {
  return runsThatMayBeOf(database, chain, number).find(
    (other) =>
      (other.number === undefined || isSameNumber(other.number, number)) &&
      !hasEnded(database, chain, other.run),
  )?.run;
}

/**
 * Another open run of the same number. A run with an unreadable number is not included; `openRunOf` counts
 * it.
 */
export function openBeside(database: Database, chain: Chain, run: RunId): RunId | undefined {
  const own = numberedRun(database, chain, run);
  return runsBeside(database, chain, own).find((other) => !hasEnded(database, chain, other.run))?.run;
}

/** A run of the same number that was opened later and replaces this one. */
export function laterRun(database: Database, chain: Chain, run: RunId): RunId | undefined {
  const own = numberedRun(database, chain, run);
  return runsBeside(database, chain, own).find((other) => other.place > own.place)?.run;
}

/** The other runs of a run's number, oldest first. */
function runsBeside(database: Database, chain: Chain, own: NumberedRun): readonly NumberedRun[] {
  const { number } = own;
  if (number === undefined) return [];
  return runsThatMayBeOf(database, chain, number).filter(
    (other) => other.run !== own.run && isOfSameNumber(other, own),
  );
}

/** The runs of a number, oldest first; undefined if the number of some run can't be read. */
export function runsOf(database: Database, chain: Chain, number: E164): readonly RunId[] | undefined {
  const runs = runsThatMayBeOf(database, chain, number);
  if (runs.some((one) => one.number === undefined)) return undefined;
  return runs.flatMap((one) => (isSameNumber(one.number ?? "", number) ? [one.run] : []));
}

/**
 * The later runs of the same number, newest first. For display. One whose record is lost or corrupted counts by its
 * first row: without it, an earlier run would seem to be the last one, and where the number was to be where it is.
 */
export function laterRuns(database: Database, chain: Chain, run: RunId): readonly RunId[] {
  const own = numberedRun(database, chain, run);
  return runsBeside(database, chain, own)
    .filter((other) => other.place > own.place)
    .toSorted((one, other) => other.place - one.place)
    .map((other) => other.run);
}

/** The runs of a number by their records alone: where a missed run only causes an extra query. */
export function runsOfNumber(database: Database, number: E164): readonly RunId[] {
  return spellingsOf(number)
    .flatMap((each) => database.statement("SELECT run FROM run WHERE number = ?").all(each))
    .flatMap((row) => {
      const run = RunId.safeParse(row["run"]);
      return run.success ? [run.data] : [];
    });
}

function isOfSameNumber({ number }: NumberedRun, { number: own }: NumberedRun): boolean {
  return number !== undefined && own !== undefined && isSameNumber(number, own);
}
