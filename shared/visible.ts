// Control and format characters (including those that change direction) and line separators. Joiners stay,
// because some scripts need them.
const HIDDEN = /[[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]--[\u200C\u200D]]/gv;

/**
 * An untrusted text with every character escaped that could hide, reverse or break it, such as `\u{202e}`.
 *
 * Cut to `most` characters, with an ellipsis.
 */
export function visible(text: string, most = 1_000): string {
  const cut = text.length > most ? `${text.slice(0, most)}…` : text;
  return cut.replace(HIDDEN, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}
