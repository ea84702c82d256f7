import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  closeSync,
  fsyncSync,
  openSync,
  realpathSync,
  statSync,
  writeSync,
} from "node:fs";
import { moveIntoPlace } from "./durable-file.ts";
import { errorCode, systemErrorOf } from "./system-error.ts";
import { removeLeft } from "./removal.ts";

/** A new version of a file, written beside it. */
export type Rewrite = {
  write(bytes: Uint8Array): void;
  /** Puts the new version in the file's place, durably and with its mode. */
  replace(): void;
  /** Removes the new version; after `replace` it does nothing. */
  discard(): void;
};

const begun = new Set<Rewrite>();

/** Removes every new version that isn't in its place yet, before a signal ends the process. */
export function discardRewrites(): void {
  for (const rewrite of begun) rewrite.discard();
}

/** Begins a new version of a file; a link stays, and the file behind it is replaced. Throws file system errors. */
export function beginRewrite(path: string): Rewrite {
  const target = realpathSync(path);
  const temporary = `${target}.${randomBytes(6).toString("hex")}.tmp`;
  const handle = openSync(temporary, "wx", 0o600);
  let isOpen = true;
  const close = (): void => {
    if (!isOpen) return;
    // Closed whatever that answers: a share tells of a full disk only then.
    isOpen = false;
    closeSync(handle);
  };
  const rewrite: Rewrite = {
    write(bytes) {
      for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written);
    },
    replace() {
      fsyncSync(handle);
      close();
      const { mode, uid, gid } = statSync(target);
      keepOwner(temporary, uid, gid);
      chmodSync(temporary, mode & 0o7777);
      moveIntoPlace(temporary, target);
      begun.delete(rewrite);
    },
    discard() {
      systemErrorOf(close);
      removeLeft(temporary);
      begun.delete(rewrite);
    },
  };
  begun.add(rewrite);
  return rewrite;
}

/** Only an administrator can give a file to somebody else. */
function keepOwner(path: string, uid: number, gid: number): void {
  try {
    chownSync(path, uid, gid);
  } catch (cause) {
    if (errorCode(cause) === "") throw cause;
  }
}
