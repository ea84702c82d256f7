import { TestId } from "../../../shared/webhook/connectivity-test.ts";
import { isoOf, type Instant } from "../../../shared/time.ts";
import { redact, type Redacted } from "../../../shared/redacted.ts";
import type { Random } from "../runtime/random.ts";

const ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
// Without what looks alike on a small screen: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V.
const WORD_LETTERS = "ACDEFGHJKMNPQRTWXY34679";
const TOKEN_BYTES = 16;

/** A new test's name. */
export function newTestId(now: Instant, random: Random): TestId {
  const day = isoOf(now).slice(0, 10).replaceAll("-", "");
  return TestId.parse(`t-${day}-${letters(random, ID_LETTERS, 6)}`);
}

/** The word that a person sends: short to type, and nobody sends it by chance. */
export function newKeyword(random: Random): string {
  return `SW-${letters(random, WORD_LETTERS, 4)}`;
}

/** A verify token for one test: 128 random bits, of no use afterwards. */
export function newVerifyToken(random: Random): Redacted<string> {
  return redact(Buffer.from(random.bytes(TOKEN_BYTES)).toString("hex"), "verify token");
}

/** Does the word stand in this text, however the person typed it? */
export function holdsKeyword(text: string, word: string): boolean {
  return bare(text).includes(bare(word));
}

// Phones change dashes and capitals as they like.
function bare(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

function letters(random: Random, alphabet: string, length: number): string {
  let word = "";
  // What would favour the alphabet's beginning is drawn again.
  const fair = 256 - (256 % alphabet.length);
  while (word.length < length) {
    for (const byte of random.bytes(length)) {
      if (byte < fair && word.length < length) word += alphabet[byte % alphabet.length] ?? "";
    }
  }
  return word;
}
