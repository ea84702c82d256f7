/** A number by its last two digits: enough to tell a customer's few numbers apart. */
export function lastTwoDigits(number: string): string {
  return `…${number.replaceAll(/[^0-9]/g, "").slice(-2)}`;
}

/** Seven digits or more, in any grouping, that aren't a part of a name such as a migration's ID; fewer after a plus sign. */
const NUMBERS = /\+\d(?:[\s().-]{0,2}\d){3,}|(?<![\w+-])\(?\d(?:[\s().-]{0,2}\d){6,}(?!\w)/g;

/** A text in which every phone number, or what could be one, is its last two digits. */
export function withShortNumbers(text: string): string {
  return text.replaceAll(NUMBERS, lastTwoDigits);
}
