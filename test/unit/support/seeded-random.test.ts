import { expect, test } from "vitest";
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
