import { describe, expect, test } from "vitest";
import { TARGETS } from "../../fuzz/all-targets.ts";
import { fuzzRequests } from "../../fuzz/raw-requests.ts";
import { fuzz } from "../../fuzz/run-target.ts";
import { seededRandom } from "../../support/seeded-random.ts";

// A sample of `npm run fuzz`. Times and memory are judged there alone: here other tests run beside it.
const SAMPLE: Readonly<Record<string, number>> = {
  answers: 12_000,
  notifications: 4_000,
  filing: 150,
  timestamps: 200,
};
const OTHERS = 600;

describe("what others write", () => {
  test.each(Object.keys(TARGETS))(
    "[ZF1][ZF2][ZF3] changed at random, %s: no error, and no promise broken",
    async (name) => {
      const target = TARGETS[name];
      if (target === undefined) throw new Error("every name has a target");
      const { seed } = seededRandom();
      const wish = { count: SAMPLE[name] ?? OTHERS, guided: 0, seed, judged: false };
      const { flaws } = await fuzz(target.open, wish);
      const told = flaws.map(({ index, what, input }) => ({ index, what, input: input.toString("latin1") }));
      expect({ seed, flaws: told }).toEqual({ seed, flaws: [] });
    },
  );

  test("[ZF4] 400 changed requests over sockets: each connection ends, and what nobody signed does not count", async () => {
    const { seed } = seededRandom();
    const counts = await fuzzRequests({ count: 400, seed, perSecond: 400 });
    const told = counts.flaws.map(({ what, input }) => ({ what, input: input.toString("latin1") }));
    expect({ seed, flaws: told }).toEqual({ seed, flaws: [] });
    // Requests that are never taken, or always, would mean that nothing was tried.
    expect(counts.taken).toBeGreaterThan(5);
    expect(counts.statuses["400"]).toBeGreaterThan(50);
  });
});
