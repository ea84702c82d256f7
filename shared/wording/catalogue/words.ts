/**
 * A tree of sentences. `{{name}}` is replaced by a value; `_one` and `_other` are plural forms of one
 * sentence.
 */
export type Words = { readonly [name: string]: string | Words };

/** The same tree with any sentences: what a translation without plural forms has to fill. */
export type ShapeOf<W> = { readonly [K in keyof W]: W[K] extends string ? string : ShapeOf<W[K]> };

/** The categories by which languages choose a plural form, as `Intl.PluralRules` names them. */
export type PluralCategory = "zero" | "one" | "two" | "few" | "many" | "other";

type Forms = { readonly must: readonly PluralCategory[]; readonly may: readonly PluralCategory[] };

/**
 * The plural forms that a translation has to have, and those that it may have: the others are replaced by `_other`. In
 * Spanish and Portuguese, `many` is the form for whole millions, which differs only where the number is in words.
 */
export const PLURAL_FORMS = {
  es: { must: ["one", "other"], may: ["many"] },
  "pt-BR": { must: ["one", "other"], may: ["many"] },
  id: { must: ["other"], may: [] },
  ar: { must: ["zero", "one", "two", "few", "many", "other"], may: [] },
} as const satisfies Readonly<Record<string, Forms>>;
export type PluralLanguage = keyof typeof PLURAL_FORMS;

type Must<L extends PluralLanguage> = (typeof PLURAL_FORMS)[L]["must"][number];
type May<L extends PluralLanguage> = (typeof PLURAL_FORMS)[L]["may"][number];

/** The plural forms in English, as they are called in a tree, with the stem that they share. */
type EnglishForm<Stem extends string> = `${Stem}_${"one" | "other"}`;

type Translated<L extends PluralLanguage, V> = V extends string
  ? string
  : V extends undefined
    ? undefined
    : TranslationOf<L, V>;

/**
 * The tree that a translation has to fill: the same sentences as in English, and of each that has plural forms exactly
 * the forms of that language.
 */
export type TranslationOf<L extends PluralLanguage, W> = {
  readonly [K in keyof W as K extends EnglishForm<infer Stem> ? `${Stem}_${Must<L>}` : K]: Translated<
    L,
    W[K]
  >;
} & {
  readonly [K in keyof W as K extends EnglishForm<infer Stem> ? `${Stem}_${May<L>}` : never]?: string;
};

type Singular<Name extends string> = Name extends EnglishForm<infer Stem> ? Stem : Name;

type PathsIn<W, Prefix extends string> = {
  [K in keyof W & string]: W[K] extends string ? `${Prefix}${Singular<K>}` : PathsIn<W[K], `${Prefix}${K}.`>;
}[keyof W & string];

/** The dotted paths to every sentence of a tree, plural forms as one. */
export type KeyOf<W> = PathsIn<W, "">;
