import { createHash } from "node:crypto";
import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { BatchRow } from "../../../shared/batch/row.ts";
import { RunId } from "../../../shared/ids.ts";
import { NumberLocation, Proof } from "../../../shared/platform/facts.ts";
import { parseJson } from "../../../shared/parse-json.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { endsInLine, ensurePrivateFolder, PRIVATE_FILE, textIfThere } from "../storage/durable-file.ts";
import { catchStorageErrors } from "../storage/problems.ts";
import { lockNamed, type RunLock } from "../storage/run-lock.ts";

const RowEnd = z.object({
  outcome: z.string(),
  count: z.enum(["complete", "failed", "unknown", "waiting"]),
  numberIs: NumberLocation,
  proof: Proof,
});
export type RowEnd = z.infer<typeof RowEnd>;

/** One entry of a batch's record: a number is about to be started, or came to rest. */
const Entry = z.object({
  row: z.string(),
  at: z.string(),
  run: RunId.optional(),
  end: RowEnd.optional(),
});
type Entry = z.infer<typeof Entry>;

/** What is known of a row: when it was started, and how it ended, if it did. */
export type KnownRow = { readonly startedAt: string; readonly run?: RunId; readonly end?: RowEnd };

/** The record of one batch. It is the batch's own memory; what happened to a number is in its journal. */
export type BatchRecord = {
  of(row: BatchRow): KnownRow | undefined;
  /** Durable before the number is started. */
  start(row: BatchRow, at: string): Result<null, StorageProblem>;
  end(row: BatchRow, at: string, run: RunId | undefined, end: RowEnd): Result<null, StorageProblem>;
  /** Lets another process work on the batch. */
  release(): void;
};

/**
 * Opens the record of the batch in this file, for this process alone: `heldElsewhere` if another one works on
 * it. An entry that a killed process wrote half is passed over.
 */
export function openBatchRecord(
  dataDir: string,
  file: string,
): Result<BatchRecord, StorageProblem | { readonly kind: "heldElsewhere" }> {
  return catchStorageErrors<BatchRecord, { readonly kind: "heldElsewhere" }>(() => {
    const folder = join(dataDir, "batches");
    ensurePrivateFolder(folder);
    const id = createHash("sha256").update(file).digest("hex").slice(0, 16);
    const lock = lockNamed(dataDir, `batch-${id}`, 0);
    if (lock === undefined) return err({ kind: "heldElsewhere" });
    const path = join(folder, `${id}.ndjson`);
    try {
      return ok(recordIn(path, readEntries(path), lock));
    } catch (cause) {
      lock.release();
      throw cause;
    }
  });
}

function recordIn(path: string, entries: readonly Entry[], lock: RunLock): BatchRecord {
  const rows = new Map<string, KnownRow>();
  const note = ({ row, at, run, end }: Entry): void => {
    const before = rows.get(row);
    // Starting again keeps the first time: a migration opened since then is this row's.
    const startedAt = before?.startedAt ?? at;
    const known = run ?? before?.run;
    rows.set(row, {
      startedAt,
      ...(known === undefined ? {} : { run: known }),
      ...(end === undefined ? {} : { end }),
    });
  };
  for (const entry of entries) note(entry);
  const write = (entry: Entry): Result<null, StorageProblem> =>
    catchStorageErrors(() => {
      appendDurably(path, `${JSON.stringify(entry)}\n`);
      note(entry);
      return ok(null);
    });
  return {
    of: (row) => rows.get(keyOf(row)),
    start: (row, at) => write({ row: keyOf(row), at }),
    end: (row, at, run, end) => write({ row: keyOf(row), at, ...(run === undefined ? {} : { run }), end }),
    release: () => lock.release(),
  };
}

/** What makes a row the same row: everything in it but its line. It holds references to secrets, no secrets. */
function keyOf({ plan, window }: BatchRow): string {
  return createHash("sha256")
    .update(JSON.stringify([plan, window ?? null]))
    .digest("hex");
}

function readEntries(path: string): readonly Entry[] {
  return (textIfThere(path) ?? "").split("\n").flatMap((line) => Entry.safeParse(parseJson(line)).data ?? []);
}

function appendDurably(path: string, line: string): void {
  const handle = openSync(path, "a+", PRIVATE_FILE);
  try {
    // After a half-written entry, the next one begins on a line of its own.
    const text = endsInLine(handle) ? line : `\n${line}`;
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
