import { expect, test } from "vitest";
import {
  BELIEVED_AFTER_MS,
  believedTime,
  JUMP_MS,
  STEP_MS,
  type ClockNotes,
} from "../../../main/core/runtime/believed-time.ts";

const START = Date.UTC(2026, 0, 15);
const YEAR_MS = 365 * 86_400_000;

const read = (readings: readonly number[], notes?: ClockNotes): ClockNotes | undefined =>
  readings.reduce<ClockNotes | undefined>((before, nowMs) => believedTime(before, nowMs), notes);

test("[W7] the first reading, one after a short pause and one of a clock that was put back are believed", () => {
  expect(read([START])).toEqual({ last: START });
  expect(read([START, START + JUMP_MS])).toEqual({ last: START + JUMP_MS });
  expect(read([START, START - YEAR_MS])).toEqual({ last: START - YEAR_MS });
});

test("[W7] a jump ahead is believed once the clock has gone on from there for two days", () => {
  const ahead = START + YEAR_MS;
  expect(read([START, ahead])).toMatchObject({ last: START, jumped: ahead });
  const on = ahead + BELIEVED_AFTER_MS / 2;
  expect(read([START, ahead, on, ahead + BELIEVED_AFTER_MS - 1])).toMatchObject({ last: START });
  expect(read([START, ahead, on, ahead + BELIEVED_AFTER_MS])).toEqual({ last: ahead + BELIEVED_AFTER_MS });
});

test("[W7] a clock that comes back forgets the jump, and a smaller jump begins anew", () => {
  const ahead = START + YEAR_MS;
  expect(read([START, ahead, START + 1])).toEqual({ last: START + 1 });
  const nearer = ahead - YEAR_MS / 2;
  expect(read([START, ahead, nearer])).toMatchObject({ last: START, jumped: nearer });
  const on = nearer + BELIEVED_AFTER_MS / 2;
  expect(read([START, ahead, nearer, on, nearer + BELIEVED_AFTER_MS - 1])).toMatchObject({ last: START });
});

test("[W7] a second jump ahead isn't taken for a clock that has gone on", () => {
  const ahead = START + YEAR_MS;
  const further = ahead + STEP_MS + 1;
  expect(read([START, ahead, further])).toEqual({ last: START, jumped: further, seen: further });
  expect(read([START, ahead, ahead + STEP_MS])).toMatchObject({ last: START });
  expect(BELIEVED_AFTER_MS).toBeGreaterThan(STEP_MS);
});
