import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/* docs/architecture.md draws the folders of each area from top to bottom; this holds the drawings. */

const root = join(import.meta.dirname, "../..");
const AREAS = ["main/core", "main/sandbox", "renderer", "shared", "test/simulation"];
const drawing = readFileSync(join(root, "docs/architecture.md"), "utf8");

/** The folders that the drawing lists under this one, the top one first. */
function drawn(area: string): readonly string[] {
  const block = new RegExp(`\`\`\`folders ${area}\\n([\\s\\S]*?)\`\`\``).exec(drawing)?.[1] ?? "";
  return block
    .split("\n")
    .flatMap((line) => /^([a-z-]+)\/ /.exec(line)?.[1] ?? [])
    .map((name) => `${area}/${name}`);
}

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`);
}

function importsOf(file: string): readonly string[] {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map(([, name = ""]) =>
    normalize(join(dirname(file), name)).replaceAll("\\", "/"),
  );
}

test.each(AREAS)("%s is drawn with the folders that it has", (area) => {
  const folders = readdirSync(join(root, area), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${area}/${name}`)
    // A checkout may keep the empty folders of an older one.
    .filter((folder) => sourcesIn(folder).length > 0);
  expect(drawn(area).toSorted()).toEqual(folders.toSorted());
});

test.each(AREAS)("no folder of %s imports one that is drawn above it", (area) => {
  const order = drawn(area);
  const upward = order.flatMap((folder, place) =>
    sourcesIn(folder).flatMap((file) =>
      importsOf(file)
        .filter((found) => order.slice(0, place).some((above) => found.startsWith(`${above}/`)))
        .map((found) => `${file} -> ${found}`),
    ),
  );
  expect(upward).toEqual([]);
});

/** The subfolders whose files import each other in a circle. Files directly in this folder are ignored. */
function circleUnder(folder: string): readonly string[] {
  const inside = `${folder}/`;
  const child = (file: string): string | undefined => /^([^/]+)\//.exec(file.slice(inside.length))?.[1];
  const imports = new Map<string, Set<string>>();
  for (const file of sourcesIn(folder)) {
    const from = child(file);
    if (from === undefined) continue;
    const found = importsOf(file).filter((name) => name.startsWith(inside));
    const others = found.flatMap((name) => child(name) ?? []).filter((name) => name !== from);
    imports.set(from, new Set([...(imports.get(from) ?? []), ...others]));
  }
  // A folder that imports no other folder cannot be part of a circle; what is left at the end is one.
  for (;;) {
    const free = [...imports].filter(([, others]) => [...others].every((name) => !imports.has(name)));
    if (free.length === 0) return [...imports.keys()];
    for (const [name] of free) imports.delete(name);
  }
}

function foldersUnder(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) =>
      join(parentPath, name).slice(root.length).replaceAll("\\", "/").replace(/^\//, ""),
    );
}

test("no folders that stand side by side import each other in a circle, at any depth", () => {
  const folders = ["main", "renderer", "shared"].flatMap((area) => [area, ...foldersUnder(area)]);
  expect(folders.length).toBeGreaterThan(60);
  const circles = folders.map((folder) => [folder, circleUnder(folder)] as const);
  expect(circles.filter(([, circle]) => circle.length > 0)).toEqual([]);
});
