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

/** How the parts of a vault get at its keys, and the problem where they cannot. */
export type KeyAccess = {
  readonly clock: Clock;
  readonly random: Random;
  readonly unlocked: () => Result<OpenKeys, VaultProblem>;
  /** The same, once it is sure that the key file on disk still belongs to these keys. */
  readonly writable: () => Result<OpenKeys, VaultProblem>;
};

/** A vault folder and what opens it. */
export type VaultPlace = { readonly folder: string; readonly source: KeySource; readonly random: Random };

export type UnlockedFolder = { readonly how: "opened" | "created"; readonly key: DataKey };

/** Opens a folder's data key, or makes one where there is nothing yet. The caller overwrites the key when done. */
export async function unlockFolder(
  place: VaultPlace,
  given: Redacted<string>,
): Promise<Result<UnlockedFolder, VaultProblem>> {
  const { folder, source, random } = place;
  const onDisk = judgeFolder(folder, source);
  if (onDisk.kind === "absent") {
    ensurePrivateFolder(folder);
    const key = await makeDataKey(folder, source, given, random);
    // Another process was faster: its vault is the one.
    return key === undefined ? unlockFolder(place, given) : ok({ how: "created", key });
  }
  if (onDisk.kind !== "locked") return err(folderProblem(folder, onDisk.kind));
  const opened = await openDataKey(onDisk.keyFile, onDisk.wrap, source, given);
  if (!opened.ok) return opened;
  if (source.isWeak(onDisk.wrap)) await strengthen(place, onDisk.keyFile, { key: opened.value, given });
  return ok({ how: "opened", key: opened.value });
}

// A vault of an earlier version gets today's cost. Where that cannot be written, the old wrap still opens, and the next
// unlock tries again; where another process has changed the key file meanwhile, its change counts.
async function strengthen(
  { folder, source, random }: VaultPlace,
  keyFile: KeyFile,
  { key, given }: { readonly key: DataKey; readonly given: Redacted<string> },
): Promise<void> {
  await catchVaultErrorsAsync(async () =>
    ok(await rewrapDataKey(folder, source, { keyFile, key, given, random })),
  );
}

/** Lets `next` open the folder's data key instead of `current`. No record is touched. */
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
  const done = await rewrapDataKey(folder, source, change);
  opened.value.dataKey.fill(0);
  // Begun anew where another process was faster: what that wrote may have another passphrase.
  if (done === "overtaken") return rewrapFolder(place, current, next);
  // The old wrap is in its place and opens; what was to replace it did not come back from the disk as it was written.
  return done === "replaced" ? ok(null) : err({ kind: "storageFailed", code: "EIO" });
}
