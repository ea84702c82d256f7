import { expect, test } from "vitest";
import { cutoverOf, type Delivered } from "../../../shared/webhook/delivery.ts";
import { instant } from "../../../shared/time.ts";

/**
 * `o1 o2 c9`: each sender and the second of arrival; `o12@3` arrived in second 12 and happened in second 3.
 */
function events(text: string): readonly Delivered[] {
  return text.split(" ").map((word, at) => {
    const [came = "0", happened] = word.slice(1).split("@");
    return {
      id: at + 1,
      source: word.startsWith("o") ? "on-premises" : "cloud",
      receivedAt: instant(Number(came) * 1000),
      happenedAt: instant(Number(happened ?? came) * 1000),
    };
  });
}

const sums = (text: string): unknown => {
  const found = cutoverOf(events(text));
  return found === undefined
    ? undefined
    : [found.direction, found.last.id, found.first.id, found.gapMs, found.overlap];
};

test.each([
  ["o1 o2", undefined],
  ["o1 o2 c9 c10", ["to-cloud", 2, 3, 7_000, 0]],
  ["c1 c2 o9", ["to-onprem", 2, 3, 7_000, 0]],
  // To the cloud and back again: the last change counts.
  ["o1 c5 c6 o20 o21 c60", ["to-cloud", 5, 6, 39_000, 0]],
  // What the client delivers late, by its own time, is no change back.
  ["o1 o2 c9 o10@2 c11 o12@1", ["to-cloud", 2, 3, 7_000, 2]],
  ["o1 c9 o12@11", ["to-onprem", 2, 3, 3_000, 0]],
])("%s", (text, expected) => {
  expect(sums(text)).toEqual(expected);
});

test("each lane shows at most a hundred events before and after the change, oldest first", () => {
  const before = Array.from({ length: 300 }, (_, n) => `o${n}`);
  const after = Array.from({ length: 300 }, (_, n) => `c${1_000 + n}`);
  const found = cutoverOf(events([...before, ...after].join(" ")));
  expect([found?.onPremises.length, found?.cloud.length]).toEqual([100, 100]);
  expect([found?.onPremises[0]?.id, found?.cloud.at(-1)?.id]).toEqual([201, 400]);
});
