import type { SealedRef } from "../../../../shared/ids.ts";
import type { Redacted } from "../../../../shared/redacted.ts";
import { ok, type Result } from "../../../../shared/result.ts";
import type { StorageProblem, VaultProblem } from "../../../../shared/rpc/problems.ts";
import type { SecretBinding, Vault } from "../../ports.ts";
import type { TestRecord, TestRecords } from "./records.ts";

/** The record of a running test. Every change is durable before the answer. */
export type Book = {
  record(): TestRecord;
  /** Members given as undefined are taken out. */
  save(change: { readonly [M in keyof TestRecord]?: TestRecord[M] | undefined }): Result<
    null,
    StorageProblem
  >;
  remove(): Result<null, StorageProblem>;
};

/** Gives the book of one test over its first record, which is written by the first save. */
export function openBook(records: TestRecords, first: TestRecord): Book {
  let record = first;
  return {
    record: () => record,
    save(change) {
      const merged = Object.entries({ ...record, ...change, seq: record.seq + 1 });
      const next = Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as TestRecord;
      const written = records.write(next);
      if (written.ok) record = next;
      return written;
    },
    remove: () => records.remove(first.test),
  };
}

type Sealed = "callback token" | "app secret";

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
  what: Sealed,
): Result<Redacted<string> | undefined, VaultProblem> {
  const ref = what === "callback token" ? record.token : record.appSecret;
  return ref === undefined ? ok(undefined) : vault.open(ref, bindingOf(record, what));
}

/** Erases what was sealed for a test, as far as the vault is open. */
export function eraseSealedFor(vault: Vault, { token, appSecret }: TestRecord): void {
  for (const ref of [token, appSecret]) if (ref !== undefined) vault.erase(ref);
}

function bindingOf({ test, receiver, number }: TestRecord, what: Sealed): SecretBinding {
  return { workspace: receiver, number, purpose: `test ${test} ${what}`, schema: 1 };
}
