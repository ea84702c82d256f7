import { expect, test } from "vitest";
import { en as windowEnglish } from "../../../renderer/wording/en/index.ts";
import { described } from "../../../main/hosts/headless/wording/en/described.ts";
import { help } from "../../../main/hosts/headless/wording/en/help.ts";
import { en as terminalEnglish } from "../../../main/hosts/headless/wording/en/index.ts";
import { en } from "../../../shared/wording/catalogue/en/index.ts";
import { sentencesOf } from "./catalogue-tree.ts";

/** An English term, and what its sentence in the other language must have. */
export type Term = readonly [english: RegExp, own: RegExp];

/** A sentence beside its English one. */
type Pair = { readonly path: string; readonly text: string; readonly own: string };

/** Every English sentence, by its path. */
export const english = new Map([
  ...sentencesOf(en),
  ...sentencesOf({ window: windowEnglish, terminal: terminalEnglish, help: { ...help, described } }),
]);

// Commands and members of JSON, as they are written in each language.
const LITERAL =
  /\{\{\w+\}\}|`[^`]*`|--[\w-]+(?: (?:on-premises|onprem|cloud)\b)?|\bvault\/|\bswitchover [a-z]+(?: [a-z-]+)?|\b[a-z]+\.[\w.]+|\b[\w.]*_[\w.]+|index\.json|deterministic|HMAC\S+|“Switchover test”/g;

/** A sentence without what is the same in each language. */
export const without = (text: string): string => text.replaceAll(LITERAL, " ");

/** Pairs as a failing test prints them. */
export const told = (pairs: readonly Pair[]): readonly (readonly string[])[] =>
  pairs.map(({ path, text, own }) => [path, text, own]);

type LanguageRules = {
  /** Every sentence beside its English one. */
  readonly both: readonly Pair[];
  /** Those that say the same as the English one, and not something else of a number of its own. */
  readonly usual?: readonly Pair[];
  readonly terms: readonly Term[];
  /** What terms are looked for in; the sentence itself without it. */
  readonly spelled?: (own: string) => string;
  /** Words that no sentence has. */
  readonly strays?: readonly RegExp[];
  /** Lines of a sentence: a single one without it. */
  readonly lines?: RegExp;
  /** How the sentence begins that claims that every step is confirmed. */
  readonly claim: string;
};

/** The rules that hold for the sentences of each language. */
export function holdForEachLanguage({
  both,
  usual = both,
  terms,
  spelled = (own) => own,
  strays,
  lines = /^\S+(?: \S+)*$/,
  claim,
}: LanguageRules): void {
  test("end as the English ones, with no space too many", () => {
    const ending = (text: string): string => /[.?؟:…]$/.exec(text)?.[0].replace("؟", "?") ?? "";
    expect(told(both.filter(({ text, own }) => ending(text) !== ending(own)))).toEqual([]);
    expect(told(both.filter(({ own }) => !lines.test(own)))).toEqual([]);
  });

  test.each(terms)("say %s as the glossary has it", (term, wanted) => {
    expect(both.some(({ text }) => term.test(without(text)))).toBe(true);
    const missing = usual.filter(({ text, own }) => term.test(without(text)) && !wanted.test(spelled(own)));
    expect(told(missing)).toEqual([]);
  });

  if (strays !== undefined)
    test("have no word of another language or register", () => {
      expect(told(both.filter(({ own }) => strays.some((word) => word.test(without(own)))))).toEqual([]);
    });

  test("claim that every step is confirmed only where both APIs were checked", () => {
    const claiming = both.filter(({ own }) => own.includes(claim));
    expect(claiming.map(({ path }) => path)).toEqual([
      "complete.looked.to-cloud",
      "complete.looked.to-onprem",
    ]);
  });
}
