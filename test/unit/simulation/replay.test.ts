import { expect, test } from "vitest";
import { historyOf } from "../../simulation/search/draw.ts";
import { shrink } from "../../simulation/search/shrink.ts";
import { traceOf } from "../../simulation/search/seeds.ts";
import type { History } from "../../simulation/scene/history.ts";

const timers = { setTimeout, clearTimeout, setImmediate };

test.each([1, 7, 32, 58])("[ZS3] seed %i gives the same trace to the last byte", async (seed) => {
  const first = await traceOf(historyOf(seed));
  const second = await traceOf(historyOf(seed));
  expect(first.trace.length).toBeGreaterThan(10);
  expect(second.trace.join("\n")).toBe(first.trace.join("\n"));
});

test("[ZS3] histories of different seeds differ", async () => {
  const traces = new Set<string>();
  for (let seed = 1; seed <= 5; seed += 1) traces.add((await traceOf(historyOf(seed))).trace.join("\n"));
  expect(traces.size).toBe(5);
  // The real timers are back.
  expect({ setTimeout, clearTimeout, setImmediate }).toEqual(timers);
});

test("[ZS4] a history is shrunk to what it needs to fail", async () => {
  const long: History = {
    seed: 5,
    setting: { direction: "to-cloud", wrongPin: true, refusesByFalse: true },
    legs: [
      {
        faults: [
          { at: 3, fault: "slow" },
          { at: 16, fault: "unanswered" },
        ],
        habit: "slow",
      },
      { diesAt: 12 },
      {},
    ],
  };
  // Fails if a registration is left unanswered, whatever else happens.
  const fails = async ({ legs }: History): Promise<boolean> =>
    legs.some(({ faults }) => faults?.some(({ fault }) => fault === "unanswered") === true);
  expect(await shrink(long, fails)).toEqual({
    seed: 5,
    setting: { direction: "to-cloud" },
    legs: [{ faults: [{ at: 16, fault: "unanswered" }] }],
  });
});
