import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { CHAPTERS } from "../../support/e2e/gallery/chapters.ts";

const ROOT = join(import.meta.dirname, "../../..");
const DOCS = join(ROOT, "docs");
const PICTURES = join(DOCS, "screenshots");

const wished = CHAPTERS.flatMap(({ pictures }) => pictures);
const kept = readdirSync(PICTURES);

/** The screenshots that a page shows, by file name. */
function shown(): readonly string[] {
  const pages = readdirSync(DOCS, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".md"),
  );
  return [join(ROOT, "README.md"), ...pages.map((file) => join(DOCS, file))].flatMap((file) =>
    [
      ...readFileSync(file, "utf8").matchAll(/\((?:docs\/|\.\.\/)?(?:screenshots\/)([^)]+\.(?:png|webp))\)/g),
    ].map(([, picture = ""]) => picture),
  );
}

test("every picture that the documents show is there, and no other is kept", () => {
  expect(shown().length).toBeGreaterThan(30);
  expect([...new Set(shown())].toSorted()).toEqual(kept.toSorted());
});

test("every picture that is kept is one that the gallery takes", () => {
  expect(kept.filter((file) => !wished.includes(file.split(".")[0] ?? ""))).toEqual([]);
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
