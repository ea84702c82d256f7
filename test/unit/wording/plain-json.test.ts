import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { plainJson } from "../../../shared/visible.ts";

test.each([
  "\u009b[2J",
  "\u202eevil\u2066",
  "\u2028",
  "\u{e0001}tag",
  "\u200bzero",
  "\u007f",
  "a\nb\tc",
  "ä 中 \u200d",
])("a line of JSON with %j reads the same, and hides nothing from a terminal", (text) => {
  const line = plainJson(JSON.stringify({ text, [text]: 1 }));
  expect(JSON.parse(line)).toEqual({ text, [text]: 1 });
  expect(line).not.toMatch(/[\u007f-\u009f\u200b\u2028-\u202e\u2066-\u2069\u{e0001}]/u);
});

test("no command prints JSON in another way", () => {
  const folder = join(import.meta.dirname, "../../../main/hosts/headless");
  const printed = ["commands", "terminal", "run", "batch"].flatMap((part) =>
    globSync(`${part}/**/*.ts`, { cwd: folder }).flatMap((name) =>
      [
        ...readFileSync(join(folder, name), "utf8").matchAll(/(?:show|say|write)\([^;]*?JSON\.stringify/g),
      ].map(([call]) => [name, call] as const),
    ),
  );
  expect(printed.length).toBeGreaterThanOrEqual(3);
  expect(printed.filter(([, call]) => !call.includes("plainJson(JSON.stringify"))).toEqual([]);
});
