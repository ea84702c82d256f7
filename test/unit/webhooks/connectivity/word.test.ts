import { expect, test } from "vitest";
import {
  holdsKeyword,
  newTestId,
  newVerifyToken,
  newKeyword,
} from "../../../../main/core/connectivity/keyword.ts";
import { TestId } from "../../../../shared/ids.ts";
import { instant } from "../../../../shared/time.ts";
import { randomFrom } from "../../../support/seeded-random.ts";

test("[C8] the word has four characters that nobody mixes up, and is found however it is typed", () => {
  const random = randomFrom(3);
  for (let count = 0; count < 500; count += 1)
    expect(newKeyword(random)).toMatch(/^SW-[ACDEFGHJKMNPQRTWXY34679]{4}$/);
  for (const text of ["SW-7K4Q", "sw-7k4q", "  Sw 7k4q!", "hello, SW–7K4Q"])
    expect(holdsKeyword(text, "SW-7K4Q")).toBe(true);
  for (const text of ["", "SW-7K4", "SW-7K4R", "hello"]) expect(holdsKeyword(text, "SW-7K4Q")).toBe(false);
});

test("[C5] a test's verify token has 128 bits and is printed by nobody", () => {
  const token = newVerifyToken(randomFrom(4));
  expect(token.reveal()).toMatch(/^[0-9a-f]{32}$/);
  expect(JSON.stringify({ token })).not.toContain(token.reveal());
});

test("a test is named after its day", () => {
  const id = newTestId(instant(Date.UTC(2026, 10, 21)), randomFrom(5));
  expect(TestId.safeParse(id).success).toBe(true);
  expect(id).toContain("t-20261121-");
});
