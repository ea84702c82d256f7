import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { webhookChecks } from "../../shared/wording/catalogue/en/webhook-checks.ts";
import { isBuilt } from "../../scripts/lib/build-stamp.mjs";

const BUILT = join(import.meta.dirname, "../../dist/window");

/** The scripts that the page loads before it runs. */
function firstScripts(): readonly string[] {
  expect(isBuilt(), "dist is older than the sources: npm run build").toBe(true);
  const page = readFileSync(join(BUILT, "index.html"), "utf8");
  return [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = ""]) => path);
}

test("what a start of the window loads is a few files, which load no others at once", () => {
  const first = firstScripts();
  expect(first.length).toBeGreaterThan(0);
  expect(first.length).toBeLessThanOrEqual(4);
  const files = first.map((path) => readFileSync(join(BUILT, path), "utf8"));
  const others = files
    .flatMap((code) => [...code.matchAll(/(?:^|[;}])import(?:[\w*{}\s,$]+from)?"\.\/([^"]+)"/g)])
    .map(([, name = ""]) => `/assets/${name}`);
  expect(others.filter((path) => !first.includes(path))).toEqual([]);
});

test("the catalogue of sentences is no part of what the window loads before it draws", () => {
  const first = firstScripts();
  expect(first.length).toBeGreaterThan(0);
  const sentence = webhookChecks.tunnel.why;
  for (const path of first)
    expect([path, readFileSync(join(BUILT, path), "utf8").includes(sentence)]).toEqual([path, false]);
});

test("the scripts of a first load weigh at most 200 KB, compressed", () => {
  const weights = firstScripts().map((path) => gzipSync(readFileSync(join(BUILT, path))).length);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(200_000);
});
