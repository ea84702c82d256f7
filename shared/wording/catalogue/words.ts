/**
 * A tree of sentences. `{{name}}` is replaced by a value; `_one` and `_other` are plural forms of one
 * sentence.
 */
export type Words = { readonly [name: string]: string | Words };

/** The same tree with any sentences: what a translation has to fill. */
export type ShapeOf<W> = { readonly [K in keyof W]: W[K] extends string ? string : ShapeOf<W[K]> };

type Singular<Name extends string> = Name extends `${infer Stem}_${"one" | "other"}` ? Stem : Name;

type PathsIn<W, Prefix extends string> = {
  [K in keyof W & string]: W[K] extends string ? `${Prefix}${Singular<K>}` : PathsIn<W[K], `${Prefix}${K}.`>;
}[keyof W & string];

/** The dotted paths to every sentence of a tree, plural forms as one. */
export type KeyOf<W> = PathsIn<W, "">;
