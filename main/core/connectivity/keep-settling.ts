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
export function keepSettling({ clock, gapsMs, left, settle }: Deps): Settling {
  const closing = new AbortController();
  const atStart = new Set<string>();
  let may: ((record: TestRecord) => boolean) | undefined;
  let round: Promise<unknown> = Promise.resolve();
  let waiting = new AbortController();
  let attempt = 0;

  const settleAll = async (): Promise<void> => {
    const accepted = left().filter((record) => may?.(record) === true);
    for (const record of accepted) {
      if (closing.signal.aborted) return;
      await settle(record, atStart.has(record.test));
    }
    const isOver = !left().some((record) => may?.(record) === true);
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
      for (const { test } of left()) atStart.add(test);
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
