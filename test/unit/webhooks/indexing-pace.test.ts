import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paceOf, type Pace } from "../../../main/core/webhooks/store/index/indexing-pace.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Filed = { readonly at: number; readonly calm: boolean };
type Watched = { readonly pace: Pace; readonly filed: readonly Filed[]; at(): number };

/** A pace whose batches take `tookMs` each and report more work until 500 events were indexed. */
function watched(isLoopBusy: () => boolean, tookMs = 4): Watched {
  const startedMs = Date.now();
  let spentMs = 0;
  const at = (): number => Date.now() - startedMs + spentMs;
  const filed: Filed[] = [];
  const pace = paceOf(
    (calm) => {
      filed.push({ at: at(), calm });
      spentMs += tookMs;
      return filed.length < 500 ? "more" : "done";
    },
    isLoopBusy,
    at,
  );
  return { pace, filed, at };
}

/** Notifications keep arriving for this long, one every few milliseconds. */
async function coming(one: Watched, forMs: number, waiting: number): Promise<void> {
  for (const until = one.at() + forMs; one.at() < until;) {
    one.pace.came(waiting);
    await vi.advanceTimersByTimeAsync(2);
  }
}

test("[W2] while notifications keep coming and the loop has no time to spare, the answers go first", async () => {
  const one = watched(() => true);
  await coming(one, 950, 500);
  expect(one.filed).toEqual([]);
});

test("[W2] even then something is filed every second, so that nothing waits without end", async () => {
  const one = watched(() => true);
  await coming(one, 3_500, 500);
  expect(one.filed.length).toBe(3);
  expect(one.filed.every(({ calm }) => !calm)).toBe(true);
});

test("[W2] where many wait filing takes a third of the time, and where far too many do it takes all of it", async () => {
  const many = watched(() => true, 10);
  await coming(many, 3_000, 10_001);
  expect(many.filed.length).toBeGreaterThan(60);
  expect(many.filed.length).toBeLessThan(105);
  const far = watched(() => true, 10);
  await coming(far, 1_000, 40_001);
  expect(far.filed.length).toBeGreaterThan(55);
});

test("[W2] where the loop has time to spare, filing follows within milliseconds", async () => {
  const one = watched(() => false);
  await coming(one, 100, 500);
  expect(one.filed[0]?.at).toBeLessThan(10);
  expect(one.filed.length).toBeGreaterThan(8);
});

test("[W2] as soon as nothing comes any more, what is left is filed without a rest", async () => {
  const one = watched(() => true);
  await coming(one, 200, 500);
  expect(one.filed).toEqual([]);
  await vi.advanceTimersByTimeAsync(10);
  // Simulated immediates run once per millisecond.
  await vi.advanceTimersByTimeAsync(600);
  expect(one.filed.length).toBe(500);
  expect(one.filed.at(-1)?.calm).toBe(true);
});

test("after a problem of the disk it waits a second, and a stop ends it", async () => {
  let tries = 0;
  const pace = paceOf(
    () => {
      tries += 1;
      return "failed";
    },
    () => false,
  );
  pace.plan();
  await vi.advanceTimersByTimeAsync(990);
  expect(tries).toBe(1);
  await vi.advanceTimersByTimeAsync(20);
  expect(tries).toBe(2);
  pace.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(tries).toBe(2);
});
