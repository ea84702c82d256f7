// What a person types is words to be found and never a query language: each word goes between quotes, in which nothing
// has a meaning but the quote itself, and that is doubled.

const WORD = /[^\s"\p{Cc}]+/gu;
const MOST_WORDS = 16;
/** The index knows letters and digits: something without any of them is no word to it. */
const SOUND = /[\p{L}\p{N}\p{Co}]/u;

/**
 * The full-text query for what was typed: every word must occur, the last one at least as a beginning. Undefined where
 * nothing that was typed can be looked for.
 */
export function wordsQuery(typed: string): string | undefined {
  const words = (typed.match(WORD) ?? []).filter((word) => SOUND.test(word)).slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  return `${words.map((word) => `"${word}"`).join(" AND ")}*`;
}

/** The query for an id or a number as a whole, among ids only. */
export function idQuery(id: string): string | undefined {
  const words = (id.match(WORD) ?? []).filter((word) => SOUND.test(word)).slice(0, MOST_WORDS);
  return words.length === 0 ? undefined : `ids : (${words.map((word) => `"${word}"`).join(" AND ")})`;
}
