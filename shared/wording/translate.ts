import { createInstance } from "i18next";
import { InvariantError } from "../invariant.ts";
import { en, type English } from "./catalogue/en/index.ts";
import type { KeyOf, TranslationOf, Words } from "./catalogue/words.ts";
import { LANGUAGE_FACTS, type Language, type LoadedLanguage } from "../language.ts";
import { amountIn } from "./amounts.ts";
import { quotedValues, withQuotations } from "./quotations.ts";
import { isolated, withIsolates } from "./isolates.ts";

/** The values for a sentence's placeholders. `count` chooses the plural form. */
export type Values = Readonly<Record<string, string | number>>;

/** Gives a sentence by its key, in one language. */
export type TranslateOf<K extends string> = ((key: K, values?: Values) => string) & {
  readonly language: Language;
};

/** The keys of the sentences that all hosts share. */
export type Key = KeyOf<English>;
export type Translate = TranslateOf<Key>;

/** Sentences in English and, if another language is selected, in that language. */
export type Translations<W extends Words> = { readonly en: W } & {
  readonly [L in LoadedLanguage]?: TranslationOf<L, W>;
};

/** How each language but English is loaded. */
export type Loaders<W extends Words> = {
  readonly [L in LoadedLanguage]: () => Promise<TranslationOf<L, W>>;
};

/** The sentences that all hosts share: one line for each language. */
const SHARED: Loaders<English> = {
  es: async () => (await import("./catalogue/es/index.ts")).es,
  "pt-BR": async () => (await import("./catalogue/pt/index.ts")).pt,
  ar: async () => (await import("./catalogue/ar/index.ts")).ar,
  id: async () => (await import("./catalogue/id/index.ts")).id,
};

/** The keys of a host's own sentences; none if the host has none. */
type OwnKeys<Extra> = Words extends Extra ? never : KeyOf<Extra>;

type Options = {
  /**
   * Throws for a missing sentence or value instead of falling back to English. On in tests and in a
   * development window.
   */
  readonly strict?: boolean;
  /**
   * Marks what is written from left to right in a language that isn't. On for those languages; off for a text that a
   * program reads.
   */
  readonly isolates?: boolean;
  /**
   * Writes numbers as they are set in the language: a count above 999 with its separators, and a number and its unit on one
   * line. On in the window; off where a text is searched, compared or aligned.
   */
  readonly typeset?: boolean;
};

/** So many composed sentences are kept: screens and checks need the same ones over and over. */
const MOST_COMPOSED = 1000;

/**
 * Creates the translate function of one language from the shared sentences and those of one host.
 *
 * Their top-level names must differ. Values are inserted unchanged, save for the marks of their direction: the caller must
 * escape them for display.
 */
export function createTranslate<Extra extends Words = Words>(
  language: Language,
  domain: Translations<English>,
  own?: Translations<Extra>,
  {
    strict = inTests(),
    isolates = LANGUAGE_FACTS[language].direction === "rtl",
    typeset = false,
  }: Options = {},
): TranslateOf<Key | OwnKeys<NoInfer<Extra>>> {
  const instance = createInstance();
  const marked = (words: Words): Words =>
    isolates ? withIsolates(withQuotations(words)) : withQuotations(words);
  // All resources are in memory, so initialization is synchronous and cannot fail.
  instance
    .init({
      lng: language,
      fallbackLng: "en",
      load: "currentOnly",
      resources: {
        en: { translation: withQuotations(merged(domain.en, own?.en)) },
        ...(language === "en"
          ? {}
          : { [language]: { translation: marked(merged(domain[language], own?.[language])) } }),
      },
      nsSeparator: false,
      initAsync: false,
      interpolation: { escapeValue: false },
      missingInterpolationHandler: (text: string, [placeholder]: RegExpExecArray) => {
        if (strict) throw new InvariantError(`A sentence has no value for ${placeholder}: ${text}`);
        return "";
      },
    })
    .catch(() => undefined);
  const composed = new Map<string, string>();
  const compose = (key: string, values: Values): string => {
    const { count } = values;
    // The server's texts are among the values: they must never be read as a reference to another sentence.
    const quoted = quotedValues(typeset ? withAmounts(language, values) : values);
    const replace = isolates ? isolatedValues(quoted) : quoted;
    const options = { replace, nest: false, ...(typeof count === "number" ? { count } : {}) };
    if (strict && !instance.exists(key, { ...options, lngs: [language] }))
      throw new InvariantError(`The ${language} words have no sentence "${key}".`);
    const text = instance.t(key, options);
    return typeset ? withUnits(text) : text;
  };
  const say = (key: string, values: Values = {}): string => {
    const name = JSON.stringify([key, values]);
    const known = composed.get(name);
    if (known !== undefined) return known;
    const text = compose(key, values);
    if (composed.size >= MOST_COMPOSED) composed.clear();
    composed.set(name, text);
    return text;
  };
  return Object.assign(say, { language });
}

