import { maskAddressesIn } from "../../../../shared/platform/callback-address.ts";

/**
 * The number of sent secrets that are removed from later responses: a migration sends a few; beyond this, the
 * oldest are dropped.
 */
export const MOST_REMEMBERED = 20;

/** What is kept of a text, in characters. */
export const MAX_TEXT = 500;
const LONG_SECRET = 24;
const SHORTEST_ECHO = 12;
// Codes and PINs may be repeated with separators: 123-456, 12 34 56.
const SIX_DIGITS = /^[0-9]{6}$/;
// Control characters, bidirectional marks and invisible characters, which must not be stored or shown. What a terminal is
// told by one of them goes with it: of a color only `[31m` would be left, as if the server had written that. Each begins
// with ESC and a character, or with one that stands for both. Source: ECMA-48, 5.3 to 5.6 and 8.3; ECMA-35, 13.2. Nothing is
// read more than once: a string ends at the latest where another one begins.
const [ESCAPE, BELL, STRING_END] = ["\u001b", "\u0007", "\u009c"];
const COLOR_OR_CURSOR = `(?:${ESCAPE}\\[|\u009b)[0-?]*[ -/]*[@-~]`;
const STRINGS = "\u0090\u0098\u009d\u009e\u009f";
const IN_STRING = `[^${BELL}${ESCAPE}${STRING_END}${STRINGS}]*`;
// Titles, links, images and settings; a color may be within one.
const STRING = `(?:${ESCAPE}[PX\\]^_]|[${STRINGS}])${IN_STRING}(?:${ESCAPE}(?![PX\\]^_\\\\])${IN_STRING})*(?:${BELL}|${ESCAPE}\\\\|${STRING_END})`;
const SHORT = `${ESCAPE}(?:[ -/]+[0-~]|[0-OQ-WYZ\\\\\`-~])`;
const UNSAFE = new RegExp(`(?:${COLOR_OR_CURSOR}|${STRING}|${SHORT}|[\\p{Cc}\\p{Cf}\u2028\u2029])+`, "gu");

/** Makes a server's text safe to store and show. */
export type Scrub = (text: string) => string;

/** Removes control and invisible characters and limits the text to `max` characters. */
export function plainText(text: string, max = MAX_TEXT): string {
  return cut(text.replace(UNSAFE, " ").trim(), max);
}

/**
 * Returns a function that cleans server texts: replaces the call's known secrets with `<redacted>`, because
 * servers repeat what they were sent; removes control characters; limits the text to 500 characters. Finds a
 * secret as it is and in encodings that a server may use (base64, base64url, hex, percent and JSON escapes),
 * and the beginning of a long one.
 */
export function scrubberFor(secrets: readonly string[]): Scrub {
  // Computed when there is a text to clean: most responses hold none, and a backup is long.
  let spellings: readonly string[] | undefined;
  return (text) => {
    spellings ??= [...new Set(secrets.filter((secret) => secret !== "").flatMap(spellingsOf))].sort(
      (a, b) => b.length - a.length,
    );
    // Before sequences are removed too: one may take the first characters of a secret with it.
    const whole = without(text.slice(0, MAX_TEXT * 20), secrets, spellings);
    const clean = without(whole.replace(UNSAFE, " "), secrets, spellings);
    // A server may repeat a callback URL that it rejects; its path and query may be secret.
    return cut(maskAddressesIn(clean).trim(), MAX_TEXT);
  };
}

function without(text: string, secrets: readonly string[], spellings: readonly string[]): string {
  let clean = text;
  for (const code of secrets.filter((secret) => SIX_DIGITS.test(secret)))
    clean = clean.replaceAll(new RegExp(code.split("").join("[-.\\s]?"), "g"), "<redacted>");
  for (const spelling of spellings)
    clean = withoutBeginnings(clean.replaceAll(spelling, "<redacted>"), spelling);
  return clean;
}

function spellingsOf(secret: string): string[] {
  const bytes = Buffer.from(secret, "utf8");
  const hex = bytes.toString("hex");
  return [
    secret,
    secret.replace(UNSAFE, " "),
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret.toWellFormed()),
    bytes.toString("base64"),
    bytes.toString("base64url"),
    hex,
    hex.toUpperCase(),
  ].filter((spelling) => spelling.trim() !== "");
}

function withoutBeginnings(text: string, secret: string): string {
  if (secret.length < LONG_SECRET) return text;
  const beginning = secret.slice(0, SHORTEST_ECHO);
  let clean = text;
  for (let from = clean.indexOf(beginning); from >= 0; from = clean.indexOf(beginning, from + 1)) {
    let length = SHORTEST_ECHO;
    while (from + length < clean.length && clean[from + length] === secret[length]) length += 1;
    clean = `${clean.slice(0, from)}<redacted>${clean.slice(from + length)}`;
  }
  return clean;
}

function cut(text: string, max: number): string {
  return text.length <= max
    ? text
    : `${text
        .slice(0, max - 1)
        .toWellFormed()
        .replace(/\uFFFD$/, "")}…`;
}
