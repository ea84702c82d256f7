import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { LogEvent } from "../../../shared/log/log-event.ts";
import { levelOf, logLine, type LogHead } from "../../../shared/log/log-line.ts";
import { isLogged, type LogLevel } from "../../../shared/settings/log-level.ts";
import { isoOf, type Clock } from "../../../shared/time.ts";
import type { Log } from "./log.ts";
import { appendRotating, type RotatingFile } from "./rotating-file.ts";

/** Where a log is, who writes it, and how much it holds. */
export type LogPlace = {
  /** Below the data folder, which the log never creates. */
  readonly file: RotatingFile;
  readonly clock: Pick<Clock, "now" | "monotonicMs">;
  readonly pid: number;
  /** Asked once, before anything is touched: false for a data folder where nothing may be opened. */
  readonly mayWrite: () => boolean;
  /** True for an event that fits the closed list. */
  readonly isEvent: (event: LogEvent) => boolean;
  /** The level of the settings; asked once, when the first events are written. */
  readonly readLevel: () => LogLevel;
};

/** The operational log of a data folder: five files of 1 MB. */
export function logFileIn(dataDir: string): RotatingFile {
  return { folder: join(dataDir, "log"), name: "switchover", maxBytes: 1024 * 1024, files: 5 };
}

/** Events that wait for a data folder that isn't there yet. */
const MOST_WAITING = 500;
/** After a write failed, the disk is left alone for so long. */
const PAUSE_MS = 30_000;

/** The log, and the one that Practice writes to: the same file, with its events marked, and no level of its own. */
export type OperationalLog = Log & { readonly practice: Log };

/** `isKept`: written at every level. */
type Waiting = { readonly head: LogHead; readonly event: LogEvent; readonly isKept: boolean };

function headOf({ clock, pid }: LogPlace, event: LogEvent, practice: boolean): LogHead {
  return { at: isoOf(clock.now()), level: levelOf(event), pid, ...(practice ? { practice: true } : {}) };
}

/** Tells the two events by which it is known how a window's program ended. They are kept at every level. */
function windowEnds(): (event: LogEvent) => boolean {
  let isWindow = false;
  return (event) => {
    if (event.event === "started") isWindow = event.host !== "terminal";
    return isWindow && (event.event === "started" || event.event === "stopped");
  };
}

/**
 * Opens the operational log. Events are written together at the end of a turn of the event loop, errors at once. By how a
 * window began and ended, the next one tells a crash: these are on disk once `write` returns.
 *
 * A full or read-only disk loses events and nothing else; how many is the first thing that is written afterwards.
 */
export function openOperationalLog(place: LogPlace): OperationalLog {
  const { file, clock } = place;
  let level: LogLevel | undefined;
  let isAllowed: boolean | undefined;
  let waiting: Waiting[] = [];
  let lost = 0;
  const isOfWindow = windowEnds();
  let turn: NodeJS.Immediate | undefined;
  let quietUntilMs = Number.NEGATIVE_INFINITY;

  const canWrite = (): boolean => (isAllowed ??= place.mayWrite()) && existsSync(dirname(file.folder));
  const writeAll = (): void => {
    if (waiting.length === 0 || clock.monotonicMs() < quietUntilMs || !canWrite()) return;
    const now = (level ??= place.readLevel());
    const due = waiting.filter(({ head, isKept }) => isKept || isLogged(head.level, now));
    waiting = [];
    if (due.length === 0) return;
    const gap: LogEvent = { event: "lost", events: Math.max(1, lost) };
    const told = lost === 0 ? [] : [{ head: headOf(place, gap, false), event: gap }];
    const text = [...told, ...due].map(({ head, event }) => `${logLine(head, event)}\n`).join("");
    try {
      // A full disk takes a part of what is written: what follows must not become a part of a broken line.
      appendRotating(file, text, clock.now(), { isCut: lost > 0, sync: due.some(({ isKept }) => isKept) });
      lost = 0;
    } catch {
      // The journal and the vault report a disk that takes nothing; a log has nobody to report to.
      lost += due.length;
      quietUntilMs = clock.monotonicMs() + PAUSE_MS;
    }
  };
  const flush = (): void => {
    clearImmediate(turn);
    turn = undefined;
    try {
      writeAll();
    } catch {
      lost += waiting.length;
      waiting = [];
    }
  };
  const add = (event: LogEvent, practice: boolean): void => {
    // What doesn't fit the closed list is left out, as if it had not happened.
    if (isAllowed === false || !place.isEvent(event)) return;
    const head = headOf(place, event, practice);
    const isKept = !practice && isOfWindow(event);
    if (!isKept && level !== undefined && !isLogged(head.level, level)) return;
    if (waiting.length === MOST_WAITING) {
      waiting.shift();
      lost += 1;
    }
    waiting.push({ head, event, isKept });
    if (head.level === "error" || isKept) flush();
    else turn ??= setImmediate(flush);
  };
  return {
    write: (event) => add(event, false),
    practice: { write: (event) => add(event, true), setLevel: () => undefined, flush },
    setLevel(chosen) {
      flush();
      level = chosen;
    },
    flush,
  };
}
