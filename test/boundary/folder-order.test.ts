import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/* docs/architecture.md draws the folders of the core and of the window from top to bottom; this holds the drawing. */

const root = join(import.meta.dirname, "../..");
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

test.each(["main/core", "renderer"])("%s is drawn with the folders that it has", (area) => {
  const folders = readdirSync(join(root, area), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${area}/${name}`)
    // A checkout may keep the empty folders of an older one.
    .filter((folder) => sourcesIn(folder).length > 0);
  expect(drawn(area).toSorted()).toEqual(folders.toSorted());
});

test.each(["main/core", "renderer"])("no folder of %s imports one that is drawn above it", (area) => {
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
