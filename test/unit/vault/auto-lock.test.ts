import { expect, test } from "vitest";
import { autoLock } from "../../../main/core/vault/locking.ts";
import { instant } from "../../../shared/time.ts";

const MINUTE = 60_000;

/** A monitored vault whose clocks and checks a test controls. */
function watched(minutes = 15) {
  const at = { wall: 0, monotonic: 0, minutes, busy: false, open: true, locks: 0 };
  let look = (): void => undefined;
  const watch = autoLock({
    clock: {
      now: () => instant(at.wall),
      monotonicMs: () => at.monotonic,
      sleep: () => Promise.resolve(),
    },
    minutes: () => at.minutes,
    isBusy: () => at.busy,
    isOpen: () => at.open,
    lock: () => {
      at.locks += 1;
      at.open = false;
    },
    every: (_ms, given) => {
      look = given;
      return () => (look = () => undefined);
    },
  });
  const pass = (ms: number): void => {
    at.wall += ms;
    at.monotonic += ms;
    look();
  };
  return { at, watch, pass, look: () => look() };
}

test("the vault is locked once nobody has called for as long as was chosen, and not before", () => {
  const { at, pass } = watched();
  pass(15 * MINUTE - 1);
  expect(at.locks).toBe(0);
  pass(1);
  expect(at.locks).toBe(1);
  pass(60 * MINUTE);
  expect(at.locks).toBe(1);
});

test("each call begins the time anew", () => {
  const { at, watch, pass } = watched();
  pass(14 * MINUTE);
  watch.touch();
  pass(14 * MINUTE);
  expect(at.locks).toBe(0);
});

test("it stays open while a run is worked on, and for the whole time afterwards", () => {
  const { at, pass } = watched();
  at.busy = true;
  pass(120 * MINUTE);
  at.busy = false;
  pass(14 * MINUTE);
  expect(at.locks).toBe(0);
  pass(MINUTE);
  expect(at.locks).toBe(1);
});

test("never means never, and a choice counts as soon as it is made", () => {
  const { at, pass } = watched(0);
  pass(10_000 * MINUTE);
  expect(at.locks).toBe(0);
  at.minutes = 5;
  pass(0);
  expect(at.locks).toBe(1);
});

test("a night in which the machine slept counts, though its monotonic clock stood still", () => {
  const { at, look } = watched();
  at.wall += 8 * 60 * MINUTE;
  look();
  expect(at.locks).toBe(1);
});

test("after its end nothing is locked any more", () => {
  const { at, watch, pass } = watched();
  watch.stop();
  pass(60 * MINUTE);
  expect(at.locks).toBe(0);
});
