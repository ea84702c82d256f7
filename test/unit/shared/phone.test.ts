import { expect, test } from "vitest";
import { spokenDigits } from "../../../shared/phone.ts";

test.each([
  ["12025550177", "+1 202 555 0177"],
  ["34612345678", "+34 612 34 5678"],
  ["447400123456", "+44 740 012 3456"],
  ["351912345678", "+351 912 34 5678"],
  ["79161234567", "+7 916 123 4567"],
])("the digits %s of a number are grouped behind its country code", (digits, spoken) => {
  expect(spokenDigits(digits)).toBe(spoken);
});
