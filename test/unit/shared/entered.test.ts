import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { digitsOf, spoken } from "../../../shared/phone.ts";
import { parsePin, parseRegistrationCode } from "../../../shared/pin.ts";

const SIX = fc.stringMatching(/^[0-9]{6}$/);

describe("what a person enters", () => {
  test("a PIN is six ASCII digits and nothing else", () => {
    fc.assert(
      fc.property(SIX, (digits) => {
        expect(parsePin(digits)).toMatchObject({ ok: true });
      }),
    );
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/^[0-9]{6}$/.test(text)),
        (text) => {
          expect(parsePin(text)).toEqual({
            ok: false,
            problem: { kind: "notSixDigits", length: text.length },
          });
        },
      ),
    );
    for (const text of ["1234567", "12345", " 123456", "123456\n", "١٢٣٤٥٦", "12345６"])
      expect(parsePin(text).ok, text).toBe(false);
  });

  test("a registration code is taken with hyphens, dashes and spaces wherever people put them", () => {
    fc.assert(
      fc.property(
        SIX,
        fc.array(fc.tuple(fc.nat(6), fc.constantFrom("-", " ", "\u2013", "\u00a0", "\t")), { maxLength: 4 }),
        (digits, marks) => {
          const typed = marks.reduce((text, [at, mark]) => text.slice(0, at) + mark + text.slice(at), digits);
          const parsed = parseRegistrationCode(typed);
          expect(parsed.ok && parsed.value.reveal()).toBe(digits);
        },
      ),
    );
    for (const text of [
      "١٢٣-٤٥٦",
      "۱۲۳ ۴۵۶",
      "１２３４５６",
      "१२३४५६",
      "\u2066123-456\u2069",
      "\u200f123456",
    ]) {
      const parsed = parseRegistrationCode(text);
      expect(parsed.ok && parsed.value.reveal(), text).toBe("123456");
    }
    for (const text of ["", "12345", "1234567", "12a456", "123.456", "١٢٣٤٥", "١٢٣٤٥٦٧"])
      expect(parseRegistrationCode(text).ok, text).toBe(false);
  });

  test("a number is grouped for reading without losing or adding a digit", () => {
    expect(spoken("1", "2025550123")).toBe("+1 202 555 0123");
    fc.assert(
      fc.property(
        fc.stringMatching(/^[1-9][0-9]{0,2}$/),
        fc.stringMatching(/^[0-9]{4,14}$/),
        (cc, national) => {
          expect(digitsOf(spoken(cc, national))).toBe(cc + national);
        },
      ),
    );
  });
});
