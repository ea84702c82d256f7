import { digitsOf } from "../../../shared/phone.ts";

/** Did somebody type this number? Spaces, hyphens, brackets and a plus sign do not matter; every digit does. */
export function isNumberTyped(typed: string, number: string): boolean {
  const stray = typed.replace(/[\s\u00A0()+\-.\u2010-\u2015]/g, "").replace(/[0-9]/g, "");
  return stray === "" && digitsOf(typed) === digitsOf(number);
}
