import { expect, test } from "vitest";
import { spareSpace } from "../../../main/core/webhooks/store/inbox/storage-quota.ts";

const CAP = 1_000_000_000;
const PLENTY = 10 ** 12;

test("[W10] that there is plenty of room is believed for 63 commits, and looked up again for the next", () => {
  const spare = spareSpace(() => 0);
  expect(spare.holds(1, CAP)).toBe(false);
  spare.found(PLENTY, CAP);
  const believed = Array.from({ length: 65 }, () => spare.holds(1, CAP));
  expect(believed.filter(Boolean)).toHaveLength(63);
  expect(believed.slice(-2)).toEqual([false, false]);
});

test("[W10] it is believed for less than a second", () => {
  let now = 0;
  const spare = spareSpace(() => now);
  spare.found(PLENTY, CAP);
  now = 999;
  expect(spare.holds(1, CAP)).toBe(true);
  now = 1_000;
  expect(spare.holds(1, CAP)).toBe(false);
});

test("[W8] it is believed under no other cap than the one that it was found under", () => {
  const spare = spareSpace(() => 0);
  spare.found(PLENTY, CAP);
  expect(spare.holds(1, CAP - 1)).toBe(false);
  expect(spare.holds(1, CAP)).toBe(true);
});

test("[W10] near a limit it is not believed: a commit counts for four times its bodies and a quarter of a mebibyte", () => {
  const spare = spareSpace(() => 0);
  spare.found(4 * 1_000 + 256 * 1024 + 1, CAP);
  expect(spare.holds(1_000, CAP)).toBe(true);
  spare.found(4 * 1_000 + 256 * 1024, CAP);
  expect(spare.holds(1_000, CAP)).toBe(false);
});
