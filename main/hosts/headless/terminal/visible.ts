import { LANGUAGE_FACTS } from "../../../../shared/language.ts";
import { visible as visibleWithIsolates } from "../../../../shared/visible.ts";
import { isolated } from "../../../../shared/wording/isolates.ts";
import type { Translate } from "../../../../shared/wording/translate.ts";

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

/** What was typed for a name or a URL and is none, made safe and short enough for a line. */
export function shortened(text: string): string {
  return visible(text.length > LINE ? `${text.slice(0, LINE)}…` : text);
}

const LINE = 120;

/**
 * A sentence with text from outside in it, made safe in the same way. In a language written from right to left it keeps the
 * isolates around its values, which turn nothing else around.
 */
export function visibleSentence(t: Pick<Translate, "language">, sentence: string): string {
  return LANGUAGE_FACTS[t.language].direction === "rtl" ? visibleText(sentence) : visible(sentence);
}

/** A text in a language that need not be the terminal's, made safe in the same way; isolates that it closes stay. */
export function visibleText(text: string): string {
  return visibleWithIsolates(text, Number.POSITIVE_INFINITY);
}

/** Values on one line, two spaces apart. In a language written from right to left each is a unit of its own. */
export function onOneLine(t: Pick<Translate, "language">, values: readonly string[]): string {
  const isMarked = LANGUAGE_FACTS[t.language].direction === "rtl";
  return values.map((value) => (isMarked ? isolated(value) : value)).join("  ");
}
