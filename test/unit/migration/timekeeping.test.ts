import { describe, expect, test } from "vitest";
import { durationMs, elapsedMs, waitLeftMs } from "../../../main/core/migration/timekeeping.ts";
import type { StampedMoment } from "../../../shared/migration/platform-wait.ts";
import { instant } from "../../../shared/time.ts";

const START = Date.UTC(2026, 0, 15, 12);
const mark = (wallMs: number, monotonicMs: number, boot = "one", serverDate?: string): StampedMoment => ({
  wall: instant(START + wallMs),
  stamp: { boot, monotonicMs },
  ...(serverDate === undefined ? {} : { serverDate }),
});
const now = (monotonicMs: number, boot = "one", wallMs = monotonicMs) => ({
  wall: instant(START + wallMs),
  boot,
  monotonicMs,
});
const served = (second: number): string => new Date(START + second * 1000).toISOString();

describe("a duration", () => {
  test("[I23] of one process is the monotonic one, to a tenth of a millisecond", () => {
    expect(durationMs(mark(0, 100), mark(500, 600.26))).toBe(500.3);
  });

  test.each([
    [2001, undefined],
    [2000, 500],
    [-2000, 500],
    [1999, 500],
    [-2001, undefined],
    [3_600_000, undefined],
  ])("[I23] of one process is left out where the wall clock went %i ms further", (jump, expected) => {
    expect(durationMs(mark(0, 100), mark(500 + jump, 600))).toBe(expected);
  });

  test("[I23] of one process can be none at all, and never goes back", () => {
    expect(durationMs(mark(0, 100), mark(0, 100))).toBe(0);
    expect(durationMs(mark(0, 100), mark(0, 99))).toBeUndefined();
  });

  test("[I23] is left out where the platform's date is none", () => {
    expect(durationMs(mark(0, 100, "one", "yesterday"), mark(9, 6, "two", served(31)))).toBeUndefined();
    expect(waitLeftMs(mark(0, 0, "one", served(0)), 60_000, now(1, "two"), "today")).toBe(60_000);
  });

  test("[I23] across processes is given by the platform's dates alone", () => {
    expect(durationMs(mark(0, 100), mark(500, 600, "two"))).toBeUndefined();
    expect(durationMs(mark(0, 100, "one", served(0)), mark(500, 600, "two"))).toBeUndefined();
    expect(durationMs(mark(0, 100, "one", served(1)), mark(9, 6, "two", served(31)))).toBe(30_000);
    expect(durationMs(mark(0, 100, "one", served(31)), mark(9, 6, "two", served(1)))).toBeUndefined();
  });

  test("[I23][I27] from a row of version 0.1.0, which has no stamp, is left out", () => {
    expect(durationMs({ wall: instant(START), stamp: undefined }, mark(500, 600))).toBeUndefined();
    expect(elapsedMs({ wall: instant(START), stamp: undefined }, now(600))).toBeUndefined();
  });
});

describe("a wait", () => {
  test("[I23] is measured by the process that saw it begin, whatever its wall clock says", () => {
    expect(waitLeftMs(mark(0, 0), 60_000, now(59_000, "one", 10 ** 9), served(10_000))).toBe(1000);
    expect(waitLeftMs(mark(0, 0), 60_000, now(60_000, "one", -(10 ** 9)), undefined)).toBe(0);
  });

  test("[I23] is whole again in another process, unless the platform dated its begin and now", () => {
    expect(waitLeftMs(mark(0, 0, "one", served(0)), 60_000, now(1, "two", 10 ** 9), undefined)).toBe(60_000);
    expect(waitLeftMs(mark(0, 0), 60_000, now(1, "two"), served(600))).toBe(60_000);
    expect(waitLeftMs(mark(0, 0, "one", served(0)), 60_000, now(1, "two", 40_000), served(30))).toBe(31_000);
  });

  test("[I23] counts a second less between two dates, which tell whole seconds only", () => {
    expect(waitLeftMs(mark(0, 0, "one", served(0)), 60_000, now(1, "two", 70_000), served(60))).toBe(1000);
    expect(waitLeftMs(mark(0, 0, "one", served(0)), 60_000, now(1, "two", 70_000), served(61))).toBe(0);
  });

  test("[I23] is not made longer by a platform whose clock went back", () => {
    expect(waitLeftMs(mark(0, 0, "one", served(100)), 60_000, now(1, "two"), served(0))).toBe(60_000);
  });
});
