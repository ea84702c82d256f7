import { hash as hashAtOnce } from "node:crypto";
import { ok, type Result } from "../../../../../shared/result.ts";
import type { StorageProblem } from "../../../../../shared/rpc/problems.ts";
import type { PartIdentity } from "../../../../../shared/webhook/part.ts";
import { canonical } from "../../../vault/cipher.ts";
import type { StoreDatabase } from "../store-database.ts";

/** How long a deleted event is still recognized: the platform retries for 7 days. */
const RECOGNISED_MS = 8 * 24 * 60 * 60 * 1000;

const HASH_BYTES = 16;
const KEY_BITS = 30n;

/**
 * The identity by which arrivals are compared. `key` orders the table by the payload's time: high bits
 * seconds, low bits hash.
 */
export type DedupHash = { readonly key: bigint; readonly hash: Buffer };

/** Returns 20 bytes or more; replaced only in tests, to make two keys collide. */
export type HashOf = (content: Buffer) => Buffer;

const sha256: HashOf = (content) => hashAtOnce("sha256", content, "buffer");

/**
 * Returns the dedup hash of an identity within its space: rejected events are never compared with accepted
 * ones.
 */
export function markOf(space: readonly string[], identity: PartIdentity, hashOf: HashOf = sha256): DedupHash {
  const hash = hashOf(canonical([...space, ...identity.words]));
  const low = BigInt(hash.readUInt32BE(HASH_BYTES) >>> 2);
  return {
    key: (BigInt(identity.seconds ?? 0) << KEY_BITS) | low,
    hash: hash.subarray(0, HASH_BYTES),
  };
}

/** `gone`: it was received once and deleted since. */
export type DedupKey =
  | { readonly kind: "new"; readonly key: bigint }
  | { readonly kind: "again"; readonly event: number }
  | { readonly kind: "gone" };

/** Looks up a hash and stores it for `event` if it is new. Call within a transaction. */
export function lookUp(database: StoreDatabase, { key, hash }: DedupHash, event: number): DedupKey {
  const keep = database.statement("INSERT OR IGNORE INTO seen (key, hash, event) VALUES (?, ?, ?)");
  for (let probe = key; ; probe += 1n) {
    if (Number(keep.run(probe, hash, event).changes) === 1) return { kind: "new", key: probe };
    const row = database.statement("SELECT hash, event FROM seen WHERE key = ?").get(probe);
    const stored = row?.["hash"];
    // Another identity has the same key: try the next one.
    if (!(stored instanceof Uint8Array) || !hash.equals(stored)) continue;
    const known = row?.["event"];
    return typeof known === "number" ? { kind: "again", event: known } : { kind: "gone" };
  }
}

/**
 * Keeps a deleted event's hash for as long as duplicates may arrive, or as long as there is room for it. One that was deleted
 * on request, at `askedAt` by the clock, is recognized from then on, and goes later than those that made room. Call it before
 * the event is deleted.
 */
export function standAlone(database: StoreDatabase, event: number, askedAt = 0): void {
  const kept = database
    .statement(
      `UPDATE seen SET event = NULL, until = (SELECT max(received_at, ?2) FROM event WHERE id = ?1) + ${RECOGNISED_MS}
       WHERE key = (SELECT seen FROM event WHERE id = ?1)`,
    )
    .run(event, askedAt);
  countAlone(database, Number(kept.changes));
}

/**
 * Deletes expired hashes, at most `most`; returns how many. One with a direct successor stays: the successor
 * may have that key because this one was taken, and would no longer be found.
 */
export function forgetMarks(database: StoreDatabase, now: number, most: number): number {
  const gone = database
    .statement(
      `DELETE FROM seen WHERE key IN (
         SELECT key FROM seen AS mark WHERE event IS NULL AND until < ?
         AND NOT EXISTS (SELECT 1 FROM seen AS next WHERE next.key = mark.key + 1) ORDER BY until LIMIT ?)`,
    )
    .run(now, most);
  countAlone(database, -Number(gone.changes));
  return Number(gone.changes);
}

/** Roughly what the hash of a deleted event takes, with its place in the index. */
const ALONE_BYTES = 70;
/** Once there are too many, so many of them go that this is not asked again at each event. */
const ROOM_AGAIN = 0.95;

/** So many are deleted at once, even if fewer would do, and even if more would have to go: 10,000 take some 20 ms. */
const AT_ONCE = { fewest: 5_000, most: 30_000 };

/**
 * Deletes hashes of deleted events before they expire if they take more than `mostBytes`, those that expire first; returns how
 * many. Without it, those of a busy week would take the room of the events themselves. `excess` is what is to be freed, in
 * bytes: as much as arrives has to go, or a store that is full of hashes grows. A transaction of its own.
 */
export function forgetMarksBeyond(
  database: StoreDatabase,
  { mostBytes, excess }: { readonly mostBytes: number; readonly excess: number },
): Result<number, StorageProblem> {
  const forgotten = database.relaxed(() => {
    const alone = marksAlone(database);
    if (alone * ALONE_BYTES <= mostBytes) return ok(0);
    const tooMany = Math.ceil(alone - (mostBytes / ALONE_BYTES) * ROOM_AGAIN);
    const wanted = Math.max(AT_ONCE.fewest, Math.ceil(excess / ALONE_BYTES));
    return ok(forgetMarks(database, Number.MAX_SAFE_INTEGER, Math.min(wanted, AT_ONCE.most, tooMany)));
  });
  if (forgotten.ok) counted.add(database);
  return forgotten;
}

const ALONE = "marks of deleted events";

/** Those whose number this process has counted and noted: after a rollback the note is an earlier process's again. */
const counted = new WeakSet<StoreDatabase>();

/**
 * How many hashes there are without an event, counted once in a process and then kept up to date: there may be millions. What
 * an earlier process noted isn't believed: a version without this may have changed the store since.
 */
function marksAlone(database: StoreDatabase): number {
  const known = database.statement("SELECT value FROM meta WHERE name = ?").get(ALONE)?.["value"];
  if (typeof known === "number" && counted.has(database)) return known;
  const [[found] = []] = database.rows("SELECT count(*) FROM seen WHERE event IS NULL", []);
  const alone = Number(found);
  database.statement("INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)").run(ALONE, alone);
  return alone;
}

/** Nothing before they were counted. */
function countAlone(database: StoreDatabase, change: number): void {
  if (change !== 0) database.statement("UPDATE meta SET value = value + ? WHERE name = ?").run(change, ALONE);
}
