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

/** Sealed values that nothing refers to, and how many runs could not be asked because their journals are damaged. */
export type Unclaimed = {
  readonly sealed: readonly { readonly ref: SealedRef; readonly storedAt: string }[];
  readonly unreadRuns: number;
};

/**
 * Finds sealed values that neither a run nor a connectivity test refers to: a program that is killed between sealing
 * and the first row that names what was sealed leaves them behind. They are told and never deleted.
 */
export function unclaimedIn(
  ports: Pick<HostPorts, "dataDir">,
  folder: DataFolder,
): Result<Unclaimed, StorageProblem | VaultProblem> {
  // Listed before the journals are read: a run that begins meanwhile names its own in time.
  const sealed = folder.vault.unlabelled([STORE_KEY_BINDING]);
  if (!sealed.ok) return sealed;
  const left = new Map(sealed.value.map((record) => [record.ref, record]));
  // Wherever a reference stands, and whatever a later version may call the place, what names it claims it.
  const claim = (claimant: unknown): void => {
    const text = JSON.stringify(claimant);
    for (const ref of left.keys()) if (text.includes(ref)) left.delete(ref);
  };
  const tests = catchStorageErrors(() => ok(textsIn(testsFolder(ports.dataDir))));
  if (!tests.ok) return tests;
  for (const text of tests.value) claim(text);
  const unreadRuns = claimByRuns(folder, claim);
  return unreadRuns.ok ? ok({ sealed: [...left.values()], unreadRuns: unreadRuns.value }) : unreadRuns;
}

// As they lie there: a record that cannot be read any more claims what it names all the same.
function textsIn(folder: string): readonly string[] {
  return existsSync(folder)
    ? readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"))
    : [];
}

/** Lets each run claim what its journal names; gives how many have journals that cannot be read in full. */
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
