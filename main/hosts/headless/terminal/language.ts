import { languageOf, type Language } from "../../../../shared/language.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The language that a terminal's environment asks for, in the order of gettext: LC_ALL, LC_MESSAGES, then LANG say whether
 * sentences are translated at all, and LANGUAGE, if they are, lists languages to take instead.
 *
 * English where none of them names a language that Switchover has.
 */
export function terminalLanguage(env: Environment): Language {
  const locale = [env["LC_ALL"], env["LC_MESSAGES"], env["LANG"]].find(
    (one) => one !== undefined && one !== "",
  );
  // Without a locale, or in the one of programs, LANGUAGE counts for nothing.
  if (locale === undefined || /^(?:C|POSIX)(?:[._@]|$)/i.test(locale)) return "en";
  return languageOf([...(env["LANGUAGE"] ?? "").split(":"), locale]) ?? "en";
}
