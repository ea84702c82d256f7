import { readFileSync } from "node:fs";
import { uptime } from "node:os";
import { errorCode } from "../storage/system-error.ts";

/*
 * When a process started, in milliseconds since this computer did: a time that no change of a clock moves. Of other
 * processes only Linux tells it as a file.
 */

/** The kernel's unit for all programs, whatever its own. */
const TICK_MS = 10;
const START_AFTER_NAME = 19;

/** When this process started. */
export function ownStartMs(): number {
  return startMsOf(process.pid) ?? Math.max(0, Math.round((uptime() - process.uptime()) * 1000));
}

/**
 * True if the process that has an ID now is certainly not the one that started at `startMs`: it started at another time,
 * or the computer has not been on for so long.
 */
export function isAnotherProcess(pid: number, startMs: number): boolean {
  const foundMs = startMsOf(pid);
  return foundMs === undefined ? uptime() * 1000 < startMs : foundMs !== startMs;
}

/** When a process started; undefined where the system tells it of no other process. */
export function startMsOf(pid: number): number | undefined {
  if (process.platform !== "linux") return undefined;
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The name before it can hold spaces and brackets of its own.
    const ticks = Number(text.slice(text.lastIndexOf(")") + 2).split(" ")[START_AFTER_NAME]);
    return Number.isSafeInteger(ticks) && ticks >= 0 ? ticks * TICK_MS : undefined;
  } catch (cause) {
    if (errorCode(cause) === "") throw cause;
    return undefined;
  }
}
