import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const heartbeatMs = 2_000;
const silenceMs = 60_000;
const pollMs = 100;

/**
 * Runs `work` while no other process holds the lock folder `path`; waits for its turn.
 *
 * The lock of a holder that died, or has not updated it for a minute, is taken. `whenWaiting` is called once
 * if it has to wait.
 *
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} work
 * @param {() => void} [whenWaiting]
 * @returns {Promise<T>}
 */
export async function withLock(path, work, whenWaiting) {
  mkdirSync(dirname(path), { recursive: true });
  let told = false;
  while (!tryToTake(path)) {
    if (breakIfAbandoned(path)) continue;
    if (!told) whenWaiting?.();
    told = true;
    await sleep(pollMs);
  }
  const heartbeat = setInterval(() => touch(path), heartbeatMs);
  heartbeat.unref();
  const release = () => rmSync(path, { recursive: true, force: true });
  process.once("exit", release);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.off("exit", release);
    release();
  }
}

/** @param {string} path */
function tryToTake(path) {
  try {
    mkdirSync(path);
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
  writeFileSync(join(path, "holder"), `${process.pid} ${hostname()}`);
  return true;
}

/**
 * Two waiting processes may both see the same dead holder. Only one at a time may look and remove, or the
 * slower one would remove the lock that the faster one has just taken.
 *
 * @param {string} path
 */
function breakIfAbandoned(path) {
  const breaker = `${path}.break`;
  if (!isAbandoned(path)) return false;
  try {
    mkdirSync(breaker);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    if (isSilent(breaker)) rmSync(breaker, { recursive: true, force: true });
    return false;
  }
  try {
    if (isAbandoned(path)) rmSync(path, { recursive: true, force: true });
  } finally {
    rmSync(breaker, { recursive: true, force: true });
  }
  return true;
}

/** @param {string} path */
function isAbandoned(path) {
  if (isSilent(path)) return true;
  try {
    const [pid, host] = readFileSync(join(path, "holder"), "utf8").split(" ");
    return host === hostname() && !isAlive(Number(pid));
  } catch {
    // The holder is between making the folder and writing its name, or has just let go.
    return false;
  }
}

/** @param {string} path */
function isSilent(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs > silenceMs;
}

/** @param {number} pid */
function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/** @param {string} path */
function touch(path) {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // A user removed the folder; the work continues, and its result is moved into place as a whole.
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
