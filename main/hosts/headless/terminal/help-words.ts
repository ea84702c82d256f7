import type { Language, LoadedLanguage } from "../../../../shared/language.ts";
import type { ShapeOf } from "../../../../shared/wording/catalogue/words.ts";
import type { described } from "../wording/en/described.ts";
import { help } from "../wording/en/help.ts";

/** The sentences of the help and of usage errors in one language. */
export type HelpWords = ShapeOf<typeof help> & {
  /** What the code says of commands, arguments and options in English, with its translation; the others stay as they are. */
  readonly described: ReadonlyMap<string, string>;
};

type Parts = { readonly help: ShapeOf<typeof help>; readonly described: ShapeOf<typeof described> };

const LOADED: Readonly<Record<LoadedLanguage, () => Promise<Parts>>> = {
  es: async () => ({
    ...(await import("../wording/es/help.ts")),
    ...(await import("../wording/es/described.ts")),
  }),
  "pt-BR": async () => ({
    ...(await import("../wording/pt/help.ts")),
    ...(await import("../wording/pt/described.ts")),
  }),
  id: async () => ({
    ...(await import("../wording/id/help.ts")),
    ...(await import("../wording/id/described.ts")),
  }),
  ar: async () => ({
    ...(await import("../wording/ar/help.ts")),
    ...(await import("../wording/ar/described.ts")),
  }),
};

/** Loads them alone: the other sentences would be most of what the help takes. */
export async function loadHelpWords(language: Language): Promise<HelpWords> {
  if (language === "en") return { ...help, described: new Map() };
  const [parts, { described: english }] = await Promise.all([
    LOADED[language](),
    import("../wording/en/described.ts"),
  ]);
  const own = new Map(Object.entries(parts.described));
  return {
    ...parts.help,
    described: new Map(Object.entries(english).map(([key, text]) => [text, own.get(key) ?? text])),
  };
}

/**
 * A text of several lines in the language of `words`. A line may have a name before what it says, as in
 * "  pause     pauses forwarding".
 */
export function helpText({ headings, described }: HelpWords, text: string): string {
  return text
    .split("\n")
    .map((line) => {
      const [, before = "", said = ""] = /^(\s*(?:\S.*?\s{2,})?)(.*)$/.exec(line) ?? [];
      if (said === "Examples:") return headings["Examples:"];
      return `${before}${described.get(said) ?? said}`;
    })
    .join("\n");
}

/** The same for a command that runs, which has not loaded these sentences yet. */
export async function inHelpLanguage(language: Language, text: string): Promise<string> {
  return helpText(await loadHelpWords(language), text);
}

/** A sentence with its values. */
export function filled(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ""));
}
