import type { Clock } from "../../../shared/time.ts";
import { type Every, everyUnheld } from "../runtime/every.ts";
import { type Result, err, ok } from "../../../shared/result.ts";
import { PART_CLOSED } from "../storage/closed-part.ts";
import type { VaultProblem } from "../runtime/ports.ts";
import { keyFilePath, readKeyFile } from "./key-file.ts";
import { type DataKey, folderProblem, judgeFolder } from "./key-ring.ts";
import type { KeySource } from "./passphrase-source.ts";
import { type OpenKeys, forgetKeys, keysFrom } from "./records.ts";

/** The keys of one vault folder while it is unlocked. */
export type UnlockedKeys = {
  readonly areHeld: () => boolean;
  /** Unlocks with this data key, and overwrites the given bytes. Throws ECANCELED once it is closed. */
  readonly adopt: (key: DataKey) => void;
  readonly lock: () => void;
  /** Locks for good: a key that is still being derived isn't adopted any more. */
  readonly close: () => void;
  readonly unlocked: () => Result<OpenKeys, VaultProblem>;
  /** Like `unlocked`, after a check that the key file on disk still belongs to these keys. */
  readonly writable: () => Result<OpenKeys, VaultProblem>;
};

/** Starts without keys. */
export function unlockedKeys(folder: string, keySource: KeySource): UnlockedKeys {
  let keys: OpenKeys | undefined;
  let isClosed = false;
  const lock = (): void => {
    if (keys !== undefined) forgetKeys(keys);
    keys = undefined;
  };
  const unlocked = (): Result<OpenKeys, VaultProblem> => {
    if (keys !== undefined) return ok(keys);
    const onDisk = judgeFolder(folder, keySource);
    if (onDisk.kind === "absent") return err({ kind: "vaultAbsent" });
    return err(onDisk.kind === "locked" ? { kind: "vaultLocked" } : folderProblem(folder, onDisk.kind));
  };
  return {
    areHeld: () => keys !== undefined,
    adopt(key) {
      lock();
      if (!isClosed) keys = keysFrom(key.dataKey, key.vaultId, folder);
      key.dataKey.fill(0);
      if (isClosed) throw Object.assign(new Error("the vault is closed"), { code: PART_CLOSED.code });
    },
    lock,
    close() {
      isClosed = true;
      lock();
    },
    unlocked,
    // A record encrypted under a key that is no longer on disk could never be decrypted.
    writable() {
      const open = unlocked();
      if (!open.ok) return open;
      const read = readKeyFile(keyFilePath(folder));
      if (!read.ok) return err(folderProblem(folder, read.problem.kind));
      return read.value.vaultId === open.value.vaultId ? open : err({ kind: "vaultChanged" });
    },
  };
}

/** Blocks automatic unlock after a manual or idle lock. */
export type ManualLock = {
  begin(): void;
  end(): void;
  isOn(): boolean;
  /** How often it began, so that a waiting caller can detect another lock meanwhile. */
  times(): number;
};

/** Starts unblocked, so that a program start unlocks a remembered vault. */
export function manualLock(): ManualLock {
  let on = false;
  let times = 0;
  return {
    begin() {
      on = true;
      times += 1;
    },
    end() {
      on = false;
    },
    isOn: () => on,
    times: () => times,
  };
}

const CHECK_EVERY_MS = 15_000;
const MINUTE_MS = 60_000;

export type AutoLock = {
  /** A person is active: the idle time restarts. */
  touch(): void;
  stop(): void;
};

type AutoLockPorts = {
  readonly clock: Clock;
  /** Minutes of idle time before the lock; 0 means never. Read each time, since it can change. */
  readonly minutes: () => number;
  /** True while work is in progress, which counts as activity. */
  readonly isBusy: () => boolean;
  readonly isOpen: () => boolean;
  readonly lock: () => void;
  readonly every?: Every;
};

/**
 * Locks a vault after an idle time. The time is measured on both clocks and the longer one counts: many
 * monotonic clocks stop while a machine sleeps.
 */
export function autoLock({
  clock,
  minutes,
  isBusy,
  isOpen,
  lock,
  every = everyUnheld,
}: AutoLockPorts): AutoLock {
  let wall = clock.now();
  let monotonic = clock.monotonicMs();
  const touch = (): void => {
    wall = clock.now();
    monotonic = clock.monotonicMs();
  };
  const stop = every(CHECK_EVERY_MS, () => {
    if (!isOpen()) return;
    if (isBusy()) return touch();
    const limit = minutes();
    const idleMs = Math.max(clock.now() - wall, clock.monotonicMs() - monotonic);
    if (limit > 0 && idleMs >= limit * MINUTE_MS) lock();
  });
  return { touch, stop };
}
