import type { LogEvent } from "../log/log-event.ts";
import type { LogHead } from "../log/log-line.ts";
import type { PAGE_ENDS } from "../page-ends.ts";

/** A line of the log; of most of them, only that their process lived then matters. */
export type EndLine = Pick<LogHead, "at" | "pid" | "practice"> & (LogEvent | { readonly event: "other" });
type PageEnd = (typeof PAGE_ENDS)[number];

/** What went wrong in one process of a window, as its log tells. */
export type UnexpectedEnd = {
  /** The same for the same process whenever it is told. */
  readonly id: string;
  /** Its last line: it ended then or later. */
  readonly lastAt: string;
  readonly version?: string;
  /** It ended without closing: a crash, a kill or a power failure. */
  readonly abrupt: boolean;
  /** References of internal errors. */
  readonly errors: string[];
  /** Why its pages ended, if they should not have. */
  readonly pages: PageEnd[];
};

type Process = {
  readonly pid: number;
  readonly startedAt: string;
  readonly host?: "desktop" | "browser" | "terminal";
  readonly version?: string;
  readonly sinceBootMs?: number | undefined;
  lastAt: string;
  hasStopped: boolean;
  /** Another process has its ID by now. */
  isOver: boolean;
  readonly errors: string[];
  readonly pages: PageEnd[];
};

/** More of one process says no more. */
const MOST_OF_A_KIND = 10;

/**
 * The processes of a window that had an internal error, lost a page or ended without closing, newest first. `lines` are
 * those of the log, oldest first. One that still runs has not ended; of our own, only pages that ended count: its errors
 * are shown when they happen. Commands of the terminal show theirs.
 */
export function unexpectedEnds(
  lines: readonly EndLine[],
  {
    own,
    isRunning,
  }: {
    readonly own: number;
    /** `sinceBootMs`: when it started, as the log has it. */
    readonly isRunning: (pid: number, sinceBootMs: number | undefined) => boolean;
  },
): readonly UnexpectedEnd[] {
  return processesIn(lines)
    .filter(({ host }) => host !== "terminal")
    .flatMap((process): readonly UnexpectedEnd[] => {
      const isOwn = process.pid === own && !process.isOver;
      const hasEnded = process.isOver || (!isOwn && !isRunning(process.pid, process.sinceBootMs));
      // Without its start, which the log no longer has or never had, nothing is known of how it ended.
      const abrupt = hasEnded && process.host !== undefined && !process.hasStopped;
      const errors = isOwn ? [] : process.errors;
      if (!abrupt && errors.length === 0 && process.pages.length === 0) return [];
      return [
        {
          id: `end-${process.startedAt}-${process.pid}-${errors.length}-${process.pages.length}`,
          lastAt: process.lastAt,
          ...(process.version === undefined ? {} : { version: process.version }),
          abrupt,
          errors: errors.slice(-MOST_OF_A_KIND),
          pages: process.pages.slice(-MOST_OF_A_KIND),
        },
      ];
    })
    .toReversed();
}

/** A process ID is used again: a new start is another process. */
function processesIn(lines: readonly EndLine[]): readonly Process[] {
  const all: Process[] = [];
  const current = new Map<number, Process>();
  const begin = (line: EndLine): Process => {
    const process: Process = {
      pid: line.pid,
      startedAt: line.at,
      ...(line.event === "started"
        ? { host: line.host, version: line.version, sinceBootMs: line.sinceBootMs }
        : {}),
      lastAt: line.at,
      hasStopped: false,
      isOver: false,
      errors: [],
      pages: [],
    };
    all.push(process);
    const before = current.get(line.pid);
    if (before !== undefined) before.isOver = true;
    current.set(line.pid, process);
    return process;
  };
  for (const line of lines) {
    const isOfPractice = line.practice === true;
    const known = current.get(line.pid);
    const process = known === undefined || (line.event === "started" && !isOfPractice) ? begin(line) : known;
    process.lastAt = line.at;
    if (line.event === "stopped" && !isOfPractice) process.hasStopped = true;
    if (line.event === "unexpected") process.errors.push(line.reference);
    if (line.event === "page-ended") process.pages.push(line.reason);
  }
  return all;
}
