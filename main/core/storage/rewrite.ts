import { randomBytes } from "node:crypto";
import {
  chmodSync,
  closeSync,
  fsyncSync,
  openSync,
  realpathSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { moveIntoPlace } from "./durable-file.ts";

/** A new version of a file, written beside it. */
export type Rewrite = {
  write(bytes: Uint8Array): void;
  /** Puts the new version in the file's place, durably and with its mode. */
  replace(): void;
  /** Removes the new version; after `replace` it does nothing. */
  discard(): void;
};

/** Begins a new version of a file; a link stays, and the file behind it is replaced. Throws file system errors. */
export function beginRewrite(path: string): Rewrite {
  const target = realpathSync(path);
  const temporary = `${target}.${randomBytes(6).toString("hex")}.tmp`;
  const handle = openSync(temporary, "wx", 0o600);
  let isOpen = true;
  const close = (): void => {
    if (isOpen) closeSync(handle);
    isOpen = false;
  };
  return {
    write(bytes) {
      for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written);
    },
    replace() {
      fsyncSync(handle);
      close();
      chmodSync(temporary, statSync(target).mode & 0o7777);
      moveIntoPlace(temporary, target);
    },
    discard() {
      close();
      rmSync(temporary, { force: true });
    },
  };
}
