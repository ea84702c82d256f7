import { expect, test } from "vitest";
import type { CallbackFault, CallbackHistory } from "../../simulation/callbacks/callback-history.ts";
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

test.each<readonly [string, readonly CallbackFault[]]>([
  [
    "a stale query after one of another party's URL",
    [
      { kind: "other", at: 6, sets: true },
      { kind: "query", at: 7, fault: "stale" },
    ],
  ],
  [
    "another party's URL right after ours was set, and a stale query later",
    [
      { kind: "other", at: 5, sets: true },
      { kind: "query", at: 9, fault: "stale" },
    ],
  ],
  [
    "two stale queries in a row",
    [
      { kind: "query", at: 6, fault: "stale" },
      { kind: "query", at: 7, fault: "stale" },
    ],
  ],
  [
    "a request without effect and a stale query",
    [
      { kind: "change", at: 7, fault: "lost-before" },
      { kind: "query", at: 8, fault: "stale" },
    ],
  ],
  [
    "too many requests and a stale query at the last",
    [
      { kind: "refuses", at: 7, why: "rate-limited" },
      { kind: "query", at: 17, fault: "stale" },
    ],
  ],
  [
    "a former URL that can't be decrypted",
    [
      { kind: "vault-lost", at: 6, what: "callback address", how: "damaged" },
      { kind: "dies", at: 6, when: "before" },
    ],
  ],
  [
    "a lost verify token",
    [
      { kind: "vault-lost", at: 6, what: "callback token", how: "gone" },
      { kind: "dies", at: 6, when: "before" },
    ],
  ],
  ["another verify token while ours is set", [{ kind: "revoked", at: 6 }]],
  ["a permission that is gone", [{ kind: "refuses", at: 7, why: "permission-missing" }]],
])(
  "[ZS8] [I26] within one webhook test, %s leave nothing of ours behind unnoticed",
  async (_what, faults) => {
    for (const settles of [{}, { settles: true }] as const) {
      const last = { alone: true, restMs: 0, ...settles } as const;
      const legs = [{ faults, restMs: 100 }, last];
      const { violations, end } = await playCallbacks({ setting: { before: "owner's" }, legs });
      expect(violations).toEqual([]);
      expect(end).not.toContain("a URL of the program");
    }
  },
);

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
