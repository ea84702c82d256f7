import { closeSync, constants, ftruncateSync, openSync } from "node:fs";
import { removeLeft } from "../storage/removal.ts";
import { systemErrorOf } from "../storage/system-error.ts";

const { O_WRONLY, O_NOFOLLOW, O_NONBLOCK } = constants as Readonly<Record<string, number>>;

/**
 * Deletes a file with a recovery key that unlocks nothing: it would mislead its finder. It is emptied first, for where it
 * can't be deleted, as on some shares, and for a temporary name that couldn't be deleted. False if the key is still in it.
 */
export function discardKey(path: string): boolean {
  const isEmptied = systemErrorOf(() => empty(path)) === undefined;
  return removeLeft(path) || isEmptied;
}

function empty(path: string): void {
  // Not what a link leads to. Windows has neither of the two flags.
  const handle = openSync(path, (O_WRONLY ?? 0) | (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0));
  try {
    ftruncateSync(handle);
  } finally {
    closeSync(handle);
  }
}
