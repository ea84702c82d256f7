import type { SealedRef } from "../../../shared/ids.ts";
import { maskAddress } from "../../../shared/platform/callback-address.ts";
import { redact, type Redacted } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem, VaultProblem } from "../../../shared/rpc/problems.ts";
import type { SecretBinding, Vault } from "../runtime/ports.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { IN_ITS_FILE, type ReplacedRecord, type TestRecord, type TestRecords } from "./records.ts";

/** The record of a running test. Every change is durable before the answer. */
export type TestRecordWriter = {
  /** As this process knows it: what was borrowed with its whole address. */
  record(): TestRecord;
  /** Members given as undefined are taken out. */
  save(change: { readonly [M in keyof TestRecord]?: TestRecord[M] | undefined }): Result<
    null,
    StorageProblem
  >;
  remove(): Result<null, StorageProblem>;
};

/**
 * Gives the book of one test over its first record, which is written by the first save. The whole address of what
 * is borrowed goes into the vault, or into a file of its own where no vault is open; the record holds it masked.
 */
export function openTestRecordWriter(
  records: TestRecords,
  vault: Vault,
  first: TestRecord,
): TestRecordWriter {
  let record = first;
  const write = (next: TestRecord): Result<null, StorageProblem> => {
    const written = records.write({ ...next, ...maskedReplaced(next) });
    if (written.ok) record = next;
    return written;
  };
  // Where the address was put. That it may lie in a file is written before the file is, so that it is never left over.
  const keep = (address: string): Result<TestRecord, StorageProblem> => {
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
      const before = change.borrowed?.before;
      const kept = before === undefined || record.address !== undefined ? ok(record) : keep(before);
      if (!kept.ok) return kept;
      const merged = Object.entries({ ...kept.value, ...change, seq: record.seq + 1 });
      return write(Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as TestRecord);
    },
    remove: () => records.remove(first.test),
  };
}

function maskedReplaced({ borrowed }: TestRecord): Pick<TestRecord, "borrowed"> {
  if (borrowed?.before === undefined) return {};
  return { borrowed: { ...borrowed, before: maskAddress(borrowed.before) } };
}

/** What a test of any process borrowed, with the whole address that has to be given back. */
export function exactReplaced(
  vault: Vault,
  records: TestRecords,
  record: TestRecord,
): Result<ReplacedRecord | undefined, VaultProblem | StorageProblem> {
  const { borrowed, address } = record;
  // A record of version 0.1.0 holds the whole address itself.
  if (borrowed?.before === undefined || address === undefined) return ok(borrowed);
  if (address === IN_ITS_FILE) {
    const read = records.readAddress(record.test);
    if (!read.ok) return read;
    return read.value === undefined
      ? err({ kind: "recordMissing" })
      : ok({ ...borrowed, before: read.value });
  }
  const opened = vault.open(address, bindingOf(record, "callback address"));
  return opened.ok ? ok({ ...borrowed, before: opened.value.reveal() }) : opened;
}

type Sealed = "callback token" | "callback address" | "app secret";

/** Seals a secret for a test, so that another process can give its callback back. */
export function sealFor(
  vault: Vault,
  record: TestRecord,
  what: Sealed,
  value: Redacted<string>,
): Result<SealedRef, VaultProblem> {
  return vault.seal(bindingOf(record, what), value);
}

/** Opens what was sealed for a test; undefined where nothing was. */
export function openedFor(
  vault: Vault,
  record: TestRecord,
  what: "callback token" | "app secret",
): Result<Redacted<string> | undefined, VaultProblem> {
  const ref = what === "callback token" ? record.token : record.appSecret;
  return ref === undefined ? ok(undefined) : vault.open(ref, bindingOf(record, what));
}

/** The owner's token of what a record holds: as it was sealed, or read anew from the file that its person named. */
export function ownersToken(
  { vault, ports }: { readonly vault: Vault; readonly ports: Pick<HostPorts, "secrets"> },
  record: TestRecord,
): Result<Redacted<string> | undefined, VaultProblem> {
  const sealed = openedFor(vault, record, "callback token");
  const file = record.point?.tokenFile;
  if (file === undefined || (sealed.ok && sealed.value !== undefined)) return sealed;
  const read = ports.secrets.file(file);
  return read.ok ? ok(read.value) : sealed;
}

/** Erases what was sealed for a test, as far as the vault is open. */
export function eraseSealedFor(vault: Vault, { token, appSecret, address }: TestRecord): void {
  for (const ref of [token, appSecret, address === IN_ITS_FILE ? undefined : address])
    if (ref !== undefined) vault.erase(ref);
}

function bindingOf({ test, receiver, number }: TestRecord, what: Sealed): SecretBinding {
  return { workspace: receiver, number, purpose: `test ${test} ${what}`, schema: 1 };
}
