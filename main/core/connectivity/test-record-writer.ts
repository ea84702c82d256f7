import { present } from "../../../shared/present.ts";
import { maskAddress } from "../../../shared/platform/callback-address.ts";
import { redact } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem, VaultProblem } from "../../../shared/rpc/problems.ts";
import type { Vault } from "../runtime/ports.ts";
import { bindingOf, isGone, sealedEraser, sealFor } from "./record-secrets.ts";
import {
  IN_ITS_FILE,
  sealedAddressOf,
  type KnownReplaced,
  type ReplacedRecord,
  type TestRecord,
  type TestRecords,
} from "./records.ts";

/** Writes the record of a running test. Every change is on disk before the call returns. */
export type TestRecordWriter = {
  /** The record as this process knows it, with the full previous URL. */
  record(): TestRecord;
  /** Members given as undefined are removed. Writes nothing once the record was removed. */
  save(change: { readonly [M in keyof TestRecord]?: TestRecord[M] | undefined }): Result<
    null,
    StorageProblem
  >;
  remove(): Result<null, StorageProblem>;
};

/**
 * Creates the writer for one test; the first save writes its first record. The full previous URL goes into
 * the vault, or into its own file if the vault is not unlocked; the record holds it masked.
 */
export function openTestRecordWriter(
  records: TestRecords,
  vault: Vault,
  first: TestRecord,
): TestRecordWriter {
  let record = first;
  let isRemoved = false;
  const write = (next: TestRecord): Result<null, StorageProblem> => {
    const written = records.write({ ...next, ...maskedReplaced(next) });
    if (written.ok) record = next;
    return written;
  };
  // Stores the URL. Notes in the record that a file may exist before writing it, so that no file is left
  // behind unnoticed.
  const storeAddress = (address: string): Result<TestRecord, StorageProblem> => {
    if (vault.state() === "open") {
      const sealed = sealFor(vault, record, "callback address", redact(address, "callback address"));
      if (sealed.ok) return ok({ ...record, address: sealed.value });
    }
    const noted = write({ ...record, seq: record.seq + 1, address: IN_ITS_FILE });
    if (!noted.ok) return noted;
    const kept = records.writeAddress(record.test, address);
    return kept.ok ? ok(record) : kept;
  };
  return {
    record: () => record,
    save(change) {
      // A query that was under way must not bring it back.
      if (isRemoved) return ok(null);
      const before = change.borrowed?.before;
      const kept = before === undefined || record.address !== undefined ? ok(record) : storeAddress(before);
      if (!kept.ok) return kept;
      return write(present({ ...kept.value, ...change, seq: record.seq + 1 }));
    },
    remove() {
      const removed = records.remove(first.test, sealedEraser(vault));
      isRemoved ||= removed.ok;
      return removed;
    },
  };
}

function maskedReplaced({ borrowed }: TestRecord): Pick<TestRecord, "borrowed"> {
  if (borrowed?.before === undefined) return {};
  return { borrowed: { ...borrowed, before: maskAddress(borrowed.before) } };
}

/** Records that a query showed another party's change of what this test replaced. */
export function noteOthers(book: Pick<TestRecordWriter, "record" | "save">): void {
  const { borrowed } = book.record();
  if (borrowed !== undefined && borrowed.others !== true)
    book.save({ borrowed: { ...borrowed, others: true } });
}

/** What a test of any process replaced, with the full URL to restore. */
export function exactReplaced(
  vault: Vault,
  records: TestRecords,
  record: TestRecord,
): Result<ReplacedRecord | undefined, VaultProblem | StorageProblem> {
  const { borrowed, address } = record;
  // A record of version 0.1.0 holds the full URL itself.
  if (borrowed?.before === undefined || address === undefined) return ok(borrowed);
  const sealed = sealedAddressOf(record);
  if (sealed === undefined) {
    const read = records.readAddress(record);
    if (!read.ok) return read;
    if (read.value.kind === "address") return ok({ ...borrowed, before: read.value.address });
    return err({ kind: read.value.kind === "absent" ? "recordMissing" : "recordDamaged" });
  }
  const opened = vault.open(sealed, bindingOf(record, "callback address"));
  return opened.ok ? ok({ ...borrowed, before: opened.value.reveal() }) : opened;
}

/**
 * Like `exactReplaced`, also if the vault no longer has the previous URL, or can't decrypt it: whether ours is gone can
 * be checked without it.
 */
export function knownReplaced(
  vault: Vault,
  records: TestRecords,
  record: TestRecord,
): Result<KnownReplaced | undefined, VaultProblem | StorageProblem> {
  const exact = exactReplaced(vault, records, record);
  const isLost = !exact.ok && isGone(exact.problem);
  return isLost && record.borrowed !== undefined ? ok({ ...record.borrowed, isLost }) : exact;
}
