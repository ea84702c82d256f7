import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { EQUIVALENTS } from "../../mutants/equivalents.ts";
import { PARTS } from "../../mutants/parts.ts";
import { judge, shortened, type Equivalent, type Tried } from "../../mutants/verdict.ts";

const FILE = "main/core/rule.ts";
const SOURCE = `export function isLate(ms: number): boolean {
  if (ms > 10) {
    return true;
  }
  return false;
}
`;

function tried(status: string, over: Partial<Tried> = {}): Tried {
  return {
    fileName: FILE,
    status,
    replacement: "ms >= 10",
    location: { start: { line: 2, column: 7 }, end: { line: 2, column: 14 } },
    testsCompleted: 3,
    ...over,
  };
}

const LISTED: Equivalent = {
  file: FILE,
  line: "if (ms > 10) {",
  from: "ms > 10",
  to: "ms >= 10",
  because: "nobody asks at 10",
};

const judged = (all: readonly Tried[], listed: readonly Equivalent[] = []) =>
  judge(all, { [FILE]: SOURCE }, listed);

describe("the verdict about a part", () => {
  test("[ZM2] names a survivor by its line, its text and its replacement", () => {
    expect(judged([tried("Survived")]).survivors).toEqual([
      { file: FILE, line: LISTED.line, from: LISTED.from, to: LISTED.to, lineNumber: 2, tests: 3 },
    ]);
  });

  test("[ZM2] names one over several lines by its whole text in one line", () => {
    const block = tried("NoCoverage", {
      replacement: "{}",
      location: { start: { line: 2, column: 16 }, end: { line: 4, column: 4 } },
      testsCompleted: undefined,
    });
    expect(judged([block]).survivors).toMatchObject([
      { line: "if (ms > 10) {", from: "{ return true; }", to: "{}", tests: 0 },
    ]);
  });

  test("[ZM2] counts a survivor as equivalent only where the list names its place and its change", () => {
    expect(judged([tried("Survived")], [LISTED])).toMatchObject({
      equivalent: 1,
      survivors: [],
      outdated: [],
    });
    for (const other of [
      { ...LISTED, file: "main/core/other.ts" },
      { ...LISTED, line: "if (ms > 11) {" },
      { ...LISTED, from: "ms > 1" },
      { ...LISTED, to: "true" },
    ])
      expect(judged([tried("Survived")], [other])).toMatchObject({
        equivalent: 0,
        survivors: [{ line: LISTED.line }],
        outdated: [other],
      });
  });

  test("[ZM2] reports an entry whose mutant was killed", () => {
    expect(judged([tried("Killed")], [LISTED])).toMatchObject({
      equivalent: 0,
      outdated: [LISTED],
      score: 100,
    });
  });

  test("[ZM2] scores what was killed among all that aren't equivalent, and never rounds up", () => {
    const all = [
      tried("Killed"),
      tried("Timeout"),
      tried("Survived"),
      tried("Survived", { replacement: "true" }),
      tried("NoCoverage", { replacement: "false" }),
      tried("Ignored"),
    ];
    expect(judged(all)).toMatchObject({ mutants: 5, killed: 2, score: 40 });
    expect(judged(all, [LISTED])).toMatchObject({ mutants: 5, killed: 2, equivalent: 1, score: 50 });
    const many = Array.from({ length: 2000 }, () => tried("Killed"));
    expect(judged([...many, tried("Survived")]).score).toBe(99.9);
  });

  test("[ZM2] calls what could not be tried neither killed nor a survivor", () => {
    expect(judged([tried("RuntimeError"), tried("Killed")])).toMatchObject({
      killed: 1,
      survivors: [],
      failed: [{ line: LISTED.line }],
      score: 50,
    });
  });

  test("a long text is cut, and its lines are joined", () => {
    expect(shortened("a\n   b\t c")).toBe("a b c");
    expect(shortened("x".repeat(73))).toBe(`${"x".repeat(71)}…`);
    expect(shortened("x".repeat(72))).toBe("x".repeat(72));
  });
});

describe("the list of equivalent mutants", () => {
  test("[ZM2] gives for each a reason, and a line that its file holds", () => {
    for (const { file, line, from, because } of EQUIVALENTS) {
      const lines = readFileSync(file, "utf8")
        .split("\n")
        .map((one) => one.trim());
      expect([file, lines.includes(line), line]).toEqual([file, true, line]);
      expect([from, because.length > 20]).toEqual([from, true]);
    }
  });

  test("[ZM2] names only files of a part", () => {
    const files = Object.values(PARTS).flatMap((part) => part.files.flatMap((pattern) => globSync(pattern)));
    expect(EQUIVALENTS.filter(({ file }) => !files.includes(file))).toEqual([]);
  });

  test.each(Object.entries(PARTS))("[ZM2] the part %s has its files and its tests", (_name, part) => {
    for (const pattern of [...part.files, ...part.tests])
      expect([pattern, pattern.startsWith("!") || globSync(pattern).length > 0]).toEqual([pattern, true]);
  });
});
