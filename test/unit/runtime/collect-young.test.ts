import { getHeapSpaceStatistics } from "node:v8";
import { expect, test } from "vitest";
import { tellGarbage } from "../../../main/core/runtime/collect-young.ts";

const MEGABYTE = 1024 * 1024;

/** Parses texts and forgets them. */
function parseLargeTexts(): void {
  const json = JSON.stringify("a".repeat(2 * MEGABYTE));
  for (let text = 0; text < 5; text += 1) JSON.parse(json);
}

/** What large values take that no collection has met yet, in bytes. */
function young(): number {
  const space = getHeapSpaceStatistics().find(({ space_name: name }) => name === "new_large_object_space");
  return space?.space_used_size ?? 0;
}

test("what large texts took is free once enough of them are told to be garbage, and not before", () => {
  // Whatever other tests of this process have told.
  tellGarbage(100 * MEGABYTE);
  parseLargeTexts();
  tellGarbage(MEGABYTE);
  expect(young()).toBeGreaterThan(9 * MEGABYTE);
  tellGarbage(100 * MEGABYTE);
  expect(young()).toBeLessThan(3 * MEGABYTE);
});
