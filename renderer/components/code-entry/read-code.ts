export const CODE_LENGTH = 6;

/** The digits of pasted or typed text, full-width digits included. */
export function digitsIn(text: string): string {
  return text.normalize("NFKC").replace(/[^0-9]/g, "");
}

/**
 * The six digits of a code in pasted text: `123-456`, `123 456`, or a whole message that contains one.
 *
 * Undefined if there is no group of six, or more than one.
 */
export function codeIn(text: string): string | undefined {
  const plain = text.normalize("NFKC");
  const found = [...plain.matchAll(/(?<![0-9])[0-9]{3}[-\s\u2010-\u2015]?[0-9]{3}(?![0-9])/g)];
  if (found.length === 1) return digitsIn(found[0]?.[0] ?? "");
  const all = digitsIn(plain);
  return found.length === 0 && all.length === CODE_LENGTH ? all : undefined;
}
