import { firstValues } from "../../../shared/first-values.ts";
import type { RunId } from "../../../shared/ids.ts";
import { type E164, spellingsOf } from "../../../shared/phone.ts";
import { type Clock, type Instant, instant } from "../../../shared/time.ts";
import { type Attempt, judgeAttempts } from "./attempt-ledger.ts";
import type { Chain, ChainField } from "./chain.ts";
import type { Database } from "./database.ts";
import type { AttemptsLeft } from "./port.ts";
import type { QuotaClock } from "./quota-clock.ts";
import { StoredAttempt, storedMeta } from "./stored-rows.ts";

const FORGOTTEN = "tries-forgotten-at";

/**
 * When the sandbox last deleted all attempts; undefined if it never did, or if the record is corrupted.
 */
export function triesForgottenAt(database: Database, chain: Chain): Instant | undefined {
  const found = storedMeta(database, FORGOTTEN);
  if (found === undefined || !chain.holds("forgotten", [found.value], found.mark)) return undefined;
  const at = Number(found.value);
  return Number.isSafeInteger(at) ? instant(at) : undefined;
}

/** Records when the attempts were deleted, in the same transaction. */
export function noteTriesForgotten(database: Database, chain: Chain, at: Instant): void {
  const value = String(at);
  database
    .statement("INSERT OR REPLACE INTO meta (name, value, mark) VALUES (?, ?, ?)")
    .run(FORGOTTEN, value, chain.mark("forgotten", [value]));
}

const HIGHEST = "highest-time";

/** The latest moment this folder has recorded; 0 if it is unknown. */
export function highestSeen(database: Database, chain: Chain): number {
  const highest = Number(soundHighest(database, chain) ?? 0);
  return Number.isSafeInteger(highest) ? highest : 0;
}

/** True if the last transaction that wrote was under this chain. */
export function wroteLast(database: Database, chain: Chain): boolean {
  return soundHighest(database, chain) !== undefined;
}

function soundHighest(database: Database, chain: Chain): string | undefined {
  const found = storedMeta(database, HIGHEST);
  if (found === undefined || !chain.holds("highest", [found.value], found.mark)) return undefined;
  return found.value;
}

/** Records the latest moment; call it in every transaction that writes. */
export function keepHighest(database: Database, chain: Chain, steady: number): void {
  const value = String(Math.floor(steady));
  database
    .statement("INSERT OR REPLACE INTO meta (name, value, mark) VALUES (?, ?, ?)")
    .run(HIGHEST, value, chain.mark("highest", [value]));
}

function fieldsOf(attempt: Omit<StoredAttempt, "mark">): readonly ChainField[] {
  return [attempt.number, attempt.run, attempt.steady, attempt.wall, attempt.monotonic];
}

/** Everything the attempt ledger's result depends on. */
export type LedgerView = {
  readonly database: Database;
  readonly chain: Chain;
  readonly clock: Clock;
  readonly steady: QuotaClock;
};

/**
 * Attempts left for a number, and for `run` if given. A corrupted row counts as an attempt made now, for
 * every number.
 */
export function attemptsLeftOf(
  { database, chain, clock, steady }: LedgerView,
  number: E164,
  run?: RunId,
): AttemptsLeft {
  const now = steady.earliest(highestSeen(database, chain));
  const spellings = spellingsOf(number);
  const attempts = attemptsThatMayBeOf(database, chain, spellings).flatMap((found): readonly Attempt[] => {
    const stored = soundAttempt(found, chain);
    if (stored === undefined) return [{ run: run ?? "", at: now }];
    return spellings.some((each) => each === stored.number) ? [{ run: stored.run, at: stored.steady }] : [];
  });
  return judgeAttempts(attempts, { now, wallNow: clock.now(), run });
}

const ATTEMPTS = "SELECT number, run, steady, wall, monotonic, mark FROM attempt";

/** The rows of a number; every row while one is corrupted, because it may be of any number. */
function attemptsThatMayBeOf(
  database: Database,
  chain: Chain,
  spellings: readonly E164[],
): readonly unknown[] {
  const all = database.statement(ATTEMPTS);
  if (!database.holdsStill("attempt", () => all.all().every((found) => soundAttempt(found, chain))))
    return all.all();
  return spellings.flatMap((each) => database.statement(`${ATTEMPTS} WHERE number = ?`).all(each));
}

function soundAttempt(found: unknown, chain: Chain): StoredAttempt | undefined {
  const stored = StoredAttempt.safeParse(found, firstValues());
  return stored.success && chain.holds("attempt", fieldsOf(stored.data), stored.data.mark)
    ? stored.data
    : undefined;
}

/** Every attempt with a valid mark, in the order they were counted. */
export function soundAttempts(database: Database, chain: Chain): readonly StoredAttempt[] {
  return database
    .statement("SELECT number, run, steady, wall, monotonic, mark FROM attempt ORDER BY id")
    .all()
    .flatMap((found) => soundAttempt(found, chain) ?? []);
}

const POSSIBLE = "possible-attempts";

/**
 * Notes that the newest attempt of a run was counted only because it may have been sent elsewhere: the folder was restored
 * from a copy. Call it in the transaction that follows the count.
 */
export function notePossible(database: Database, chain: Chain, run: RunId): void {
  const newest = soundAttempts(database, chain).findLast((attempt) => attempt.run === run);
  if (newest === undefined) return;
  const value = [...possibleAttempts(database, chain), newest.mark].join(" ");
  database
    .statement("INSERT OR REPLACE INTO meta (name, value, mark) VALUES (?, ?, ?)")
    .run(POSSIBLE, value, chain.mark("possible", [value]));
}

/** The marks of the attempts that this folder itself didn't make. Where that can't be read, it made all of them. */
export function possibleAttempts(database: Database, chain: Chain): ReadonlySet<string> {
  const found = storedMeta(database, POSSIBLE);
  if (found === undefined || !chain.holds("possible", [found.value], found.mark)) return new Set();
  return new Set(found.value.split(" "));
}

/** Records an attempt, dated by the latest possible current time. */
export function countAttempt({ database, chain, clock, steady }: LedgerView, number: E164, run: RunId): void {
  const attempt = {
    number,
    run,
    steady: Math.ceil(steady.latest(highestSeen(database, chain))),
    wall: clock.now(),
    monotonic: clock.monotonicMs(),
  };
  database
    .statement("INSERT INTO attempt (number, run, steady, wall, monotonic, mark) VALUES (?, ?, ?, ?, ?, ?)")
    .run(
      attempt.number,
      attempt.run,
      attempt.steady,
      attempt.wall,
      attempt.monotonic,
      chain.mark("attempt", fieldsOf(attempt)),
    );
}
