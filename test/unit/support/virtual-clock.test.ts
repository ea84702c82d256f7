import { expect, test } from "vitest";
import { instant } from "../../../shared/time.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

test("sleepers wake in the order of their times, and at their times", async () => {
  const clock = virtualClock(0);
  const woken: [string, number][] = [];
  const sleeper = async (name: string, ms: number): Promise<void> => {
    await clock.sleep(ms);
    woken.push([name, clock.now()]);
  };
  const all = [sleeper("late", 300), sleeper("early", 100), sleeper("later", 301)];
  await clock.advance(300);
  expect(woken).toEqual([
    ["early", 100],
    ["late", 300],
  ]);
  expect(clock.sleeping).toBe(1);
  await clock.advance(1);
  await Promise.all(all);
  expect(woken).toHaveLength(3);
});

test("a sleep begun by a woken sleeper ends within the same advance", async () => {
  const clock = virtualClock(0);
  const twice = (async () => {
    await clock.sleep(10);
    await clock.sleep(10);
    return clock.monotonicMs();
  })();
  await clock.advance(50);
  expect(await twice).toBe(20);
});

test("an abort ends a sleep at once and leaves nobody sleeping", async () => {
  const clock = virtualClock(0);
  const control = new AbortController();
  const slept = clock.sleep(1_000, control.signal);
  control.abort();
  await slept;
  expect(clock.sleeping).toBe(0);
});

test("a jump of the wall clock leaves the monotonic clock alone", async () => {
  const clock = virtualClock(0);
  await clock.advance(50);
  clock.jumpTo(instant(1_000_000));
  await clock.advance(5);
  expect([clock.now(), clock.monotonicMs()]).toEqual([1_000_005, 55]);
});
