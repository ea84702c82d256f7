import type { Command } from "commander";
import { describe, expect, test } from "vitest";
import { createProgram } from "../../../main/hosts/headless/program.ts";
import { described } from "../../../main/hosts/headless/wording/en/described.ts";
import { en as terminalWords } from "../../../main/hosts/headless/wording/en/index.ts";
import { help } from "../../../main/hosts/headless/wording/en/help.ts";
import { cli } from "../../support/cli.ts";
import { sentencesOf } from "../wording/catalogue-tree.ts";
import { en as english } from "../../../shared/wording/catalogue/en/index.ts";
import { englishIn, LOCALES } from "../../support/terminal-languages.ts";

const NAMES = Object.keys(help.summaries).filter((name) => name !== "completion");

/** The whole command line, in the language of an environment. */
const programIn = (env: Readonly<Record<string, string>>): Promise<Command> =>
  createProgram(
    NAMES,
    { write: () => undefined, env },
    { action: () => async () => undefined, query: () => async () => undefined, exitCode: () => 0 },
  );

/** Every command below another, by the words that are typed for it. */
function commandsOf(
  command: Command,
  words: readonly string[] = [],
): readonly (readonly [string, Command])[] {
  return command.commands.flatMap((one) => {
    const path = [...words, one.name()];
    return [[path.join(" "), one] as const, ...commandsOf(one, path)];
  });
}

/** Names and numbers that stand for values: "html, pdf, md, json". */
const isList = (text: string): boolean => !/[A-Za-z] [A-Za-z]/.test(text.replaceAll(", ", ","));

const ALL = commandsOf(await programIn({})).filter(([path]) => path !== "completion");

describe("the help of every command", () => {
  test("[ZH6] has each of its texts among those that are translated", () => {
    const known = new Set<string>([...Object.values(described), ...Object.values(help.summaries)]);
    const unknown = ALL.flatMap(([path, command]) =>
      [
        command.description(),
        ...[...command.options, ...command.registeredArguments].map((one) => one.description),
      ]
        .filter((text) => !known.has(text) && !isList(text))
        .map((text) => `${path}: ${text}`),
    );
    expect(ALL.length).toBeGreaterThan(55);
    expect(unknown).toEqual([]);
  });

  test.each(Object.entries(LOCALES))("[ZH6] has no English sentence in %s", async (language, LANG) => {
    const strays: string[] = [];
    for (const [path] of ALL) {
      const { stdout } = await cli([...path.split(" "), "--help"], { env: { LANG } });
      const prose = stdout.replaceAll(VALUES, "");
      // In Arabic letters, two words in Latin ones are English, whichever they are.
      const latin = language === "ar" ? (prose.match(/(?<![\w-])[a-z']{2,} [a-z']{2,}/g) ?? []) : [];
      strays.push(...[...englishIn(prose), ...latin].map((line) => `${path}: ${line}`));
    }
    expect(strays).toEqual([]);
  });
});

/** What is no sentence: placeholders, examples, commands, lists of kinds and of other values. */
const VALUES =
  /\[(?:options|command)\]|^ +\$.*$|^ +(?:messages|statuses|others) {2}.*$|\bswitchover(?: [a-z-]+)+|Switchover test|(?<= |^)[a-z-]+(?:, [a-z-]+){2,}|"[^"]*"|^ +(?:check|send|voice|unsupported|status) /gm;

test("[ZG23] a sentence that names a command gives it with the arguments that it needs", () => {
  const needed = new Map(
    ALL.map(([path, { registeredArguments }]) => [
      path,
      registeredArguments.filter((one) => one.required).length,
    ]),
  );
  const named = [...sentencesOf({ ...english, terminal: terminalWords })].flatMap(([key, sentence]) =>
    [...sentence.matchAll(/(?<![\w./-])switchover ([a-z][^”.,;:)\n]*)/g)].map(
      ([, typed = ""]) => [key, typed] as const,
    ),
  );
  const cut = named.filter(([, typed]) => {
    const words = typed.trim().split(" ");
    const path =
      [2, 1].map((length) => words.slice(0, length).join(" ")).find((one) => needed.has(one)) ?? "";
    const given = words.slice(path.split(" ").length).filter((word) => !word.startsWith("-"));
    return !words.includes("--help") && given.length < (needed.get(path) ?? 0);
  });
  expect(named.length).toBeGreaterThan(20);
  expect(cut).toEqual([]);
});
