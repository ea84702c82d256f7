import type { CliEnd, CliOptions } from "./cli.ts";
import { cli } from "./cli.ts";

/** What a terminal's environment says for each language. */
export const LOCALES = { es: "es_ES.UTF-8", "pt-BR": "pt_BR", id: "id_ID", ar: "ar_EG.UTF-8" } as const;

/** One command to run in every language; `options` are made anew for each run. */
export type TerminalCase = {
  readonly argv: readonly string[];
  readonly options?: () => CliOptions;
};

/** Runs a command as a terminal with this locale would. */
export function cliIn(locale: string, { argv, options }: TerminalCase): Promise<CliEnd> {
  const { env, ...rest } = options?.() ?? {};
  return cli(argv, { ...rest, env: { ...env, LANG: locale } });
}

// What is the same in every language: commands, options, IDs, paths, codes of causes, members, values, names in quotation marks.
const SAME =
  /^ +[a-z]+:|\bto-(?:cloud|onprem)\b|\bswitchover(?: [a-z][a-z-]*)+|--?[a-z][\w-]*|\b[a-z]+(?:\.[a-z-]+)+\b|[\w./-]*\/[\w./-]*|[“«"][^”»"]*[”»"]|\([A-Za-z, -]*\)|\b[A-Z][\w-]+\b/g;

/** Words that English sentences are made of, and that none of the other languages has. */
const ENGLISH =
  /\b(?:the|this|that|these|is|are|isn't|aren't|was|were|wasn't|has|have|hasn't|can't|cannot|doesn't|didn't|not|with|without|from|into|your|you|its|and|or|of|to|for|after|before|until|again|only|nothing|until|which|when|where|found|sent|changed|checks?|number|migration|moved|unknown|rejected|confirmed|waiting)\b/i;

/** The lines of a text that have English words besides what is the same in each language. */
export function englishIn(text: string): readonly string[] {
  return text.split("\n").filter((line) => ENGLISH.test(line.replaceAll(SAME, " ")));
}
