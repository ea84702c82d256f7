/** Longest text that is put on the page at once. */
const MOST_CHARACTERS = 65_536;

// Everything that draws nothing, turns text or breaks it, and spaces that pass for others; line feed and tab stay.
const UNSEEN =
  /[[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]--[\n\t]]/gv;

/**
 * A text exactly as it came, with each character that cannot be seen as an escape: `\u{202e}`. Joiners are escapes too,
 * other than in names, since this is read to find what is hidden. Lines stay lines. Cut at 64 KB.
 */
export function exactText(text: string): string {
  return text
    .slice(0, MOST_CHARACTERS)
    .replace(UNSEEN, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}
