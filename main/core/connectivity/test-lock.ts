import { ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { notMoved } from "../storage/moved-folder.ts";
import { catchStorageErrors } from "../storage/problems.ts";
import { lockNamed, type RunLock } from "../storage/run-lock.ts";

const LOCK_WAIT_MS = 200;

/** The name of the lock that lets only one process at a time test a number. */
export function lockName(phoneNumberId: string): string {
  return `webhooks-test-${phoneNumberId}`;
}

/**
 * Takes the lock without which no callback URL of the number is replaced or restored; undefined if another holder keeps it.
 * A folder that is marked as moved gives none: the copy answers for what was replaced. The mark is read under the lock,
 * because who marks the folder then searches for locks that are held.
 */
export function lockForTest(
  dataDir: string,
  phoneNumberId: string,
  waitMs = LOCK_WAIT_MS,
): Result<RunLock | undefined, StorageProblem> {
  const locked = catchStorageErrors(() => ok(lockNamed(dataDir, lockName(phoneNumberId), waitMs)));
  if (!locked.ok || locked.value === undefined) return locked;
  const lock = locked.value;
  const here = notMoved(dataDir);
  if (here.ok) return ok(lock);
  lock.release();
  return here;
}
