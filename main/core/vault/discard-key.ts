import { truncateSync } from "node:fs";
import { catchStorageErrors } from "../storage/problems.ts";
import { removeLeft } from "../storage/removal.ts";
import { ok } from "../../../shared/result.ts";

/**
 * Deletes a file with a recovery key that unlocks nothing: it would mislead its finder. Where it can't be deleted, as on some
 * shares, it is emptied. False if the key is still in it.
 */
export function discardKey(path: string): boolean {
  return (
    removeLeft(path) ||
    catchStorageErrors(() => {
      truncateSync(path);
      return ok(null);
    }).ok
  );
}
