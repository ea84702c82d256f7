import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { testsIn, type CitingTest } from "../support/rule-citations.ts";

const testFolder = join(import.meta.dirname, "..");

/** Rules, and parts of rules, that no test proves yet, each with the reason. Whatever gets its test leaves this list. */
const NOT_PROVEN_YET: Readonly<Record<string, string>> = {};

/** Parts of rules whose id alone does not say that they are proven: the name of a test has to say so. */
const PARTS: Readonly<Record<string, { readonly rule: string; readonly named: RegExp }>> = {
  "I5 profiles": { rule: "I5", named: /profiles|folders/i },
  "F15 the system's store": { rule: "F15", named: /system/i },
  "F20 a call under way": { rule: "F20", named: /under way|\bcall\b/i },
  "I17 90 s": { rule: "I17", named: /90 s/ },
};

const rules = filesUnder("spec", [".md"]).flatMap((path) =>
  [...read(path).matchAll(/^- \[([A-Z]+[\d.]*\d)\] (.*)$/gm)].map(([, id = "", sentence = ""]) => ({
    id,
    sentence,
  })),
);
const tests = testFiles().flatMap((path) => testsIn(path, read(path)).map((found) => ({ path, ...found })));
const counting = tests.filter(({ counts }) => counts);
const proven = new Set(counting.flatMap((found) => found.rules));

describe("the rules", () => {
  test("have one id each, and are sentences", () => {
    const ids = rules.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(rules.filter(({ sentence }) => !/^.{20,}\.$/.test(sentence))).toEqual([]);
  });

  test("hold every invariant, every fault and every rule of the practice platform", () => {
    const expected = [...numbered("I", 28), ...numbered("F", 40), ...numbered("A5.", 19)];
    expect(rules.map(({ id }) => id)).toEqual(expect.arrayContaining([...expected]));
  });

  test("are each cited by a test that runs and can fail, save those listed as not proven yet", () => {
    const unproven = rules.map(({ id }) => id).filter((id) => !proven.has(id));
    expect(unproven.filter((id) => NOT_PROVEN_YET[id] === undefined)).toEqual([]);
    const missingParts = Object.keys(PARTS).filter((part) => !isPartProven(part));
    expect(missingParts.filter((part) => NOT_PROVEN_YET[part] === undefined)).toEqual([]);
  });

  test("leave the list of those not proven yet once a test cites them", () => {
    const listed = Object.keys(NOT_PROVEN_YET);
    expect(listed.filter((id) => proven.has(id) || isPartProven(id))).toEqual([]);
    const known = [...rules.map(({ id }) => id), ...Object.keys(PARTS)];
    expect(listed.filter((id) => !known.includes(id))).toEqual([]);
  });

  test("are known wherever a test cites one", () => {
    const known = new Set(rules.map(({ id }) => id));
    const unknown = tests.flatMap(({ path, rules: cited }) =>
      cited.filter((id) => !known.has(id)).map((id) => `${id} in ${path}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe("a citation", () => {
  const cited = (source: string): readonly string[] =>
    testsIn("sample.test.ts", source)
      .filter(({ counts }) => counts)
      .flatMap((found: CitingTest) => found.rules);

  test.each([
    ['test("[I5] one", () => { expect(a()).toBe(1); });', ["I5"]],
    ["it.each(rows)(`[A5.2] two ${name} [F3]`, async () => { await a(); });", ["A5.2", "F3"]],
    ['describe("[F37] a folder", () => { test("opens", () => open()); });', ["F37"]],
    ['describe.each([1])("$x", () => { test("[I4]" + "[I17] long", () => open()); });', ["I4", "I17"]],
    ['test.skipIf(!here)("[T1] where it is", () => { if (!here) skip(); open(); });', ["T1"]],
    ['test("[I12] a code", inTime(async (rig) => { await rig.open(); }));', ["I12"]],
    ['test.each([["[F8] a page", 1], ["nothing", 2]])("%s is unknown", (_, x) => open(x));', ["F8"]],
    ['test("[V8] one", ({ skip }) => { skip(!here, "why"); rig.clock.skip(5); open(); });', ["V8"]],
    ['test("[I6] a", { timeout: 5 }, () => { throw new Error(); });', ["I6"]],
  ])("is found in %s", (source, rules) => {
    expect(cited(source)).toEqual(rules);
  });

  test.each([
    'test.skip("[I5] one", () => { expect(a()).toBe(1); });',
    'test.todo("[I5] one");',
    'test.fails("[I5] one", () => { expect(a()).toBe(1); });',
    'test.skipIf(true)("[I5] one", () => open());',
    'test.runIf(false)("[I5] one", () => open());',
    'test.each([])("[I5] one", () => open());',
    'test("[I5] one", { skip: true }, () => open());',
    'test("[I5] one", ({ skip }) => { skip("later"); open(); });',
    'test("[I5] one", (context) => { context.skip(); open(); });',
    'describe.skip("[I5] all", () => { test("one", () => open()); });',
    'describe("all", () => { describe.todo("[I5] some", () => { test("one", () => open()); }); });',
    'describe("[I5] nothing in it", () => { const rows = list(); });',
    'test("[I5] one", () => {});',
    'test("[I5] one", () => { expect(true).toBe(true); });',
    'const row = table[I5]; // test("[I5] one", () => open());',
    'say("[I5] no test", () => open());',
  ])("is not taken from %s", (source) => {
    expect(cited(source)).toEqual([]);
  });
});

function isPartProven(part: string): boolean {
  const { rule, named } = PARTS[part] ?? {};
  if (rule === undefined || named === undefined) return false;
  return counting.some(({ name, rules: cited }) => cited.includes(rule) && named.test(name));
}

function numbered(prefix: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);
}

function read(path: string): string {
  return readFileSync(join(testFolder, path), "utf8");
}

function filesUnder(folder: string, endings: readonly string[]): readonly string[] {
  return readdirSync(join(testFolder, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => endings.some((ending) => path.endsWith(ending)) && !path.includes("node_modules"))
    .map((path) => join(folder, path));
}

/** What `npm test` runs on every machine: the test files, and the suites that they share. Electron's needs its runtime. */
function testFiles(): readonly string[] {
  const run = filesUnder(".", [".test.ts", ".test.tsx"]).filter(
    // The samples below are no proof either.
    (path) => !path.startsWith("e2e-electron") && basename(path) !== basename(import.meta.filename),
  );
  const imported = new Set(run.flatMap((path) => importsOf(read(path))));
  const shared = filesUnder(".", ["-contract.ts"]).filter((path) => imported.has(basename(path)));
  return [...run, ...shared];
}

function importsOf(source: string): readonly string[] {
  return [...source.matchAll(/\bfrom "(\.[^"]+)"/g)].map(([, path = ""]) => basename(path));
}
