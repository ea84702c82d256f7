import { createInstance } from "i18next";
import { InvariantError } from "../invariant.ts";
import { en, type English } from "./catalogue/en/index.ts";
import type { KeyOf, ShapeOf, Words } from "./catalogue/words.ts";
import { LANGUAGES, type Language } from "../language.ts";

/** What stands in a sentence's placeholders. `count` chooses the plural form. */
export type Values = Readonly<Record<string, string | number>>;

/** Gives a sentence by its key, in one language. */
export type TranslateOf<K extends string> = ((key: K, values?: Values) => string) & {
  readonly language: Language;
};

/** The keys of the sentences that all hosts share. */
export type Key = KeyOf<English>;
export type Translate = TranslateOf<Key>;

/** Sentences in English and, where that language is spoken, in the other one. */
export type Translations<W extends Words> = { readonly en: W; readonly es?: ShapeOf<W> };

/** The keys of a host's own sentences; none where it has none. */
type OwnKeys<Extra> = Words extends Extra ? never : KeyOf<Extra>;

type Options = {
  /** Throw for a missing sentence or value, instead of falling back to English. On in tests; a window in development asks for it. */
  readonly strict?: boolean;
};

/**
 * Makes the function that speaks one language, from the shared sentences and those of one host.
 *
 * Both must have different names at the top. Values are put in as they are: what shows them must escape them.
 */
export function createTranslate<Extra extends Words = Words>(
  language: Language,
  domain: Translations<English>,
  own?: Translations<Extra>,
  { strict = inTests() }: Options = {},
): TranslateOf<Key | OwnKeys<NoInfer<Extra>>> {
  const instance = createInstance();
  // Everything is at hand, so that nothing is awaited and nothing can be refused.
  instance
    .init({
      lng: language,
      fallbackLng: "en",
      resources: Object.fromEntries(
        LANGUAGES.map((name) => [name, { translation: merged(domain[name], own?.[name]) }]),
      ),
      nsSeparator: false,
      initAsync: false,
      interpolation: { escapeValue: false },
      missingInterpolationHandler: (text: string, [placeholder]: RegExpExecArray) => {
        if (strict) throw new InvariantError(`A sentence has no value for ${placeholder}: ${text}`);
        return "";
      },
    })
    .catch(() => undefined);
  const say = (key: string, values: Values = {}): string => {
    const { count } = values;
    // The server's texts are among the values: they must never be read as a reference to another sentence.
    const options = { replace: values, nest: false, ...(typeof count === "number" ? { count } : {}) };
    if (strict && !instance.exists(key, { ...options, lngs: [language] }))
      throw new InvariantError(`The ${language} words have no sentence "${key}".`);
    return instance.t(key, options);
  };
  return Object.assign(say, { language });
}

/** Speaks English: the terminal and the tests. */
export const translateToEnglish: Translate = createTranslate("en", { en });

/** One host's own sentences: English at hand, the other language fetched when it is wanted. */
export type OwnWords<Extra extends Words> = {
  readonly en: Extra;
  readonly es: () => Promise<ShapeOf<Extra>>;
};

/** Fetches a language and gives the function that speaks it, with a host's own sentences where it has some. */
export async function loadTranslate<Extra extends Words = Words>(
  language: Language,
  own?: OwnWords<Extra>,
  options: Options = {},
): Promise<TranslateOf<Key | OwnKeys<NoInfer<Extra>>>> {
  if (language === "en") return createTranslate(language, { en }, own && { en: own.en }, options);
  const [{ es }, ownWords] = await Promise.all([import("./catalogue/es/index.ts"), own?.es()]);
  return createTranslate(language, { en, es }, own && ownWords && { en: own.en, es: ownWords }, options);
}

/** Is this the key of a sentence that all hosts share? A core newer than these words may name others. */
export function isKey(key: string): key is Key {
  let at: unknown = en;
  const names = key.split(".");
  const last = names.pop() ?? "";
  for (const name of names) at = memberOf(at, name);
  return [last, `${last}_other`].some((name) => typeof memberOf(at, name) === "string");
}

function memberOf(tree: unknown, name: string): unknown {
  return typeof tree === "object" && tree !== null && Object.hasOwn(tree, name)
    ? (tree as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

function merged(domain: Words | undefined, extra: Words | undefined): Words {
  const twice = Object.keys(extra ?? {}).filter((name) => Object.hasOwn(domain ?? {}, name));
  if (twice.length > 0) throw new InvariantError(`Words are named twice: ${twice.join(", ")}`);
  return { ...domain, ...extra };
}

function inTests(): boolean {
  const { process } = globalThis as {
    process?: { readonly env?: Readonly<Record<string, string | undefined>> };
  };
  return process?.env?.["NODE_ENV"] === "test";
}
