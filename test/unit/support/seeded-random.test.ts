import { expect, test, vi } from "vitest";
import { randomFrom, seededRandom } from "../../support/seeded-random.ts";

test("the same seed gives the same chance, another seed another", () => {
  expect(randomFrom(7).bytes(16)).toEqual(randomFrom(7).bytes(16));
  expect(randomFrom(7).bytes(16)).not.toEqual(randomFrom(8).bytes(16));
});

test("a range holds both its ends and nothing beyond", () => {
  const random = seededRandom();
  const drawn = new Set(Array.from({ length: 300 }, () => random.between(2, 4)));
  expect(drawn).toEqual(new Set([2, 3, 4]));
});

test("a test draws the same in every run, unless it is asked to draw anew", () => {
  vi.stubEnv("SWITCHOVER_SEED", undefined);
  expect([seededRandom().seed, seededRandom().seed]).toEqual([1_857_057_485, 1_806_724_628]);
  expect(seededRandom(7).seed).toBe(7);
  vi.stubEnv("SWITCHOVER_SEED", "12");
  expect(seededRandom(7).seed).toBe(12);
  vi.stubEnv("SWITCHOVER_SEED", "random");
  expect(seededRandom(7).seed).not.toBe(seededRandom(7).seed);
});
