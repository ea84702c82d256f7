/**
 * Text from outside made safe for a terminal: control, bidirectional and zero-width characters appear as
 * escapes, so that no answer of a platform can move the cursor or turn a line around.
 */
export function visible(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}
