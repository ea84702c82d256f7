/** Maximum number of characters put on the page at once. */
const MOST_CHARACTERS = 65_536;

// All invisible characters, those that change direction or break lines, and special spaces; line feed and
// tab stay.
const UNSEEN =
  /[[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]--[\n\t]]/gv;

/**
 * A text exactly as received, with each invisible character escaped: `\u{202e}`.
 *
 * Joiners are escaped too, unlike in names, because this view is for finding hidden characters. Line breaks
 * stay. Cut at 65,536 characters.
 */
export function exactText(text: string): string {
  return text
    .slice(0, MOST_CHARACTERS)
    .replace(UNSEEN, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}
