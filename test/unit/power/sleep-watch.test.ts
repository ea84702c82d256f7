import { expect, test, vi } from "vitest";
import { watchSleep } from "../../../main/core/runtime/sleep-watch.ts";
import { instant, type Clock } from "../../../shared/time.ts";
import { fakePower } from "../../support/fake-power.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const HOUR_MS = 3_600_000;

test("[T25] the host's word counts at once, until nobody listens any more", () => {
  const power = fakePower();
  const woke = vi.fn();
  const end = watchSleep({ clock: virtualClock(), power }, woke);
  power.wake();
  expect(woke).toHaveBeenCalledTimes(1);
  end();
  power.wake();
  expect(woke).toHaveBeenCalledTimes(1);
});

test("[T25] without it a sleep is noticed by the wall clock, where the other one stood still meanwhile", async () => {
  const clock = virtualClock();
  const woke = vi.fn();
  const end = watchSleep({ clock }, woke);
  await clock.advance(10 * 60_000);
  expect(woke).not.toHaveBeenCalled();
  clock.jumpTo(instant(clock.now() + HOUR_MS));
  await clock.advance(30_000);
  expect(woke).toHaveBeenCalledTimes(1);
  await clock.advance(10 * 60_000);
  expect(woke).toHaveBeenCalledTimes(1);
  end();
  clock.jumpTo(instant(clock.now() + HOUR_MS));
  await clock.advance(60_000);
  expect(woke).toHaveBeenCalledTimes(1);
  expect(clock.sleeping).toBe(0);
});

test("[T25] or by the monotonic clock, where that runs on through a sleep and a timer comes late", async () => {
  const inner = virtualClock();
  let sleptMs = 0;
  const clock: Clock = { ...inner, monotonicMs: () => inner.monotonicMs() + sleptMs };
  const woke = vi.fn();
  const end = watchSleep({ clock }, woke);
  await inner.advance(30_000);
  sleptMs = HOUR_MS;
  await inner.advance(30_000);
  expect(woke).toHaveBeenCalledTimes(1);
  end();
});

test("[T25] a clock that is set back wakes nobody", async () => {
  const clock = virtualClock();
  const woke = vi.fn();
  const end = watchSleep({ clock }, woke);
  clock.jumpTo(instant(clock.now() - HOUR_MS));
  await clock.advance(60_000);
  expect(woke).not.toHaveBeenCalled();
  end();
});
