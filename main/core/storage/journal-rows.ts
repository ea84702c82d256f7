import { firstValues } from "../../../shared/first-values.ts";
import { RunId } from "../../../shared/ids.ts";
import { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import { numberOf } from "../../../shared/migration/plan.ts";
import { digitsOf } from "../../../shared/phone.ts";
import { invariant } from "../../../shared/invariant.ts";
import { instant, type Instant } from "../../../shared/time.ts";
import type { Chain, ChainField } from "./chain.ts";
import type { Database } from "./database.ts";
import type { ChainedRow, JournalReading, JournalRow } from "./port.ts";
import { contentOf, readContent, type RowsAbout } from "./row-versions.ts";
import { StoredRow } from "./stored-rows.ts";
import type { StoredRun } from "./stored-rows.ts";

export type RowTimes = { readonly wall: Instant; readonly monotonicMs: number };

/** What is written with every row besides the entry. */
export type RowFrame = RowTimes & {
  readonly run: RunId;
  readonly seq: number;
  readonly prevHash: string;
  readonly appVersion: string;
};

/** Writes one row and returns it as it will be read. Call it inside a transaction. */
export function insertRow(
  database: Database,
  chain: Chain,
  frame: RowFrame,
  entry: JournalEntry,
): ChainedRow {
  // The schema check ensures that the row can be read back and has no unknown members.
  const parsed = JournalEntry.safeParse(entry);
  invariant(parsed.success, `a journal entry of kind ${entry.kind} has its own shape`);
  const stored: StoredRow = {
    run: frame.run,
    seq: frame.seq,
    prev_hash: frame.prevHash,
    hash: "",
    kind: parsed.data.kind,
    payload: contentOf(parsed.data),
    wall: frame.wall,
    monotonic: frame.monotonicMs,
    app_version: frame.appVersion,
  };
  const hash = chain.mark("row", fieldsOf(stored));
  database
    .statement(
      "INSERT INTO journal (run, seq, prev_hash, hash, kind, payload, wall, monotonic, app_version) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .run(
      stored.run,
      stored.seq,
      stored.prev_hash,
      hash,
      stored.kind,
      stored.payload,
      stored.wall,
      stored.monotonic,
      stored.app_version,
    );
  return {
    seq: frame.seq,
    run: frame.run,
    entry: parsed.data,
    at: frame.wall,
    appVersion: frame.appVersion,
    hash,
  };
}

function fieldsOf(row: StoredRow): readonly ChainField[] {
  return [row.run, row.seq, row.prev_hash, row.kind, row.payload, row.wall, row.monotonic, row.app_version];
}

const ROW = "SELECT run, seq, prev_hash, hash, kind, payload, wall, monotonic, app_version FROM journal";

/** One row with a valid mark; undefined if it is missing, corrupted, or of a newer version. */
export function soundRow(database: Database, chain: Chain, run: string, seq: number): JournalRow | undefined {
  const found = database.statement(`${ROW} WHERE run = ? AND seq = ?`).get(run, seq);
  return found === undefined ? undefined : checkRow(found, chain).row;
}

/** The hash stored in a row, whether or not the row is valid. */
export function storedHash(database: Database, run: string, seq: number): string | undefined {
  const found = database.statement("SELECT hash FROM journal WHERE run = ? AND seq = ?").get(run, seq);
  const hash = found?.["hash"];
  return typeof hash === "string" ? hash : undefined;
}

/**
 * True if the run has ended and was not resumed since. A corrupted last "ended" or "reopened" row counts as
 * not ended.
 */
export function hasEnded(database: Database, chain: Chain, run: string): boolean {
  const last = database
    .statement(
      "SELECT seq FROM journal WHERE run = ? AND kind IN ('ended', 'reopened') ORDER BY seq DESC LIMIT 1",
    )
    .get(run)?.["seq"];
  if (last === undefined || last === null) return false;
  if (soundRow(database, chain, run, Number(last))?.entry.kind !== "ended") return false;
  // The row that resumed the run may be corrupted: then later rows show that it was resumed.
  const since = database
    .statement(
      "SELECT 1 FROM journal WHERE run = ? AND seq > ? AND kind IN ('intent', 'confirmed', 'skipped') LIMIT 1",
    )
    .get(run, last);
  return since === undefined;
}

type Damage = JournalReading["damaged"][number];
export type DamagedCopy = Damage & { readonly copy: string };

/** A run's readable rows. `newer`: the version of rows that only a newer program can read. */
export type ReadRows = {
  readonly rows: readonly ChainedRow[];
  readonly damaged: readonly DamagedCopy[];
  readonly newer: number | undefined;
};

/**
 * Reads a run's rows in order and checks each by its own mark, its position and the hash before it.
 *
 * A row after a corrupted one counts if its own mark is valid, since that covers its position and the hash
 * before it. `record`: the run's own record, if it is valid; without it, damage at the end of the journal
 * can't be detected and is reported as seq 0.
 */
export function readRows(
  database: Database,
  chain: Chain,
  run: RunId,
  record: StoredRun | undefined,
): ReadRows {
  const rows: ChainedRow[] = [];
  const damaged: DamagedCopy[] = record === undefined ? [{ seq: 0, why: "chain-broken", copy: "" }] : [];
  let newer: number | undefined;
  let about: RowsAbout = { asked: undefined };
  let expectedSeq = 1;
  let before: string | undefined = chain.start(run);
  const reportMissingUntil = (seq: number): void => {
    for (; expectedSeq < seq && damaged.length < MAX_DAMAGED; expectedSeq += 1)
      damaged.push({ seq: expectedSeq, why: "chain-broken", copy: "" });
  };
  for (const found of database.statement(`${ROW} WHERE run = ? ORDER BY seq`).iterate(run)) {
    const { seq, stored, row, why, version } = checkRow(found, chain, about);
    if (row?.entry.kind === "opened") about = { asked: digitsOf(numberOf(row.entry.plan)) };
    const place: number = seq ?? expectedSeq;
    if (place > expectedSeq) {
      reportMissingUntil(place);
      before = undefined;
    }
    if (stored !== undefined && (before === undefined || stored.prev_hash === before)) {
      if (row !== undefined) rows.push(row);
      if (version !== undefined) newer = Math.max(newer ?? 0, version);
      before = stored.hash;
    } else {
      damaged.push({ seq: place, why: stored === undefined ? why : "chain-broken", copy: copyOf(found) });
      before = undefined;
    }
    expectedSeq = place + 1;
  }
  if (record !== undefined) reportMissingUntil(record.head_seq + 1);
  return { rows, damaged, newer };
}

/** The most damaged rows to report: a flipped bit can turn a position into billions. */
const MAX_DAMAGED = 1000;

function copyOf(found: object): string {
  return JSON.stringify(found, (_key, value: unknown) =>
    typeof value === "bigint"
      ? value.toString()
      : value instanceof Uint8Array
        ? Buffer.from(value).toString("base64")
        : value,
  );
}

type CheckedRow = {
  readonly seq: number | undefined;
  /** The damage, if `stored` is undefined. */
  readonly why: Damage["why"];
  /** Set if the row's own mark is valid: these are the bytes that were written. */
  readonly stored?: StoredRow;
  readonly row?: ChainedRow;
  /** The version of a row that only a newer program can read. */
  readonly version?: number;
};

function checkRow(found: Record<string, unknown>, chain: Chain, about?: RowsAbout): CheckedRow {
  const parsed = StoredRow.safeParse(found, firstValues());
  const seq = typeof found["seq"] === "bigint" ? Number(found["seq"]) : undefined;
  if (!parsed.success) return { seq, why: "unreadable" };
  const stored = parsed.data;
  const content = readContent(stored.payload, about);
  const run = RunId.safeParse(stored.run);
  if (content.kind === "unreadable" || !run.success) return { seq, why: "unreadable" };
  // A version counts only with a valid mark: a flipped bit can change it to any number.
  if (!chain.holds("row", fieldsOf(stored), stored.hash)) return { seq, why: "chain-broken" };
  if (content.kind === "newer") return { seq, why: "unreadable", stored, version: content.version };
  if (content.entry.kind !== stored.kind) return { seq, why: "chain-broken" };
  const row = {
    seq: stored.seq,
    run: run.data,
    entry: content.entry,
    at: instant(stored.wall),
    appVersion: stored.app_version,
    hash: stored.hash,
  };
  return { seq, why: "chain-broken", stored, row };
}
