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
// told by one of them goes with it: of a color only `[31m` would be left, as if the server had written that.
const [ESCAPE, BELL, STRING_END, SEQUENCE] = ["\u001b", "\u0007", "\u009c", "\u009b"];
const COLOR_OR_CURSOR = `(?:${ESCAPE}\\[|${SEQUENCE})[0-?]*[ -/]*[@-~]`;
const TITLE_OR_LINK = `${ESCAPE}\\][^${BELL}${ESCAPE}${STRING_END}]{0,500}(?:${BELL}|${ESCAPE}\\\\|${STRING_END})`;
const UNSAFE = new RegExp(`(?:${COLOR_OR_CURSOR}|${TITLE_OR_LINK}|[\\p{Cc}\\p{Cf}\u2028\u2029])+`, "gu");

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
    let clean = text.slice(0, MAX_TEXT * 20).replace(UNSAFE, " ");
    for (const code of secrets.filter((secret) => SIX_DIGITS.test(secret)))
      clean = clean.replaceAll(new RegExp(code.split("").join("[-.\\s]?"), "g"), "<redacted>");
    for (const spelling of spellings)
      clean = withoutBeginnings(clean.replaceAll(spelling, "<redacted>"), spelling);
    // A server may repeat a callback URL that it rejects; its path and query may be secret.
    return cut(maskAddressesIn(clean).trim(), MAX_TEXT);
  };
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
