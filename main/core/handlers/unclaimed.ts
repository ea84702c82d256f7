import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SealedRef } from "../../../shared/ids.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem, VaultProblem } from "../../../shared/rpc/problems.ts";
import type { DataFolder } from "../data-folder/data-folder.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { catchStorageErrors } from "../storage/problems.ts";
import { testsFolder } from "../connectivity/records.ts";
import { STORE_KEY_BINDING } from "../webhooks/store/sealing.ts";

/**
 * Encrypted values without a reference, the number of values that are corrupted, and of runs that could not be
 * searched because their journals are.
 */
export type Unclaimed = {
  readonly sealed: readonly { readonly ref: SealedRef; readonly storedAt: string }[];
  readonly damaged: number;
  readonly unreadRuns: number;
};

/**
 * Finds encrypted values that neither a run nor a connectivity test refers to: a program killed between
 * encrypting a value and writing the first row that names it leaves them. They are reported and never
 * deleted.
 */
export function unclaimedIn(
  ports: Pick<HostPorts, "dataDir">,
  folder: DataFolder,
): Result<Unclaimed, StorageProblem | VaultProblem> {
  // Listed before the journals are read: a run that starts meanwhile names its values in time.
  const sealed = folder.vault.unlabelled([STORE_KEY_BINDING]);
  if (!sealed.ok) return sealed;
  const damaged = folder.vault.damaged();
  if (!damaged.ok) return damaged;
  const left = new Map(sealed.value.map((record) => [record.ref, record]));
  // A value counts as claimed if its reference occurs anywhere, also in members of later versions.
  const claim = (claimant: unknown): void => {
    const text = JSON.stringify(claimant);
    for (const ref of left.keys()) if (text.includes(ref)) left.delete(ref);
  };
  const tests = catchStorageErrors(() => ok(textsIn(testsFolder(ports.dataDir))));
  if (!tests.ok) return tests;
  for (const text of tests.value) claim(text);
  const unreadRuns = claimByRuns(folder, claim);
  if (!unreadRuns.ok) return unreadRuns;
  return ok({ sealed: [...left.values()], damaged: damaged.value.length, unreadRuns: unreadRuns.value });
}

// Raw texts: an unreadable record still claims what it names.
function textsIn(folder: string): readonly string[] {
  return existsSync(folder)
    ? readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"))
    : [];
}

/** Lets each run claim what its journal names; returns how many journals cannot be read in full. */
function claimByRuns(folder: DataFolder, claim: (claimant: unknown) => void): Result<number, StorageProblem> {
  if (!folder.exists()) return ok(0);
  const storage = folder.storage();
  if (!storage.ok) return storage;
  const runs = storage.value.runs();
  if (!runs.ok) return runs;
  let unread = 0;
  for (const { run } of runs.value) {
    const journal = storage.value.read(run);
    for (const { entry } of journal.ok ? journal.value.rows : []) claim(entry);
    if (!journal.ok || journal.value.damaged.length > 0) unread += 1;
  }
  return ok(unread);
}
