import { expect, test } from "vitest";
import type { CallbackHistory } from "../../simulation/callbacks/callback-history.ts";
import { playCallbackSingles } from "../../simulation/callbacks/every-callback.ts";
import { playCallbacks } from "../../simulation/callbacks/play-callbacks.ts";
import { newTally } from "../../simulation/scene/tally.ts";

test("[ZS8] [I26] every single fault of a webhook test leaves the callback URL as it was, or says that it is not", async () => {
  const tally = newTally<CallbackHistory>();
  await playCallbackSingles(tally, () => false);
  expect(tally.found).toEqual([]);
  expect(tally.played).toBeGreaterThan(800);
  // Even without a person in the last process, nothing stays replaced.
  expect([...tally.ends.keys()].toSorted()).toEqual([
    "callback: restored, another party's URL",
    "callback: restored, no callback URL",
    "callback: restored, the owner's URL",
  ]);
});

test("[I26] [ZS3] a history of a callback URL gives the same trace each time", async () => {
  const history = {
    setting: { before: "owner's" },
    legs: [
      { faults: [{ kind: "change", at: 4, fault: "late-15" }], restMs: 100 },
      { faults: [{ kind: "dies", at: 3, when: "after" }], restMs: 60_000 },
      { alone: true, restMs: 0 },
    ],
  } as const;
  const first = await playCallbacks(history);
  expect(first.violations).toEqual([]);
  expect(first.trace.length).toBeGreaterThan(15);
  expect((await playCallbacks(history)).trace).toEqual(first.trace);
});
