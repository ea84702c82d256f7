import { TestId } from "../../../shared/ids.ts";
import { isoOf, type Instant } from "../../../shared/time.ts";
import { redact, type Redacted } from "../../../shared/redacted.ts";
import type { Random } from "../runtime/random.ts";

const ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
// Excludes characters that look alike on a small screen: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V.
const WORD_LETTERS = "ACDEFGHJKMNPQRTWXY34679";
const TOKEN_BYTES = 16;

/** Returns a new test id: the date and six random characters. */
export function newTestId(now: Instant, random: Random): TestId {
  const day = isoOf(now).slice(0, 10).replaceAll("-", "");
  return TestId.parse(`t-${day}-${letters(random, ID_LETTERS, 6)}`);
}

/** Returns a new keyword for the person to send: short to type, and not sent by chance. */
export function newKeyword(random: Random): string {
  return `SW-${letters(random, WORD_LETTERS, 4)}`;
}

/** Returns a verify token for one test: 128 random bits, useless after the test. */
export function newVerifyToken(random: Random): Redacted<string> {
  return redact(Buffer.from(random.bytes(TOKEN_BYTES)).toString("hex"), "verify token");
}

/** Whether the text contains the keyword, ignoring case and punctuation. */
export function holdsKeyword(text: string, word: string): boolean {
  return normalized(text).includes(normalized(word));
}

// Phones change dashes and capitals.
function normalized(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

function letters(random: Random, alphabet: string, length: number): string {
  let word = "";
  // Discard bytes that would favor the first letters of the alphabet.
  const fair = 256 - (256 % alphabet.length);
  while (word.length < length) {
    for (const byte of random.bytes(length)) {
      if (byte < fair && word.length < length) word += alphabet[byte % alphabet.length] ?? "";
    }
  }
  return word;
}
