import type { SealedRef } from "../../../shared/ids.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem, VaultProblem } from "../../../shared/rpc/problems.ts";
import type { SecretBinding, Vault } from "../runtime/ports.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { sealedAddressOf, type EraseSealed, type TestRecord } from "./records.ts";

/** What a person may give again when something is resumed. */
type Given = "callback token" | "app secret";
type Sealed = Given | "callback address";

/** Encrypts a secret for a test, so that another process can restore its callback URL. */
export function sealFor(
  vault: Vault,
  record: TestRecord,
  what: Sealed,
  value: Redacted<string>,
): Result<SealedRef, VaultProblem> {
  return vault.seal(bindingOf(record, what), value);
}

/** The change of a record that keeps a secret. */
export type Kept = Pick<Partial<TestRecord>, "token" | "appSecret" | "given">;

/**
 * Encrypts what was given for a record. The first value of its kind takes its place; a later one is kept
 * beside it and replaces nothing, because nobody has proven it. What is kept already is not encrypted again.
 */
export function keptBeside(
  vault: Vault,
  record: TestRecord,
  what: Given,
  value: Redacted<string>,
): Result<Kept, VaultProblem> {
  const known = openedFor(vault, record, what);
  if (known.ok && known.value.some((one) => isSameSecret(one, value))) return ok({});
  const sealed = sealFor(vault, record, what, value);
  if (!sealed.ok) return sealed;
  const ref = sealed.value;
  const { token, appSecret, given = { tokens: [], appSecrets: [] } } = record;
  if (what === "callback token") {
    const beside = { given: { ...given, tokens: [...given.tokens, ref] } };
    return ok(token === undefined ? { token: ref } : beside);
  }
  const beside = { given: { ...given, appSecrets: [...given.appSecrets, ref] } };
  return ok(appSecret === undefined ? { appSecret: ref } : beside);
}

/**
 * Decrypts what was encrypted for a test: the first value, then later ones, newest first. A value that is
 * gone or corrupted counts as never stored: whoever has it can give it again. Problem: none can be decrypted now.
 */
export function openedFor(
  vault: Vault,
  record: TestRecord,
  what: Given,
): Result<readonly Redacted<string>[], VaultProblem> {
  const { token, appSecret, given } = record;
  const [first, later] = what === "callback token" ? [token, given?.tokens] : [appSecret, given?.appSecrets];
  const values: Redacted<string>[] = [];
  let failed: Extract<ReturnType<Vault["open"]>, { ok: false }> | undefined;
  for (const ref of [first, ...(later ?? []).toReversed()]) {
    if (ref === undefined) continue;
    const opened = vault.open(ref, bindingOf(record, what));
    if (opened.ok) values.push(opened.value);
    else if (!isGone(opened.problem)) failed ??= opened;
  }
  return values.length === 0 && failed !== undefined ? failed : ok(values);
}

/**
 * The verify tokens that are known for a record's callback URL, in the order in which they are tried: the
 * encrypted ones, then those read again from the files that the user named.
 */
export function ownersTokens(
  { vault, ports }: { readonly vault: Vault; readonly ports: Pick<HostPorts, "secrets"> },
  record: TestRecord,
): Result<readonly Redacted<string>[], VaultProblem> {
  const sealed = openedFor(vault, record, "callback token");
  const { tokenFile, otherTokenFiles = [] } = record.point ?? {};
  const files = tokenFile === undefined ? [] : [tokenFile, ...otherTokenFiles.toReversed()];
  const read = files.map((file) => ports.secrets.file(file)).flatMap((one) => (one.ok ? [one.value] : []));
  if (!sealed.ok) return read.length === 0 ? sealed : ok(distinct(read));
  return ok(distinct([...sealed.value, ...read]));
}

/** Each secret once, in the same order. */
export function distinct(secrets: readonly Redacted<string>[]): readonly Redacted<string>[] {
  return secrets.filter((one, at) => secrets.findIndex((other) => isSameSecret(one, other)) === at);
}

function isSameSecret(one: Redacted<string>, other: Redacted<string>): boolean {
  return one.reveal() === other.reveal();
}

/** Erases what was encrypted for a test; false while the vault is locked or cannot be written. */
export function sealedEraser(vault: Vault): EraseSealed {
  return (record) =>
    sealedRefsOf(record).every((ref) => {
      const erased = vault.erase(ref);
      return erased.ok || isGone(erased.problem);
    });
}

/** Whether nothing can ever be decrypted again, whatever is done. */
export function isGone({ kind }: VaultProblem | StorageProblem): boolean {
  return kind === "recordMissing" || kind === "recordDamaged";
}

/** Everything that a record refers to in the vault. */
export function sealedRefsOf({ token, appSecret, given, ...record }: TestRecord): readonly SealedRef[] {
  const own = [token, appSecret, sealedAddressOf(record)];
  return [...own, ...(given?.tokens ?? []), ...(given?.appSecrets ?? [])].filter((ref) => ref !== undefined);
}

/** Identifies an encrypted value of a test to the vault. */
export function bindingOf({ test, receiver, number }: TestRecord, what: Sealed): SecretBinding {
  return { workspace: receiver, number, purpose: `test ${test} ${what}`, schema: 1 };
}
