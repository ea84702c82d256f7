import { expect, test } from "vitest";
import {
  countStatuses,
  differencesBetween,
  MOST_NAMED,
  MOST_STATUSES,
  sortedTemplates,
  type MessageTemplate,
} from "../../../shared/platform/templates.ts";

const one = (name: string, status = "APPROVED", category?: string): MessageTemplate => ({
  name,
  language: "en_US",
  status,
  ...(category === undefined ? {} : { category }),
});

test("[D5] what is new, missing or changed is told apart and named", () => {
  const before = [one("a"), one("b"), one("c", "APPROVED", "UTILITY"), one("d")];
  const after = [one("d"), one("b", "PAUSED"), one("c", "APPROVED", "MARKETING"), one("e", "PENDING")];
  expect(differencesBetween(before, after)).toEqual({
    added: 1,
    removed: 1,
    changed: 2,
    first: [
      { name: "a", language: "en_US", before: "APPROVED" },
      { name: "b", language: "en_US", before: "APPROVED", after: "PAUSED" },
      { name: "c", language: "en_US", before: "APPROVED (UTILITY)", after: "APPROVED (MARKETING)" },
      { name: "e", language: "en_US", after: "PENDING" },
    ],
  });
});

test("one name in two languages is two templates", () => {
  const german: MessageTemplate = { ...one("a"), language: "de" };
  expect(differencesBetween([one("a"), german], [one("a")])).toMatchObject({ removed: 1, changed: 0 });
});

test("the order in which the platform lists them changes nothing", () => {
  const list = [one("b"), one("a"), one("c")];
  expect(sortedTemplates(list)).toEqual(sortedTemplates(list.toReversed()));
  expect(differencesBetween(list, list.toReversed())).toEqual({
    added: 0,
    removed: 0,
    changed: 0,
    first: [],
  });
});

test("[D3] many differences are counted, and the first ones named", () => {
  const before = Array.from({ length: 900 }, (_unused, index) => one(`t${index}`));
  const found = differencesBetween(
    before,
    before.map((template) => ({ ...template, status: "PAUSED" })),
  );
  expect([found.changed, found.first.length]).toEqual([900, MOST_NAMED]);
});

test("[D3] statuses are counted, and many different ones together", () => {
  const list = Array.from({ length: 100 }, (_unused, index) => one(`t${index}`, `S${index % 40}`));
  const counted = countStatuses(list);
  expect(counted.length).toBe(MOST_STATUSES + 1);
  expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(100);
  expect(countStatuses([one("a"), one("b", "PAUSED"), one("c")])).toEqual([
    { status: "APPROVED", count: 2 },
    { status: "PAUSED", count: 1 },
  ]);
});
