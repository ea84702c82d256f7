import { describe, expect, test } from "vitest";
import type { CliEnd, CliOptions } from "./cli.ts";
import { cli } from "./cli.ts";

/** What a terminal's environment says for each language. */
export const LOCALES = { es: "es_ES.UTF-8", "pt-BR": "pt_BR", id: "id_ID", ar: "ar_EG.UTF-8" } as const;

/** One command to run in every language; `options` are made anew for each run. */
export type TerminalCase = {
  readonly argv: readonly string[];
  readonly options?: () => CliOptions;
  /** Values that are the same in each language, such as states of the platform; besides what `SAME` matches. */
  readonly values?: RegExp;
  /** What is different at each run, such as a free port. */
  readonly varies?: RegExp;
};

/** Runs a command as a terminal with this locale would. */
export async function cliIn(locale: string, { argv, options }: TerminalCase): Promise<CliEnd> {
  const { env, ...rest } = options?.() ?? {};
  const { code, stdout, stderr } = await cli(argv, { ...rest, env: { ...env, LANG: locale } });
  // Each run has a folder of its own.
  const named = (text: string): string =>
    rest.folder === undefined ? text : text.replaceAll(rest.folder, "/folder");
  return { code, stdout: named(stdout), stderr: named(stderr) };
}

// What is the same in every language: commands, options, IDs, paths, codes of causes, members, values, names in quotation marks.
const SAME =
  /^ +[a-z]+:|\bto-(?:cloud|onprem)\b|\bswitchover(?: [a-z][a-z-]*)+|--?[a-z][\w-]*|\b[a-z]+(?:\.[a-z-]+)+\b|[\w./-]*\/[\w./-]*|[“«"][^”»"]*[”»"]|\([A-Za-z, -]*\)|\b[A-Z][\w-]+\b/g;

/** Words that English sentences are made of, and that none of the other languages has: "for" is Portuguese too. */
const ENGLISH =
  /\b(?:the|this|that|these|is|are|isn't|aren't|was|were|wasn't|has|have|hasn't|can't|cannot|doesn't|didn't|not|with|without|from|into|your|you|its|and|or|of|to|after|before|until|again|only|nothing|until|which|when|where|found|sent|changed|checks?|number|migration|moved|unknown|rejected|confirmed|waiting)\b/i;

/** The lines of a text that have English words besides what is the same in each language. */
export function englishIn(text: string): readonly string[] {
  return text
    .split("\n")
    .filter((line) => ENGLISH.test(line.replaceAll(/\b[a-z]+(?:[-_][a-z]+)+\b/g, " ").replaceAll(SAME, " ")));
}

/**
 * What is left in Latin letters of a text in Arabic, besides what is the same in each language: any word of a sentence that
 * wasn't translated, whatever language it is of.
 */
function latinIn(text: string): readonly string[] {
  return text
    .split("\n")
    .map((line) => line.replaceAll(/\b[a-z]+(?:[-_][a-z]+)+\b/g, " ").replaceAll(SAME, " "))
    .flatMap((line) => line.match(/(?<![\w$.-])[a-z]{2,}(?![\w.]*\.)(?![\w-])/g) ?? [])
    .filter((word) => !UNITS.has(word));
}

/** Units, and values that a person types or a platform returns. */
const UNITS: ReadonlySet<string> = new Set(["ms", "min", "https", "cloud", "onprem", "own"]);

/** Each case in each language: nothing is said in English, as much is said as there, and programs read the same. */
export function toldInEachLanguage(cases: Readonly<Record<string, TerminalCase>>): void {
  const lines = ({ stdout, stderr }: CliEnd): number => (stdout + stderr).split("\n").length;
  const ran = new Map<string, Promise<CliEnd>>();
  const inEnglish = (name: string, one: TerminalCase): Promise<CliEnd> => {
    const end = ran.get(name) ?? cliIn("C", one);
    ran.set(name, end);
    return end;
  };

  describe.each(Object.entries(LOCALES))("in %s", (language, locale) => {
    test.each(Object.entries(cases))("[ZH2] %s is told without an English sentence", async (name, one) => {
      const english = await inEnglish(name, one);
      const told = await cliIn(locale, one);
      const text = told.stdout + told.stderr;
      const prose = one.values === undefined ? text : text.replaceAll(one.values, " ");
      expect(told.code).toBe(english.code);
      expect(englishIn(prose)).toEqual([]);
      expect(language === "ar" ? latinIn(prose) : []).toEqual([]);
      expect(text).not.toBe(english.stdout + english.stderr);
      // As much is told: no line is missing.
      expect(lines(told)).toBe(lines(english));
    });
  });

  // What a program reads is written without the language: one of them is enough to see that.
  test.each(Object.entries(cases).map(([name, one], index) => [name, one, index] as const))(
    "[ZH3] the JSON of %s is the English one",
    async (name, one, index) => {
      const json = { ...one, argv: [...one.argv, "--json"] };
      const locales = Object.values(LOCALES);
      const english = await inEnglish(`${name} in JSON`, json);
      const { code, stdout } = await cliIn(locales[index % locales.length] ?? "", json);
      const same = (text: string): string =>
        one.varies === undefined ? text : text.replaceAll(one.varies, "");
      expect({ code, stdout: same(stdout) }).toEqual({ code: english.code, stdout: same(english.stdout) });
    },
  );
}
