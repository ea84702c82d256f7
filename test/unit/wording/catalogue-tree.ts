import type { Words } from "../../../shared/wording/catalogue/words.ts";

/** Every text of a tree by its dotted path, plural suffixes included. */
export function sentencesOf(words: Words, prefix = ""): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(words).flatMap(([name, value]): readonly (readonly [string, string])[] =>
      typeof value === "string" ? [[prefix + name, value]] : [...sentencesOf(value, `${prefix}${name}.`)],
    ),
  );
}

/** The placeholders of a text, each once, in alphabetical order. */
export function placeholdersOf(sentence: string): readonly string[] {
  return [...new Set([...sentence.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = ""]) => name))].sort();
}

/** The key that code uses for a text: its path without a plural suffix. */
export function keyOf(path: string): string {
  return path.replace(/_(?:one|other)$/, "");
}
