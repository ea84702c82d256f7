import { LANGUAGE_FACTS, type Language } from "../language.ts";

// Making a format takes longer than formatting many amounts with it.
const formats = new Map<Language, Intl.NumberFormat>();

/** An amount with the separators of the language: `1,000`. Ports and codes are no amounts. */
export function amountIn({ language }: { readonly language: Language }, amount: number): string {
  const format = formats.get(language) ?? new Intl.NumberFormat(LANGUAGE_FACTS[language].locale);
  formats.set(language, format);
  return format.format(amount);
}
