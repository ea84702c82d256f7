import type { Values } from "../../../shared/wording/translate.ts";

/** Another sentence, or another text. */
export type Put = { readonly key: string } | { readonly text: string };

/** The words with something else in place of one sentence. `more`: values that the other sentence may name. */
export function mistaken<T extends { readonly language: string }>(
  t: T,
  key: string,
  put: Put,
  more: Values = {},
): T {
  const ask = t as unknown as (asked: string, values?: Values) => string;
  const wrong = (asked: string, values?: Values): string => {
    if (asked !== key) return ask(asked, values);
    return "key" in put ? ask(put.key, { ...more, ...values }) : put.text;
  };
  return Object.assign(wrong, { language: t.language }) as unknown as T;
}
