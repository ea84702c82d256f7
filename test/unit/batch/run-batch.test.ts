import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { runBatch, type BatchCourse, type BatchHands } from "../../../main/core/batch/run-batch.ts";
import type { BatchRow, DayWindow } from "../../../shared/batch/row.ts";
import type { E164 } from "../../../shared/phone.ts";
import type { BatchCount } from "../../../shared/batch/tally.ts";

const COURSE: BatchCourse = { canary: 0, parallel: 1, window: undefined, stopAfter: undefined };

function rows(count: number, windows: Readonly<Record<number, DayWindow>>): readonly BatchRow[] {
  return Array.from({ length: count }, (_, index) => ({
    line: index + 2,
    number: `+${index}` as E164,
    plan: {} as never,
    window: windows[index + 2],
  }));
}

/** A batch whose numbers end as told, complete otherwise; keeps the order and how many were worked on at once. */
async function carried(
  count: number,
  course: Partial<BatchCourse>,
  ends: Readonly<Record<number, BatchCount>> = {},
  {
    windows = {},
    ...change
  }: Partial<BatchHands> & { readonly windows?: Readonly<Record<number, DayWindow>> } = {},
) {
  const started: number[] = [];
  let now = 0;
  let most = 0;
  const end = await runBatch(
    rows(count, windows),
    { ...COURSE, ...course },
    {
      endedBefore: () => undefined,
      async carry({ line }) {
        started.push(line);
        now += 1;
        most = Math.max(most, now);
        await sleep(1);
        now -= 1;
        return ends[line] ?? "complete";
      },
      sinceMidnight: () => 0,
      sleep: async () => undefined,
      waits: () => undefined,
      isStopped: () => false,
      ...change,
    },
  );
  return { ...end, started, most };
}

describe("a batch", () => {
  test("[B3] goes through all numbers in order, one after the other unless told otherwise", async () => {
    expect(await carried(5, {})).toMatchObject({
      started: [2, 3, 4, 5, 6],
      most: 1,
      tally: { complete: 5, notStarted: 0 },
    });
    expect(await carried(9, { parallel: 3 })).toMatchObject({ most: 3, tally: { complete: 9 } });
    expect(await carried(2, { parallel: 9 })).toMatchObject({ most: 2, tally: { complete: 2 } });
  });

  test.each(["failed", "unknown", "waiting"] as const)(
    "[B3] stops the rest at a canary that is %s",
    async (end) => {
      const stopped = await carried(6, { canary: 3, parallel: 4 }, { 3: end });
      expect(stopped).toMatchObject({
        started: [2, 3],
        because: "canary",
        most: 1,
        tally: { complete: 1, [end]: 1, notStarted: 4 },
      });
    },
  );

  test("[B3] starts the rest in parallel once every canary is complete", async () => {
    expect(await carried(8, { canary: 2, parallel: 3 })).toMatchObject({
      most: 3,
      tally: { complete: 8, notStarted: 0 },
    });
    expect((await carried(2, { canary: 5 })).tally).toMatchObject({ complete: 2, notStarted: 0 });
  });

  test("[B3] starts no more after so many that failed or are unknown, and finishes what it began", async () => {
    const stopped = await carried(9, { stopAfter: 2 }, { 3: "failed", 4: "waiting", 5: "unknown" });
    expect(stopped).toMatchObject({
      started: [2, 3, 4, 5],
      because: "failures",
      tally: { complete: 1, failed: 1, unknown: 1, waiting: 1, notStarted: 5 },
    });
    expect((await carried(3, { stopAfter: 1 }, { 4: "failed" })).because).toBeUndefined();
  });

  test("[B3] after an error of ours with one number it starts no more, and what it began ends before that is told", async () => {
    const done: number[] = [];
    const begun: number[] = [];
    const batch = carried(
      6,
      { parallel: 3 },
      {},
      {
        async carry({ line }) {
          begun.push(line);
          if (line === 3) throw new Error("a part isn't there");
          await sleep(1);
          done.push(line);
          return "complete";
        },
      },
    );
    await expect(batch).rejects.toThrow("a part isn't there");
    expect([begun, done]).toEqual([
      [2, 3, 4],
      [2, 4],
    ]);
  });

  test("[B5] counts what ended before and doesn't start it again", async () => {
    const before: Readonly<Record<number, BatchCount>> = { 2: "complete", 3: "failed", 5: "unknown" };
    const again = await carried(5, {}, {}, { endedBefore: ({ line }) => before[line] });
    expect(again).toMatchObject({
      started: [4, 6],
      tally: { complete: 3, failed: 1, unknown: 1, notStarted: 0 },
    });
    const canary = await carried(5, { canary: 2 }, {}, { endedBefore: ({ line }) => before[line] });
    expect(canary).toMatchObject({
      started: [],
      because: "canary",
      tally: { complete: 1, failed: 1, unknown: 1, notStarted: 2 },
    });
  });

  test("[B4] waits for its window and for each number's own, and looks at the clock again", async () => {
    const waits: number[] = [];
    let minute = 60;
    const hands = {
      sinceMidnight: () => minute * 60_000,
      waits: (ms: number) => void waits.push(ms / 60_000),
      sleep: async (ms: number) => void (minute += ms / 60_000),
    };
    const end = await carried(2, { window: { fromMinute: 63, toMinute: 90 } }, {}, hands);
    expect([waits, minute, end.tally.complete]).toEqual([[3, 2, 1], 63, 2]);
  });

  test("[B4] a number whose window is closed lets the others go first, and a canary is waited for", async () => {
    let minute = 60;
    const hands = {
      sinceMidnight: () => minute * 60_000,
      sleep: async (ms: number) => void (minute += ms / 60_000),
      windows: { 2: { fromMinute: 90, toMinute: 100 }, 4: { fromMinute: 70, toMinute: 80 } },
    };
    expect((await carried(4, {}, {}, hands)).started).toEqual([3, 5, 4, 2]);
    minute = 60;
    expect((await carried(4, { parallel: 3 }, {}, hands)).started).toEqual([3, 5, 4, 2]);
    minute = 60;
    const canary = await carried(4, { canary: 1 }, {}, hands);
    expect(canary.started).toEqual([2, 3, 5, 4]);
  });

  test("[B4] where windows don't count, nothing is waited for", async () => {
    const closed = { window: { fromMinute: 60, toMinute: 90 } };
    const end = await carried(2, closed, {}, { sinceMidnight: undefined });
    expect([end.tally.complete, end.because]).toEqual([2, undefined]);
  });

  test("[B4] told to stop while it waits, it starts nothing", async () => {
    let stopped = false;
    const end = await carried(
      2,
      { window: { fromMinute: 60, toMinute: 90 } },
      {},
      {
        isStopped: () => stopped,
        sleep: async () => void (stopped = true),
      },
    );
    expect(end).toMatchObject({ started: [], because: "stopped", tally: { notStarted: 2 } });
  });
});
