import { runDetached } from "../runtime/run-detached.ts";
import type { Clock } from "../../../shared/time.ts";
import type { TestRecord } from "./records.ts";

type Deps = {
  readonly clock: Pick<Clock, "sleep">;
  /** Delays before each further round, in ms; the last one applies to all later rounds. */
  readonly gapsMs: readonly number[];
  /** Records of replaced callback URLs that no process is working on. */
  readonly left: () => readonly TestRecord[];
  /** Resumes or restores one record. `atStart`: it existed when the program started. */
  readonly settle: (record: TestRecord, atStart: boolean) => Promise<unknown>;
  /** Receives what one of them threw: an internal error about one record keeps none of the others from being tried. */
  readonly note: (fault: unknown) => void;
};

/** Resumes or restores what earlier processes left, and retries until nothing is left. */
export type Settling = {
  /** Starts, for the records that `may` accepts; all records that exist now count as present at the start. */
  begin(may: (record: TestRecord) => boolean): void;
  /** Schedules another round, because a new record may have been left. */
  soon(): void;
  /** Starts no further rounds; resolves when the running one ends. */
  close(): Promise<unknown>;
};

/**
 * Repeats rounds over all leftover records, of this or another process: the network may be down when the
 * program starts or when a standing callback ends. Does nothing until `begin` is called.
 */
export function keepSettling({ clock, gapsMs, left, settle, note }: Deps): Settling {
  const closing = new AbortController();
  const atStart = new Set<string>();
  let may: ((record: TestRecord) => boolean) | undefined;
  let round: Promise<unknown> = Promise.resolve();
  let waiting = new AbortController();
  let attempt = 0;

  /** All records that are left; undefined if they couldn't be listed. */
  const listed = (): readonly TestRecord[] | undefined => {
    try {
      return left();
    } catch (fault) {
      note(fault);
      return undefined;
    }
  };
  const isMeant = (record: TestRecord): boolean => may?.(record) === true;
  const settleAll = async (): Promise<void> => {
    for (const record of (listed() ?? []).filter(isMeant)) {
      if (closing.signal.aborted) return;
      try {
        await settle(record, atStart.has(record.test));
      } catch (fault) {
        note(fault);
      }
    }
    const isOver = listed()?.some(isMeant) === false;
    const gap = gapsMs[Math.min(attempt, gapsMs.length - 1)] ?? 60_000;
    attempt = isOver ? 0 : attempt + 1;
    // Another process may also leave a record.
    later(isOver ? (gapsMs.at(-1) ?? gap) : gap);
  };
  const now = (): void => {
    round = round.then(settleAll, settleAll);
    runDetached(round);
  };
  function later(ms: number): void {
    waiting.abort();
    waiting = new AbortController();
    const { signal } = waiting;
    const ended = AbortSignal.any([closing.signal, signal]);
    runDetached(clock.sleep(ms, ended).then(() => (ended.aborted ? undefined : now())));
  }
  return {
    begin(which) {
      may = which;
      for (const { test } of listed() ?? []) atStart.add(test);
      attempt = 0;
      now();
    },
    soon() {
      if (may === undefined || closing.signal.aborted) return;
      attempt = 0;
      later(gapsMs[0] ?? 60_000);
    },
    close() {
      closing.abort();
      return round;
    },
  };
}
