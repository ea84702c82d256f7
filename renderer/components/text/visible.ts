// Control and format characters (those that turn text among them) and separators of lines. Joiners stay: scripts need them.
const HIDDEN = /[[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]--[\u200C\u200D]]/gv;

/**
 * A text from outside with every character made visible that could hide, turn or break it: `\u{202e}` instead of a
 * change of direction. Cut to `most` characters, with an ellipsis.
 */
export function visible(text: string, most = 1_000): string {
  const cut = text.length > most ? `${text.slice(0, most)}…` : text;
  return cut.replace(HIDDEN, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}
