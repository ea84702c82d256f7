import type { Redacted } from "../../../shared/redacted.ts";
import { type Result, err, ok } from "../../../shared/result.ts";
import type { VaultProblem } from "../runtime/ports.ts";
import type { Random } from "../runtime/random.ts";
import { ensurePrivateFolder } from "../storage/durable-file.ts";
import { catchVaultErrorsAsync } from "./vault-errors.ts";
import type { KeyFile } from "./key-file.ts";
import {
  type DataKey,
  folderProblem,
  judgeFolder,
  makeDataKey,
  openDataKey,
  rewrapDataKey,
} from "./key-ring.ts";
import type { KeySource } from "./passphrase-source.ts";
import type { Clock } from "../../../shared/time.ts";
import type { OpenKeys } from "./records.ts";

/** Access to a vault's keys, or the problem that they are not available. */
export type KeyAccess = {
  readonly clock: Clock;
  readonly random: Random;
  readonly unlocked: () => Result<OpenKeys, VaultProblem>;
  /** Like `unlocked`, after a check that the key file on disk still belongs to these keys. */
  readonly writable: () => Result<OpenKeys, VaultProblem>;
};

/** A vault folder and its key source. */
export type VaultPlace = { readonly folder: string; readonly source: KeySource; readonly random: Random };

export type UnlockedFolder = { readonly how: "opened" | "created"; readonly key: DataKey };

/**
 * Decrypts a folder's data key, or creates one in an empty folder. The caller overwrites the key when done.
 */
export async function unlockFolder(
  place: VaultPlace,
  given: Redacted<string>,
): Promise<Result<UnlockedFolder, VaultProblem>> {
  const { folder, source, random } = place;
  const onDisk = judgeFolder(folder, source);
  if (onDisk.kind === "absent") {
    ensurePrivateFolder(folder);
    const key = await makeDataKey(folder, source, given, random);
    // Another process created the vault first: that one counts.
    return key === undefined ? unlockFolder(place, given) : ok({ how: "created", key });
  }
  if (onDisk.kind !== "locked") return err(folderProblem(folder, onDisk.kind));
  const opened = await openDataKey(onDisk.keyFile, onDisk.wrap, source, given);
  if (!opened.ok) return opened;
  if (source.isWeak(onDisk.wrap)) await strengthen(place, onDisk.keyFile, { key: opened.value, given });
  return ok({ how: "opened", key: opened.value });
}

// Rewraps a key of an earlier version at the current cost.
//
// If that can't be written, the old wrap still works and the next unlock retries it. If another process
// changed the key file meanwhile, its change counts.
async function strengthen(
  { folder, source, random }: VaultPlace,
  keyFile: KeyFile,
  { key, given }: { readonly key: DataKey; readonly given: Redacted<string> },
): Promise<void> {
  await catchVaultErrorsAsync(async () =>
    ok(await rewrapDataKey(folder, source, { keyFile, key, given, random })),
  );
}

/** Makes `next` decrypt the folder's data key instead of `current`. No record changes. */
export async function rewrapFolder(
  place: VaultPlace,
  current: Redacted<string>,
  next: Redacted<string>,
): Promise<Result<null, VaultProblem>> {
  const { folder, source, random } = place;
  const onDisk = judgeFolder(folder, source);
  if (onDisk.kind === "absent") return err({ kind: "vaultAbsent" });
  if (onDisk.kind !== "locked") return err(folderProblem(folder, onDisk.kind));
  const opened = await openDataKey(onDisk.keyFile, onDisk.wrap, source, current);
  if (!opened.ok) return opened;
  const change = { keyFile: onDisk.keyFile, key: opened.value, given: next, random };
  const done = await rewrapDataKey(folder, source, change).finally(() => opened.value.dataKey.fill(0));
  // Another process changed the key file first, perhaps its passphrase: try again.
  if (done === "overtaken") return rewrapFolder(place, current, next);
  // The old wrap stays and works; the new one did not read back as written.
  return done === "replaced" ? ok(null) : err({ kind: "storageFailed", code: "EIO" });
}
