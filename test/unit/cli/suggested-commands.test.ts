import type { Command } from "commander";
import { describe, expect, test } from "vitest";
import { createProgram } from "../../../main/hosts/headless/program.ts";
import { ar } from "../../../main/hosts/headless/wording/ar/index.ts";
import { en } from "../../../main/hosts/headless/wording/en/index.ts";
import { es } from "../../../main/hosts/headless/wording/es/index.ts";
import { id } from "../../../main/hosts/headless/wording/id/index.ts";
import { pt } from "../../../main/hosts/headless/wording/pt/index.ts";
import { sentencesOf } from "../wording/catalogue-tree.ts";

/** A command that a sentence ends with or leads to, up to the end of that sentence. */
const SUGGESTED =
  /(?::|;|—) switchover ((?:[a-z][a-z-]*|--?[\w-]+|\{\{\w+\}\}|[A-Z]+)(?: (?:[a-z][a-z-]*|--?[\w-]+|\{\{\w+\}\}|[A-Z]+))*)/g;

// With "completion" all commands are complete.
const program = await createProgram(
  ["completion"],
  { write: () => undefined, env: {} },
  { action: () => async () => undefined, query: () => async () => undefined, exitCode: () => 0 },
);

describe.each(Object.entries({ en, es, "pt-BR": pt, id, ar }))("in %s", (_language, texts) => {
  const suggested = [...sentencesOf(texts)].flatMap(([key, text]) =>
    [...text.matchAll(SUGGESTED)].map(([, words = ""]) => ({ key, words })),
  );

  test("a suggested command has what it can't do without", () => {
    expect(suggested.length).toBeGreaterThan(20);
    const lacking = suggested.flatMap(({ key, words }) => {
      const lacks = lackingIn(program, words.split(" "));
      return lacks.length === 0 ? [] : [`${key}: “${words}” lacks ${lacks.join(", ")}`];
    });
    expect(lacking).toEqual([]);
  });
});

function lackingIn(command: Command, words: readonly string[]): readonly string[] {
  const [first = "", ...rest] = words;
  const below = command.commands.find((one) => one.name() === first);
  if (below !== undefined) return lackingIn(below, rest);
  if (words.includes("--help")) return [];
  const options = command.options.filter(({ mandatory, long }) => mandatory && !words.includes(long ?? ""));
  const values = words.filter((word) => !word.startsWith("-")).length;
  const needed = command.registeredArguments.filter((one) => one.required).length;
  return [
    ...options.map(({ flags }) => flags),
    ...(values < needed ? [`${needed - values} of its arguments`] : []),
  ];
}
