import { mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

const MEMORY = "/dev/shm";
const PREFIX = "switchover-tests-";
/** What all tests at once never come near to. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * Puts the temporary folders of this process and its children into memory, where there is plenty of it: a sync of the
 * disk, which every test of the journal waits for, then takes no time. A folder that `TMPDIR` names is left in use.
 *
 * @returns {() => void} removes what was left there
 */
export function keepTempInMemory() {
  if (process.env["TMPDIR"] !== undefined || !hasRoom()) return () => undefined;
  const folder = join(MEMORY, `${PREFIX}${process.pid}`);
  try {
    removeLeft();
    mkdirSync(folder, { mode: 0o700 });
  } catch {
    return () => undefined;
  }
  process.env["TMPDIR"] = folder;
  return () => {
    delete process.env["TMPDIR"];
    remove(folder);
  };
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES && process.availableMemory() >= 2 * ENOUGH_BYTES;
  } catch {
    return false;
  }
}

/** What a run that was killed left keeps its memory until someone removes it. */
function removeLeft() {
  for (const name of readdirSync(MEMORY)) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : Number.NaN;
    if (Number.isSafeInteger(pid) && pid > 0 && !isRunning(pid)) remove(join(MEMORY, name));
  }
}

/** What can't be removed now, because a program still writes there, is removed by the next run. */
function remove(/** @type {string} */ folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    return;
  }
}

function isRunning(/** @type {number} */ pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}
