import { assert, integer, property, string } from "fast-check";
import { expect, test } from "vitest";
import { spokenDigits } from "../../../shared/phone.ts";
import { withShortNumbers } from "../../../shared/support/short-numbers.ts";

test.each([
  ["Location of +1 202 555 0123 is unknown.", "Location of …23 is unknown."],
  ["+34600123456 and 2025550123", "…56 and …23"],
  ["(202) 555-0123, +44 20 7946 0958", "…23, …58"],
  ["ID 106540352242922", "ID …22"],
  ["r-20261121-7k2q9d stays", "r-20261121-7k2q9d stays"],
  ["code 133016, HTTP 400, 60 s, 3 of 8 attempts", "code 133016, HTTP 400, 60 s, 3 of 8 attempts"],
  ["21 Nov 2026, 14:20:05", "21 Nov 2026, 14:20:05"],
])("[ZU10] %s", (text, expected) => {
  expect(withShortNumbers(text)).toBe(expected);
});

test("[ZU10] no number as the window shows it is left, whatever stands around it", () => {
  assert(
    property(
      integer({ min: 10_000_000, max: 999_999_999_999 }),
      string(),
      string(),
      (digits, before, after) => {
        const shown = spokenDigits(String(digits));
        return !withShortNumbers(`${before}${shown}${after}`).includes(shown);
      },
    ),
  );
});
