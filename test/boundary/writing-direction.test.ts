import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

/* The window is mirrored for a language that is written from right to left: its styles say start and end, not left and right. */

const root = join(import.meta.dirname, "../..");
const styles = readdirSync(join(root, "renderer"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".css"))
  .map((name) => [name, readFileSync(join(root, "renderer", name), "utf8")] as const);

const PHYSICAL: readonly RegExp[] = [
  /^(?:left|right)$/,
  /^(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?$/,
  /^border-(?:top|bottom)-(?:left|right)-radius$/,
];

/** The declarations of a style sheet that mean a side of the screen. */
export function physicalIn(css: string): readonly string[] {
  const declarations = css
    .replace(/\/\*.*?\*\//gsu, "")
    .matchAll(/(?:^|[;{])\s*([a-z-]+)\s*:\s*([^;{}]+?)\s*(?=[;}])/gmu);
  return [...declarations].flatMap(([, property = "", value = ""]) =>
    PHYSICAL.some((one) => one.test(property)) || isSided(property, value) ? [`${property}: ${value}`] : [],
  );
}

function isSided(property: string, value: string): boolean {
  if (/^(?:text-align|float|clear|caption-side)$/.test(property)) return /\b(?:left|right)\b/.test(value);
  if (!/^(?:margin|padding|inset|border-width|border-style|border-color)$/.test(property)) return false;
  const [, right, , left] = value.split(/\s+(?![^(]*\))/u);
  return left !== undefined && left !== right;
}

describe("the styles of the window", () => {
  test("[ZL6] say start and end instead of left and right", () => {
    expect(styles.length).toBeGreaterThan(80);
    expect(styles.flatMap(([name, css]) => physicalIn(css).map((found) => `${name}: ${found}`))).toEqual([]);
  });

  test.each([
    ["a { margin-left: 4px; }", ["margin-left: 4px"]],
    ["a{right:0}", ["right: 0"]],
    ["a { padding: 1px 2px 3px 4px; }", ["padding: 1px 2px 3px 4px"]],
    ["a { padding: 1px calc(2px + 1px) 3px calc(2px + 1px); }", []],
    ["a { text-align: right; float: inline-start }", ["text-align: right"]],
    ["/* left: 0; */ a { inset-inline-start: 0; margin: 0 auto; }", []],
    ["@media print { a { border-top-left-radius: 0 } }", ["border-top-left-radius: 0"]],
  ])("[ZL6] %s is judged", (css, found) => {
    expect(physicalIn(css)).toEqual(found);
  });

  test("[ZL6] and so do the component library's properties on an element", () => {
    const parts = readdirSync(join(root, "renderer"), { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".tsx"),
    );
    const sided = parts.flatMap((name) =>
      [
        ...readFileSync(join(root, "renderer", name), "utf8").matchAll(
          /\s(?:ml|mr|pl|pr|left|right)=[{"]|\bta="(?:left|right)"|\b(?:margin|padding|border)(?:Left|Right)\b/gu,
        ),
      ].map(([found]) => `${name}:${found}`),
    );
    expect(parts.length).toBeGreaterThan(200);
    expect(sided).toEqual([]);
  });
});
