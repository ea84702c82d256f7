import { numberOf, type Plan } from "../../../shared/migration/plan.ts";
import { digitsOf, isSameLine } from "../../../shared/phone.ts";

/** Returns the digits of a number as an API writes it; undefined if it reports none. */
export function digitsServed(written: string | undefined): string | undefined {
  const digits = digitsOf(written ?? "");
  return digits === "" ? undefined : digits;
}

/** Whether the API names another number than the plan's; false if it names none. */
export function isOtherNumber(plan: Plan, digits: string | undefined): digits is string {
  return digits !== undefined && !isSameLine(digits, digitsOf(numberOf(plan)));
}
