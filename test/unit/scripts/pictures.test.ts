import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { CHAPTERS } from "../../support/e2e/gallery/chapters.ts";

const ROOT = join(import.meta.dirname, "../../..");
const DOCS = join(ROOT, "docs");
const PICTURES = join(DOCS, "screenshots");

test("every picture that the documents show is there", () => {
  const pages = readdirSync(DOCS, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".md"),
  );
  const documents = [join(ROOT, "README.md"), ...pages.map((file) => join(DOCS, file))];
  const there = new Set(readdirSync(PICTURES));
  const shown = documents.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\((?:docs\/|\.\.\/)?(?:screenshots\/)([^)]+\.png)\)/g)].map(
      ([, picture = ""]) => picture,
    ),
  );
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((picture) => !there.has(picture))).toEqual([]);
});

test("each picture of the gallery stands in the documents in both themes and sizes, and no other does", () => {
  const wished = CHAPTERS.flatMap(({ pictures }) => pictures);
  const names = readdirSync(PICTURES);
  const looks = ["light.900", "light.1440", "dark.900", "dark.1440"];
  const missing = wished.flatMap((name) =>
    looks.map((look) => `${name}.${look}.png`).filter((file) => !names.includes(file)),
  );
  expect(missing).toEqual([]);
  expect(names.filter((file) => !wished.includes(file.split(".")[0] ?? ""))).toEqual([]);
});

test("the gallery runs by itself: nothing that it loads belongs to the test runner", () => {
  const loaded = new Set<string>();
  const load = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    const text = readFileSync(file, "utf8");
    for (const [, from = ""] of text.matchAll(/^(?:import|export)[^;]*? from "([^"]+)";$/gms)) {
      expect(from, relative(ROOT, file)).not.toBe("vitest");
      if (from.startsWith(".") && from.endsWith(".ts")) load(join(dirname(file), from));
    }
  };
  load(join(ROOT, "test/support/e2e/gallery/main.ts"));
  expect(loaded.size).toBeGreaterThan(20);
});
