import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

test("no test that shares its process with others replaces their timers or modules", () => {
  const config = readFileSync(join(ROOT, "vitest.config.ts"), "utf8");
  const files = ["scenario", "unit", "contract"].flatMap((folder) =>
    readdirSync(join(ROOT, "test", folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".test.ts"))
      .map((file) => join(ROOT, "test", folder, file)),
  );
  expect(files.length).toBeGreaterThan(200);
  const replacing = files.filter((file) =>
    /^import ".*hasty-machine|\bvi\.(mock|doMock)\(/m.test(readFileSync(file, "utf8")),
  );
  expect(replacing.length).toBeGreaterThan(0);
  const unnamed = replacing
    .map((file) => relative(ROOT, file))
    .filter((file) => !config.includes(`"${file}"`));
  expect(unnamed).toEqual([]);
});
