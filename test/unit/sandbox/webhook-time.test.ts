import { expect, test } from "vitest";
import { advanced, MOST_STOPS } from "../../../main/sandbox/webhook-sender/sender.ts";
import { aged } from "../../../main/sandbox/world.ts";
import { sendCode } from "../../../main/sandbox/world/codes.ts";
import { withNumber } from "../../../main/sandbox/world/state.ts";
import { realChance } from "../../../main/sandbox/world/chance.ts";
import { worldOf } from "./imagined-world.ts";

/** A clock on which something is due at this interval, with a record of the attempts. */
function clockwork(everyMs: number, isSilent = false) {
  let now = 0;
  let next = 0;
  const tried: number[] = [];
  const jump = {
    nowMs: () => now,
    ahead: (ms: number) => void (now += Math.max(0, ms)),
    nextAtMs: () => next,
    silences: () => (isSilent ? tried.length : 0),
    tick: () => {
      if (next <= now) {
        tried.push(now);
        next = now + everyMs;
      }
      return Promise.resolve();
    },
  };
  return { jump, tried, now: () => now };
}

test("a jump stops wherever something becomes due, and ends where it was to end", async () => {
  const { jump, tried, now } = clockwork(10);
  await advanced(jump, 35);
  expect(tried).toEqual([0, 10, 20, 30]);
  expect(now()).toBe(35);
});

test("a jump stops only so often, however much there is to try", async () => {
  const { jump, tried, now } = clockwork(1);
  await advanced(jump, 1_000_000);
  expect(tried.length).toBeLessThanOrEqual(MOST_STOPS + 1);
  expect(now()).toBe(1_000_000);
});

test("an address that does not answer is waited for once on the way and once at the end", async () => {
  const { jump, tried, now } = clockwork(10, true);
  await advanced(jump, 1_000);
  expect(tried).toEqual([0, 1_000]);
  expect(now()).toBe(1_000);
});

test("[A5.17] ageing moves what waits or runs out, and nothing that opens a door", () => {
  const nowMs = Date.UTC(2026, 0, 15, 12);
  const coded = sendCode(worldOf(), { asker: "onPrem", method: "sms", nowMs, chance: realChance });
  const state = {
    ...withNumber(coded, { pinLockedUntilMs: nowMs + 5_000, lastPinFailureMs: nowMs, deletedAtMs: nowMs }),
    gapUntilMs: nowMs + 4_000,
    registerCalls: [nowMs - 1_000, nowMs],
    registerBlockedUntilMs: nowMs + 9_000,
  };
  const older = aged(state, 1_000);
  expect(older.number).toMatchObject({
    pinLockedUntilMs: nowMs + 4_000,
    lastPinFailureMs: nowMs - 1_000,
    deletedAtMs: nowMs - 1_000,
  });
  expect(older).toMatchObject({
    gapUntilMs: nowMs + 3_000,
    registerCalls: [nowMs - 2_000, nowMs - 1_000],
    registerBlockedUntilMs: nowMs + 8_000,
    lastCodeAtMs: nowMs - 1_000,
  });
  expect(older.codes.onPrem?.sentAtMs).toBe(nowMs - 1_000);
  expect(older.codeWaits.sms).toBe(state.codeWaits.sms - 1_000);
  expect(older.onPrem).toEqual(state.onPrem);
  expect(older.cloud).toEqual(state.cloud);
  expect(older.homes).toEqual(state.homes);
});