/** Values that are amounts; others, such as ports and codes, are numbers without separators. */
const AMOUNTS: readonly string[] = ["count", "all", "of"];

function withAmounts(language: Language, values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "number" && value > 999 && AMOUNTS.includes(name)
      ? amountIn({ language }, value)
      : value,
  ]);
  return Object.fromEntries(entries) as Values;
}

/** Units as the sentences of all languages abbreviate them. */
const UNIT_AFTER_NUMBER =
  /(?<=\p{Nd}\u2069?) (?=(?:ms|s|min|h|d|mdtk|dtk|mnt|jam|KB|MB|GB|%|ملي ث|ث|د|س|بايت|ك\.ب|م\.ب|غ\.ب)(?![\p{L}\p{N}]))/gu;

/** The text with a space that no line breaks at between each number and its unit. */
export function withUnits(text: string): string {
  return text.replaceAll(UNIT_AFTER_NUMBER, "\u00A0");
}

let english: Translate | undefined;

/** Translates to English, for the terminal and the tests. Prepared at its first sentence: many programs end without one. */
export const translateToEnglish: Translate = Object.assign(
  (key: Key, values?: Values) => (english ??= createTranslate("en", { en }))(key, values),
  { language: "en" as const },
);

/** One host's own sentences: English in memory, the other languages loaded on demand. */
export type OwnWords<Extra extends Words> = { readonly en: Extra } & Loaders<Extra>;

/** Loads a language and gives its translate function, with a host's own sentences if it has any. */
export async function loadTranslate<Extra extends Words = Words>(
  language: Language,
  own?: OwnWords<Extra>,
  options: Options = {},
): Promise<TranslateOf<Key | OwnKeys<NoInfer<Extra>>>> {
  if (language === "en") return createTranslate(language, { en }, own && { en: own.en }, options);
  const [shared, ownWords] = await Promise.all([SHARED[language](), own?.[language]()]);
  const domain: Translations<English> = { en, [language]: shared };
  return createTranslate(language, domain, own && ownWords && { en: own.en, [language]: ownWords }, options);
}

/** True if the key is a sentence that all hosts share. A newer core may name others. */
export function isKey(key: string): key is Key {
  keys ??= new Set(keysIn(en, ""));
  return keys.has(key) || keys.has(`${key}_other`);
}

// Collected when it is needed first: a command that shows no finding starts without it.
let keys: ReadonlySet<string> | undefined;

function keysIn(words: Words, prefix: string): readonly string[] {
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === "string" ? `${prefix}${name}` : keysIn(value, `${prefix}${name}.`),
  );
}

function merged(domain: Words | undefined, extra: Words | undefined): Words {
  const twice = Object.keys(extra ?? {}).filter((name) => Object.hasOwn(domain ?? {}, name));
  if (twice.length > 0) throw new InvariantError(`Words are named twice: ${twice.join(", ")}`);
  return { ...domain, ...extra };
}

function isolatedValues(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? isolated(value) : value,
    ]),
  );
}

function inTests(): boolean {
  const { process } = globalThis as {
    process?: { readonly env?: Readonly<Record<string, string | undefined>> };
  };
  return process?.env?.["NODE_ENV"] === "test";
}
