import { expect, test } from "vitest";
import { practicePace } from "../../../main/hosts/common/practice/open-practice.ts";

const pace = (value?: string) =>
  practicePace(value === undefined ? {} : { SWITCHOVER_PRACTICE_PACE_MS: value });

test("practice goes at a pace that a person can follow, changes slower than looks", () => {
  expect(pace()).toEqual({ looksMs: 250, changesMs: 600 });
});

test("the environment sets one time for looks and changes, ten seconds at most", () => {
  expect(pace("0")).toEqual({ looksMs: 0, changesMs: 0 });
  expect(pace("40")).toEqual({ looksMs: 40, changesMs: 40 });
  expect(pace("99999")).toEqual({ looksMs: 10_000, changesMs: 10_000 });
});

test.each(["", "-1", "1.5", "fast", "1e3", "123456"])("%j in the environment counts as unset", (value) => {
  expect(pace(value)).toEqual(pace());
});
