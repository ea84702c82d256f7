import { expect, test } from "vitest";
import { digitsLeft, isNumberTyped } from "../../../shared/typed-number.ts";

const NUMBER = "+12025550123";

test.each([
  ["with spaces", "+1 202 555 0123"],
  ["in Arabic-Indic digits", "+١ ٢٠٢ ٥٥٥ ٠١٢٣"],
  ["in Persian digits", "۱۲۰۲۵۵۵۰۱۲۳"],
  ["in full-width digits", "\uFF0B１\u3000２０２５５５０１２３"],
  ["with the marks of text from right to left", "\u2068+1 202 555 0123\u2069\u200E"],
])("a number typed %s is that number", (_how, typed) => {
  expect(isNumberTyped(typed, NUMBER)).toBe(true);
});

test.each([
  ["another last digit", "+١ ٢٠٢ ٥٥٥ ٠١٢٤"],
  ["no country code", "2025550123"],
  ["00 in the place of +", "0012025550123"],
  ["a letter for a digit", "+1 202 555 O123"],
  ["more than the number", "+1 202 555 0123 ext 5"],
  ["circled digits", "①②⓪②⑤⑤⑤⓪①②③"],
])("with %s it isn't", (_what, typed) => {
  expect(isNumberTyped(typed, NUMBER)).toBe(false);
});

test("missing digits are counted in any script", () => {
  expect(digitsLeft("+١ ٢٠٢", NUMBER)).toBe(7);
  expect(digitsLeft("+١ ٣", NUMBER)).toBeUndefined();
});
