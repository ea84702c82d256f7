import { assert, boolean, constantFrom, property, stringMatching, tuple } from "fast-check";
import { expect, test } from "vitest";
import { isSameLine, spellingsOf, spokenDigits, type E164 } from "../../../shared/phone.ts";

test.each([
  ["12025550177", "+1 202 555 0177"],
  ["34612345678", "+34 612 34 5678"],
  ["447400123456", "+44 740 012 3456"],
  ["351912345678", "+351 912 34 5678"],
  ["79161234567", "+7 916 123 4567"],
])("the digits %s of a number are grouped behind its country code", (digits, spoken) => {
  expect(spokenDigits(digits)).toBe(spoken);
});

test.each([
  ["Mexico", "5215512345678", "525512345678"],
  ["Argentina", "5491123456789", "541123456789"],
  ["Brazil", "5511987654321", "551187654321"],
])("a mobile line of %s is the same with its mobile digit and without", (_country, longer, shorter) => {
  expect(isSameLine(longer, shorter)).toBe(true);
  expect(isSameLine(shorter, longer)).toBe(true);
  expect(isSameLine(longer, longer)).toBe(true);
});

test.each([
  ["another line of Mexico", "5215512345678", "525512345679"],
  ["a landline of Brazil, which has no such digit", "5511934567890", "551134567890"],
  ["a line of a country without such a digit", "12025550100", "2025550100"],
  ["a number that only ends alike", "5215512345678", "15512345678"],
  ["a digit in another place", "5525512345678", "525512345678"],
])("[I22] %s is no other way to write a number", (_what, one, other) => {
  expect(isSameLine(one, other)).toBe(false);
  expect(isSameLine(other, one)).toBe(false);
});

test("[I22] two numbers name the same line exactly if one is a spelling of the other", () => {
  const start = constantFrom("521", "52", "549", "54", "5511", "55119", "551197", "1", "34");
  const digits = tuple(start, stringMatching(/^[0-9]{6,11}$/)).map((parts) => parts.join(""));
  assert(
    property(digits, digits, boolean(), (one, other, isNear) => {
      const second = isNear ? one.slice(0, 2) + other.slice(0, 1) + one.slice(2) : other;
      const spellings = spellingsOf(`+${one}` as E164);
      expect(spellings).toContain(`+${one}`);
      expect(spellings.some((each) => each === `+${second}`)).toBe(isSameLine(one, second));
    }),
  );
});
