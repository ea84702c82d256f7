const MONTHS = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec";
const TIME = "[0-2][0-9]:[0-5][0-9]:[0-6][0-9]";
/** The three formats of RFC 9110, section 5.6.7: the current one, and two that recipients must still read. */
const FORMS = [
  new RegExp(`^[A-Z][a-z]{2}, [0-3][0-9] (?:${MONTHS}) [0-9]{4} ${TIME} GMT$`),
  new RegExp(`^[A-Z][a-z]+day, [0-3][0-9]-(?:${MONTHS})-[0-9]{2} ${TIME} GMT$`),
  new RegExp(`^[A-Z][a-z]{2} (?:${MONTHS}) [ 0-3][0-9] ${TIME} [0-9]{4}$`),
];

/** The time of an HTTP date, such as a `Date` header's, in ms since 1970; undefined if it is not an HTTP date. */
export function httpDateMs(header: string | undefined): number | undefined {
  const form = header === undefined ? -1 : FORMS.findIndex((one) => one.test(header));
  if (header === undefined || form < 0) return undefined;
  // The last format names no zone; it means GMT like the others.
  const ms = Date.parse(form === 2 ? `${header} GMT` : header);
  return Number.isNaN(ms) ? undefined : ms;
}
