import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const testFolder = join(import.meta.dirname, "..");

describe("rule ids", () => {
  const rules = filesUnder("spec", ".md").flatMap((path) =>
    [...read(path).matchAll(/^- \[([A-Z]+[\d.]*\d)\] (.*)$/gm)].map(([, id = "", sentence = ""]) => ({
      id,
      sentence,
    })),
  );

  test("each stands for one rule, which is a sentence", () => {
    const ids = rules.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(60);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(rules.filter(({ sentence }) => !/^.{20,}\.$/.test(sentence))).toEqual([]);
  });

  test("the invariants and the practice platform's rules are all there", () => {
    const expected = [...numbered("I", 20), ...numbered("A5.", 10)];
    expect(rules.map(({ id }) => id)).toEqual(expect.arrayContaining(expected));
  });

  test("every id in a test name is a rule", () => {
    const known = new Set(rules.map(({ id }) => id));
    const cited = filesUnder(".", ".test.ts").flatMap((path) =>
      citedIn(read(path)).map((id) => `${id} in ${path}`),
    );
    expect(cited.filter((place) => !known.has(place.split(" ")[0] ?? ""))).toEqual([]);
  });

  test("an id is found in the name of a test, and nowhere else", () => {
    const source =
      'test("[I5] one", f);\nit.each(rows)(`[A5.2] two [F3]`, f);\nconst row = table[I9]; // [I7]\ndescribe("x", f);';
    expect(citedIn(source)).toEqual(["I5", "A5.2", "F3"]);
  });
});

/** Ids between square brackets in string literals that follow `test`, `it`, `describe` or their variants. */
function citedIn(source: string): readonly string[] {
  const names = source.matchAll(/\b(?:test|it|describe)\b[^"'`\n]*\(\s*(["'`])((?:\\.|(?!\1).)*)\1/g);
  return [...names].flatMap(([, , name = ""]) =>
    [...name.matchAll(/\[([A-Z]+[\d.]*\d)\]/g)].map(([, id = ""]) => id),
  );
}

const numbered = (prefix: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);

const read = (path: string): string => readFileSync(join(testFolder, path), "utf8");

function filesUnder(folder: string, ending: string): readonly string[] {
  return readdirSync(join(testFolder, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(ending) && !path.includes("node_modules"))
    .map((path) => join(folder, path));
}
