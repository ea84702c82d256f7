import { expect, test } from "vitest";
import { recentBodies } from "../../../main/core/webhooks/store/index/recent-bodies.ts";

const MIB = 1024 * 1024;

test("bodies that wait to be filed are at hand, in no more than two mebibytes of memory", () => {
  const recent = recentBodies();
  const body = new Uint8Array(MIB);
  for (const id of [1, 2, 3]) recent.keep(id, body);
  expect([1, 2, 3].map((id) => recent.of(id))).toEqual([body, body, undefined]);
  recent.keep(4, new Uint8Array(1));
  expect(recent.of(4)).toBeUndefined();
});

test("one larger body is at hand while no other waits, so that it need not be read back", () => {
  const recent = recentBodies();
  const body = new Uint8Array(3 * MIB);
  for (const id of [1, 2]) recent.keep(id, body);
  expect([1, 2].map((id) => recent.of(id))).toEqual([body, undefined]);
  recent.filedThrough(2);
  recent.keep(3, body);
  expect(recent.of(3)).toBe(body);
});

test("what was filed is forgotten, what came after it is not, and its memory is free again", () => {
  const recent = recentBodies();
  const body = new Uint8Array(MIB);
  for (const id of [1, 2]) recent.keep(id, body);
  recent.filedThrough(1);
  expect([1, 2].map((id) => recent.of(id))).toEqual([undefined, body]);
  for (const id of [3, 4]) recent.keep(id, body);
  expect([3, 4].map((id) => recent.of(id))).toEqual([body, undefined]);
});
