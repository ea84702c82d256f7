import { digitsOf } from "../../../shared/phone.ts";
import { inPlainDigits } from "../../../shared/typed-value.ts";

export const CODE_LENGTH = 6;

/** The text with the digits of any script, such as full-width and Arabic-Indic ones, as 0 to 9. */
function plainly(text: string): string {
  return inPlainDigits(text.normalize("NFKC"));
}

/** The digits of pasted or typed text. */
function digitsIn(text: string): string {
  return digitsOf(plainly(text));
}

/**
 * The six digits of a code in pasted text: `123-456`, `123 456`, or a whole message that contains one.
 *
 * Undefined if there is no group of six, or more than one.
 */
function codeIn(text: string): string | undefined {
  const plain = plainly(text);
  const found = [...plain.matchAll(/(?<![0-9])[0-9]{3}[-\s\u2010-\u2015]?[0-9]{3}(?![0-9])/g)];
  if (found.length === 1) return digitsIn(found[0]?.[0] ?? "");
  const all = digitsIn(plain);
  return found.length === 0 && all.length === CODE_LENGTH ? all : undefined;
}

/** The field's content after an edit, and the position of the caret. */
export type Edit = { readonly digits: string; readonly caret: number };

/**
 * The digits that stay of a field's content after typing, dictation or autofill.
 *
 * A digit typed into a full field replaces the one after the caret.
 */
export function keptDigits(value: string, caret: number): Edit {
  const before = digitsIn(value.slice(0, caret));
  const all = before + digitsIn(value.slice(caret));
  const excess = all.length - CODE_LENGTH;
  if (excess <= 0) return { digits: all, caret: before.length };
  const digits = (before + all.slice(before.length + excess)).slice(0, CODE_LENGTH);
  return { digits, caret: Math.min(before.length, CODE_LENGTH) };
}

/** The field's content after pasting; undefined if the text contains no code and no digits that fit. */
export function withPasted(
  value: string,
  selected: { readonly from: number; readonly to: number },
  text: string,
): Edit | undefined {
  const code = codeIn(text);
  if (code !== undefined) return { digits: code, caret: CODE_LENGTH };
  const some = digitsIn(text);
  const digits = value.slice(0, selected.from) + some + value.slice(selected.to);
  const fits = some !== "" && digits.length <= CODE_LENGTH && !/\p{L}/u.test(text);
  return fits ? { digits, caret: selected.from + some.length } : undefined;
}
