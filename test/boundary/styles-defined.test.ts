import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "postcss";
import { describe, expect, test } from "vitest";

/* A class or a value that no style defines is left out without a word: the part is drawn, but not as it was meant. */

const renderer = join(import.meta.dirname, "../../renderer");
const files = readdirSync(renderer, { recursive: true, encoding: "utf8" });
const read = (name: string): string => readFileSync(join(renderer, name), "utf8");
const styles = new Map(files.filter((name) => name.endsWith(".css")).map((name) => [name, read(name)]));
const parts = files.filter((name) => /\.tsx?$/.test(name)).map((name) => [name, read(name)] as const);

/** The custom properties that a style sheet sets, and those that it uses without a value in their place. */
export function propertiesOf(css: string): { readonly set: Set<string>; readonly used: Set<string> } {
  const set = new Set<string>();
  const used = new Set<string>();
  parse(css).walkDecls(({ prop, value }) => {
    if (prop.startsWith("--")) set.add(prop);
    for (const [, name = ""] of value.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)) used.add(name);
  });
  return { set, used };
}

/** The classes that a style sheet defines. */
export function classesOf(css: string): Set<string> {
  const names = new Set<string>();
  parse(css).walkRules(({ selector }) => {
    for (const [, name = ""] of selector.matchAll(/\.([A-Za-z][\w-]*)/g)) names.add(name);
  });
  return names;
}

/** The classes that a part asks of each style sheet it imports, with the sheet's path below the folder. */
export function classesAsked(
  name: string,
  code: string,
): readonly (readonly [sheet: string, asked: string])[] {
  return [...code.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g)].flatMap(
    ([, held = "", sheet = ""]) =>
      [...code.matchAll(new RegExp(String.raw`\b${held}\["(\w+)"\]`, "g"))].map(
        ([, asked = ""]) => [join(dirname(name), sheet), asked] as const,
      ),
  );
}

describe("the styles of the window", () => {
  test("[ZI19] have every value that one of them uses", () => {
    const each = [...styles].map(([name, css]) => [name, propertiesOf(css)] as const);
    const set = new Set(each.flatMap(([, one]) => [...one.set]));
    // Some are set on an element by the part that is drawn.
    const drawn = parts.flatMap(([, code]) => [...code.matchAll(/"(--[\w-]+)"/g)].map(([, name]) => name));
    const known = new Set([...set, ...drawn]);
    const unknown = each.flatMap(([name, { used }]) =>
      [...used]
        .filter((one) => !known.has(one) && !one.startsWith("--mantine-"))
        .map((one) => `${name}: ${one}`),
    );
    expect(set.size).toBeGreaterThan(100);
    expect(unknown).toEqual([]);
  });

  test("[ZI19] have every class that a part of the window asks for", () => {
    const defined = new Map([...styles].map(([name, css]) => [name, classesOf(css)]));
    const asked = parts.flatMap(([name, code]) =>
      classesAsked(name, code).map(([sheet, one]) => ({ name, sheet, one })),
    );
    const unknown = asked.filter(({ sheet, one }) => defined.get(sheet)?.has(one) !== true);
    expect(asked.length).toBeGreaterThan(1_000);
    expect(unknown).toEqual([]);
  });

  test("[ZI19] are read as they are written", () => {
    const css =
      "/* .no */ .a { --x: 1px; color: var(--y); top: var( --z , 2px) } @media print { .b:not(.c) {} }";
    expect(propertiesOf(css)).toEqual({ set: new Set(["--x"]), used: new Set(["--y"]) });
    expect(classesOf(css)).toEqual(new Set(["a", "b", "c"]));
    const code = `import s from "../x/y.module.css";\nconst a = s["one"]; const b = other["two"];`;
    expect(classesAsked("z/part.tsx", code)).toEqual([["x/y.module.css", "one"]]);
  });
});
