import { numberOf, type Plan } from "../../../shared/migration/plan.ts";
import { digitsOf, isSameLine } from "../../../shared/phone.ts";

/** The digits of a number as a side writes it; undefined where it writes none. */
export function digitsServed(written: string | undefined): string | undefined {
  const digits = digitsOf(written ?? "");
  return digits === "" ? undefined : digits;
}

/** Is what a side calls its own another number than the plan's? A side that does not tell is believed. */
export function isOtherNumber(plan: Plan, digits: string | undefined): digits is string {
  return digits !== undefined && !isSameLine(digits, digitsOf(numberOf(plan)));
}
