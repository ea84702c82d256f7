import type { Clock } from "../../../shared/time.ts";
import { type Every, everyUnheld } from "../runtime/every.ts";
import { type Result, err, ok } from "../../../shared/result.ts";
import type { VaultProblem } from "../runtime/ports.ts";
import { keyFilePath, readKeyFile } from "./key-file.ts";
import { type DataKey, folderProblem, judgeFolder } from "./key-ring.ts";
import type { KeySource } from "./passphrase-source.ts";
import { type OpenKeys, forgetKeys, keysFrom } from "./records.ts";

/** The keys of one vault folder while it is open. */
export type UnlockedKeys = {
  readonly areHeld: () => boolean;
  /** Opens with this data key, whose bytes are overwritten. */
  readonly adopt: (key: DataKey) => void;
  readonly lock: () => void;
  readonly unlocked: () => Result<OpenKeys, VaultProblem>;
  /** The same, once it is sure that the key file on disk still belongs to these keys. */
  readonly writable: () => Result<OpenKeys, VaultProblem>;
};

/** Holds no keys yet. */
export function unlockedKeys(folder: string, keySource: KeySource): UnlockedKeys {
  let keys: OpenKeys | undefined;
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
      keys = keysFrom(key.dataKey, key.vaultId, folder);
      key.dataKey.fill(0);
    },
    lock,
    unlocked,
    // A record sealed under a key that is no longer on disk could never be opened again.
    writable() {
      const open = unlocked();
      if (!open.ok) return open;
      const read = readKeyFile(keyFilePath(folder));
      if (!read.ok) return err(folderProblem(folder, read.problem.kind));
      return read.value.vaultId === open.value.vaultId ? open : err({ kind: "vaultChanged" });
    },
  };
}

/** Whether a vault is to stay shut until a person opens it: it was locked here, by hand or after an idle time. */
export type ManualLock = {
  begin(): void;
  end(): void;
  isOn(): boolean;
  /** How often it began, for callers that wait for something, to tell whether it began again meanwhile. */
  times(): number;
};

/** Nobody has locked anything yet: a start of the program opens what it was told to remember. */
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

const LOOK_EVERY_MS = 15_000;
const MINUTE_MS = 60_000;

export type AutoLock = {
  /** A person is there: the time begins anew. */
  touch(): void;
  stop(): void;
};

type Given = {
  readonly clock: Clock;
  /** Minutes without a touch after which to lock; 0 is never. Asked each time, since it can be changed. */
  readonly minutes: () => number;
  /** Nothing is locked away from under work that goes on; it counts as a touch. */
  readonly isBusy: () => boolean;
  readonly isOpen: () => boolean;
  readonly lock: () => void;
  readonly every?: Every;
};

/**
 * Locks a vault after a time in which nobody called. The time is measured on both clocks, and the longer one counts:
 * many monotonic clocks stand still while a machine sleeps.
 */
export function autoLock({ clock, minutes, isBusy, isOpen, lock, every = everyUnheld }: Given): AutoLock {
  let wall = clock.now();
  let monotonic = clock.monotonicMs();
  const touch = (): void => {
    wall = clock.now();
    monotonic = clock.monotonicMs();
  };
  const stop = every(LOOK_EVERY_MS, () => {
    if (!isOpen()) return;
    if (isBusy()) return touch();
    const limit = minutes();
    const idleMs = Math.max(clock.now() - wall, clock.monotonicMs() - monotonic);
    if (limit > 0 && idleMs >= limit * MINUTE_MS) lock();
  });
  return { touch, stop };
}
