import type { Redacted } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { VaultProblem } from "../ports.ts";
import type { Random } from "../random.ts";
import { ensurePrivateFolder } from "../storage/durable-file.ts";
import {
  folderProblem,
  judgeFolder,
  makeDataKey,
  openDataKey,
  rewrapDataKey,
  type DataKey,
} from "./key-ring.ts";
import type { KeySource } from "./key-source.ts";

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
  if (onDisk.kind === "damaged" || onDisk.kind === "changed") return err(folderProblem(folder, onDisk.kind));
  if (onDisk.kind === "absent") {
    ensurePrivateFolder(folder);
    const key = await makeDataKey(folder, source, given, random);
    // Another process was faster: its vault is the one.
    return key === undefined ? unlockFolder(place, given) : ok({ how: "created", key });
  }
  const opened = await openDataKey(onDisk.keyFile, onDisk.wrap, source, given);
  return opened.ok ? ok({ how: "opened", key: opened.value }) : opened;
}

/** Lets `next` open the folder's data key instead of `current`. No record is touched. */
export async function rewrapFolder(
  { folder, source, random }: VaultPlace,
  current: Redacted<string>,
  next: Redacted<string>,
): Promise<Result<null, VaultProblem>> {
  const onDisk = judgeFolder(folder, source);
  if (onDisk.kind === "absent") return err({ kind: "vaultAbsent" });
  if (onDisk.kind !== "locked") return err(folderProblem(folder, onDisk.kind));
  const opened = await openDataKey(onDisk.keyFile, onDisk.wrap, source, current);
  if (!opened.ok) return opened;
  const change = { keyFile: onDisk.keyFile, key: opened.value, given: next, random };
  const done = await rewrapDataKey(folder, source, change);
  opened.value.dataKey.fill(0);
  return done ? ok(null) : err({ kind: "vaultDamaged" });
}
