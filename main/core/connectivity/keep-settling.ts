import { runDetached } from "../runtime/run-detached.ts";
import type { Clock } from "../../../shared/time.ts";
import type { TestRecord } from "./records.ts";

type Deps = {
  readonly clock: Pick<Clock, "sleep">;
  /** Before each further round; the last one holds for all that follow. */
  readonly gapsMs: readonly number[];
  /** What is left at a platform while nobody works with it. */
  readonly left: () => readonly TestRecord[];
  /** Goes on with one, or gives it back. `atStart`: it was there when the program began. */
  readonly settle: (record: TestRecord, atStart: boolean) => Promise<unknown>;
};

/** Settles what is left, and tries again for as long as there is any. */
export type Settling = {
  /** From now on, for what `may` lets through; all that is left now was there at the start. */
  begin(may: (record: TestRecord) => boolean): void;
  /** Something may be left since a moment ago. */
  soon(): void;
  /** Begins no more; resolves when the last round is over. */
  close(): Promise<unknown>;
};

/**
 * Keeps settling what is left, whoever left it: the network may be down when a program begins, and when a callback of
 * its own ends. Does nothing until it is begun.
 */
export function keepSettling({ clock, gapsMs, left, settle }: Deps): Settling {
  const closing = new AbortController();
  const atStart = new Set<string>();
  let may: ((record: TestRecord) => boolean) | undefined;
  let round: Promise<unknown> = Promise.resolve();
  let waiting = new AbortController();
  let turn = 0;

  const settleAll = async (): Promise<void> => {
    const mine = left().filter((record) => may?.(record) === true);
    for (const record of mine) {
      if (closing.signal.aborted) return;
      await settle(record, atStart.has(record.test));
    }
    const isOver = !left().some((record) => may?.(record) === true);
    const gap = gapsMs[Math.min(turn, gapsMs.length - 1)] ?? 60_000;
    turn = isOver ? 0 : turn + 1;
    // Another process may leave something, too.
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
    const passing = AbortSignal.any([closing.signal, signal]);
    runDetached(clock.sleep(ms, passing).then(() => (passing.aborted ? undefined : now())));
  }
  return {
    begin(which) {
      may = which;
      for (const { test } of left()) atStart.add(test);
      turn = 0;
      now();
    },
    soon() {
      if (may === undefined || closing.signal.aborted) return;
      turn = 0;
      later(gapsMs[0] ?? 60_000);
    },
    close() {
      closing.abort();
      return round;
    },
  };
}
