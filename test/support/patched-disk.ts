import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { onTestFinished } from "vitest";

const REAL = { ...fs };
type Calls = Partial<
  Pick<typeof fs, "linkSync" | "openSync" | "renameSync" | "ftruncateSync" | "unlinkSync">
>;

/** Replaces these calls to the disk until the test has ended or the next ones are given, and no others. */
export function patchedDisk(calls: Calls): void {
  const { linkSync, openSync, renameSync, ftruncateSync, unlinkSync } = REAL;
  const put = (now: Calls): void => {
    Object.assign(fs, { linkSync, openSync, renameSync, ftruncateSync, unlinkSync }, now);
    syncBuiltinESMExports();
  };
  put(calls);
  onTestFinished(() => put({}));
}

/** The error of a disk that refuses a call with this code. */
export function refusedBy(code: string): Error {
  return Object.assign(new Error(code), { code });
}

/** A disk that never confirms the names in a vault's folder once its key file was moved to its place. */
export function unconfirmedKeyFile(): Calls {
  let isMoved = false;
  return {
    renameSync: (from, to) => {
      REAL.renameSync(from, to);
      isMoved ||= String(to).endsWith("key.json");
    },
    openSync: (path, ...how) => {
      if (isMoved && String(path).endsWith("vault")) throw refusedBy("EIO");
      return REAL.openSync(path, ...how);
    },
  };
}
