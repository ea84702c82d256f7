import { expect, test } from "vitest";
import { KEPT_BODY_BYTES } from "../../../main/core/webhooks/store/port.ts";
import { recentBodies } from "../../../main/core/webhooks/store/index/recent-bodies.ts";

test("bodies that wait to be filed are at hand, in no more than two mebibytes of memory", () => {
  const recent = recentBodies();
  const body = new Uint8Array(KEPT_BODY_BYTES);
  const ids = Array.from({ length: 9 }, (_, at) => at + 1);
  for (const id of ids) recent.keep(id, body);
  expect(ids.map((id) => recent.of(id))).toEqual([...Array.from({ length: 8 }, () => body), undefined]);
  recent.keep(10, new Uint8Array(1));
  expect(recent.of(10)).toBeUndefined();
});

test("a large body is never at hand, because whoever brought it may free its memory", () => {
  const recent = recentBodies();
  recent.keep(1, new Uint8Array(KEPT_BODY_BYTES + 1));
  recent.keep(2, new Uint8Array(1));
  expect([1, 2].map((id) => recent.of(id)?.length)).toEqual([undefined, 1]);
});

test("what was filed is forgotten, what came after it is not, and its memory is free again", () => {
  const recent = recentBodies();
  const body = new Uint8Array(KEPT_BODY_BYTES);
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8]) recent.keep(id, body);
  recent.filedThrough(1);
  expect([1, 2].map((id) => recent.of(id))).toEqual([undefined, body]);
  for (const id of [9, 10]) recent.keep(id, body);
  expect([9, 10].map((id) => recent.of(id))).toEqual([body, undefined]);
});
