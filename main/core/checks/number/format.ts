import type { CauseOf } from "../../../../shared/checks/catalogue.ts";
import { BOTH_WAYS, type Check } from "../context.ts";
import { fail, pass, phrase, warn, type CheckFinding } from "../finding.ts";

type ParsedNumber = {
  readonly valid: boolean;
  readonly possible: boolean;
  readonly withoutTrunk: string | undefined;
};
type ReadNumber = (e164: string) => ParsedNumber;

/**
 * Checks whether the number is well formed for its country: the country code once and no trunk zero in front.
 */
export const numberFormat: Check<"number.format"> = {
  id: "number.format",
  directions: BOTH_WAYS,
  comesFirst: true,
  run: async ({ plan }) => {
    const read = await numberReader();
    return judgeFormat(plan.number.cc, plan.number.phoneNumber, read);
  },
};

/**
 * Judges by the numbering plans of the library. They change and may be outdated, so an unusual number is a
 * warning; only a country code that is certainly repeated fails.
 */
function judgeFormat(cc: string, national: string, read: ReadNumber): CheckFinding<CauseOf<"number.format">> {
  const number = `+${cc}${national}`;
  const whole = read(number);
  const facts = { cc, national, valid: whole.valid };
  if (national.startsWith(cc)) {
    const alone = read(`+${national}`);
    const certain = (alone.valid && !whole.valid) || (alone.possible && !whole.possible);
    if (certain)
      return fail("country-code-repeated", phrase("findings.format.codeTwice", { national, cc }), facts);
    if (alone.valid)
      return warn(
        "country-code-repeated",
        phrase("findings.format.codePerhapsTwice", { national, cc, number }),
        facts,
      );
  }
  if (whole.withoutTrunk !== undefined) {
    return warn(
      "trunk-prefix",
      phrase("findings.format.trunk", { number, abroad: whole.withoutTrunk }),
      facts,
    );
  }
  return whole.valid
    ? pass(phrase("findings.format.fits", { number }), facts)
    : warn("number-invalid", phrase("findings.format.fitsNone", { number }), facts);
}

/** Loads the numbering plans on first use: they are large, and most commands do not need them. */
async function numberReader(): Promise<ReadNumber> {
  const { parsePhoneNumberFromString } = await import("libphonenumber-js");
  return (e164) => {
    const parsed = parsePhoneNumberFromString(e164);
    // The parser silently drops a trunk prefix; the number counts only as it is written.
    const asWritten = parsed?.number === e164;
    const valid = parsed?.isValid() === true;
    return {
      valid: asWritten && valid,
      possible: asWritten && parsed.isPossible(),
      withoutTrunk: valid && !asWritten ? parsed.number : undefined,
    };
  };
}
