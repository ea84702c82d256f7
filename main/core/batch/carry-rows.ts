import type { BatchRow } from "../../../shared/batch/row.ts";
import type { BatchCount } from "../../../shared/batch/tally.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { Client } from "../../../shared/rpc/client.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { isoOf, type Clock } from "../../../shared/time.ts";
import type { CoreProblem } from "../../../shared/wording/core-problem.ts";
import type { BatchRecord, RowEnd } from "./batch-record.ts";
import { carryNumber, checkNumber, standsNow, type NumberEnd } from "./carry-number.ts";
import { runBatch, type BatchCourse, type BatchEnd, type BatchHands } from "./run-batch.ts";
import type { Prompter } from "./run-to-rest.ts";

/** What follows the numbers of a batch as they are worked on. */
export type BatchFollower = Pick<BatchHands, "sleep" | "waits" | "isStopped" | "mayGo"> & {
  begins(row: BatchRow): void;
  ends(row: BatchRow, end: NumberEnd): void;
  /** A row's end couldn't be written down. The number's own journal has it: the next call finds it there. */
  notRecorded(problem: CoreProblem): void;
};

type Work = {
  readonly client: Client;
  readonly clock: Pick<Clock, "now">;
  readonly course: BatchCourse;
  readonly follower: BatchFollower;
};

/** Runs the preflight checks of all rows, and remembers nothing. They move no number, so no window counts. */
export function checkRows(rows: readonly BatchRow[], work: Work): Promise<BatchEnd> {
  return runRows(rows, work, { carry: (row) => checkNumber(work.client, row), endedBefore: () => undefined });
}

/** Migrates the numbers of all rows that the record doesn't know the end of. Call `bringUpToDate` before. */
export function carryRows(
  rows: readonly BatchRow[],
  work: Work,
  { record, person }: { readonly record: BatchRecord; readonly person: Prompter },
): Promise<BatchEnd> {
  const now = (): string => isoOf(work.clock.now());
  return runRows(rows, work, {
    endedBefore: (row) => endedBefore(record, row),
    sinceMidnight: () => sinceMidnight(work.clock.now()),
    async carry(row) {
      const end = await carryNumber(work.client, row, {
        known: record.of(row),
        person,
        begin: () => record.start(row, now()),
      });
      const written = record.end(row, now(), end.run, kept(end));
      if (!written.ok) work.follower.notRecorded(written.problem);
      return end;
    },
  });
}

/** How a row ended in an earlier call, unless it waits and is to be continued. */
export function endedBefore(record: BatchRecord, row: BatchRow): BatchCount | undefined {
  const count = record.of(row)?.end?.count;
  return count === "waiting" ? undefined : count;
}

/** Records anew how rows stand whose migration was resumed or resolved since the last call. */
export async function bringUpToDate(
  rows: readonly BatchRow[],
  { client, clock, record }: Pick<Work, "client" | "clock"> & { readonly record: BatchRecord },
): Promise<Result<null, StorageProblem>> {
  for (const row of rows) {
    const known = record.of(row);
    if (known?.end === undefined || known.end.count === "complete") continue;
    const end = await standsNow(client, row, known);
    if (end === undefined || isSame(kept(end), known.end)) continue;
    const written = record.end(row, isoOf(clock.now()), end.run, kept(end));
    if (!written.ok) return written;
  }
  return ok(null);
}

function isSame(one: RowEnd, other: RowEnd): boolean {
  return (["outcome", "count", "numberIs", "proof"] as const).every(
    (member) => one[member] === other[member],
  );
}

function kept({ outcome, count, numberIs, proof }: NumberEnd) {
  return { outcome, count, numberIs, proof };
}

function runRows(
  rows: readonly BatchRow[],
  { course, follower }: Work,
  {
    carry,
    ...hands
  }: {
    readonly carry: (row: BatchRow) => Promise<NumberEnd>;
  } & Pick<BatchHands, "endedBefore" | "sinceMidnight">,
): Promise<BatchEnd> {
  return runBatch(rows, course, {
    ...follower,
    ...hands,
    async carry(row) {
      follower.begins(row);
      const end = await carry(row);
      follower.ends(row, end);
      return end.count;
    },
  });
}

/** Milliseconds since midnight, by this computer's local time. */
function sinceMidnight(now: number): number {
  const at = new Date(now);
  return ((at.getHours() * 60 + at.getMinutes()) * 60 + at.getSeconds()) * 1_000 + at.getMilliseconds();
}
