import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { webhookChecks } from "../../shared/wording/catalogue/en/webhook-checks.ts";
import { isBuilt } from "../../scripts/lib/build-stamp.mjs";

const BUILT = join(import.meta.dirname, "../../dist/window");

test("the catalogue of sentences is no part of what the window loads before it draws", () => {
  expect(isBuilt(), "dist is older than the sources: npm run build").toBe(true);
  const page = readFileSync(join(BUILT, "index.html"), "utf8");
  const first = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = ""]) => path);
  expect(first.length).toBeGreaterThan(0);
  const sentence = webhookChecks.tunnel.why;
  for (const path of first)
    expect([path, readFileSync(join(BUILT, path), "utf8").includes(sentence)]).toEqual([path, false]);
});
