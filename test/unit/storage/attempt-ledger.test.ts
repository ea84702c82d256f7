import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  ATTEMPT_WINDOW_MS,
  ATTEMPTS_PER_WINDOW,
  judgeAttempts,
  mayAttempt,
  strictest,
  type Attempt,
} from "../../../main/core/storage/attempt-ledger.ts";
import { quotaClock } from "../../../main/core/storage/quota-clock.ts";
import { instant } from "../../../shared/time.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const HOUR_MS = 60 * 60 * 1000;

const Move = fc.oneof(
  fc.record({ kind: fc.constant("pass" as const), ms: fc.integer({ min: 0, max: 40 * HOUR_MS }) }),
  fc.record({
    kind: fc.constant("jump" as const),
    ms: fc.integer({ min: -1000 * HOUR_MS, max: 1000 * HOUR_MS }),
  }),
  fc.constant({ kind: "attempt" as const }),
  fc.constant({ kind: "attempt" as const }),
);

test("[I5] [F19] however the clock is moved while a program runs, no 72 hours see more than eight attempts", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Move, { maxLength: 80 }), async (moves) => {
      const clock = virtualClock();
      const steady = quotaClock(clock, 0);
      const attempts: Attempt[] = [];
      const trueTimes: number[] = [];
      let highest = 0;
      for (const move of moves) {
        if (move.kind === "pass") await clock.advance(move.ms);
        if (move.kind === "jump") clock.jumpTo(instant(clock.now() + move.ms));
        highest = steady.earliest(highest);
        const left = judgeAttempts(attempts, { now: highest, wallNow: clock.now() });
        if (move.kind !== "attempt" || !mayAttempt(left)) continue;
        attempts.push({ run: `r${attempts.length}`, at: steady.latest(highest) });
        trueTimes.push(clock.monotonicMs());
        const recent = trueTimes.filter((at) => clock.monotonicMs() - at < ATTEMPT_WINDOW_MS);
        expect(recent.length).toBeLessThanOrEqual(ATTEMPTS_PER_WINDOW);
      }
    }),
  );
});

test("[I5] an attempt dated in the future counts, and the moment it is given back is told on the clock as it stands", () => {
  const wallNow = instant(1_000_000);
  const left = judgeAttempts([{ run: "a", at: 5_000_000 }], { now: 2_000_000, wallNow });
  expect(left).toEqual({ inRun: 3, inWindow: 7, freeAt: 1_000_000 + 3_000_000 + ATTEMPT_WINDOW_MS });
});

test("[I5] [I25] two ledgers allow together what the stricter one allows, and give back when that one does", () => {
  const free = { inRun: 3, inWindow: 8 };
  const some = { inRun: 1, inWindow: 5, freeAt: instant(10) };
  const few = { inRun: 2, inWindow: 4, freeAt: instant(5) };
  expect(strictest(free, free)).toEqual(free);
  expect(strictest(free, some)).toEqual(some);
  expect(strictest(some, free)).toEqual(some);
  expect(strictest(some, few)).toEqual({ inRun: 1, inWindow: 4, freeAt: 5 });
  expect(strictest(few, some)).toEqual({ inRun: 1, inWindow: 4, freeAt: 5 });
  expect(strictest(few, { ...few, freeAt: instant(9) })).toEqual({ ...few, freeAt: 9 });
});
