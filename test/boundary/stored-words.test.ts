import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

test("each stored word of docs/stored-words.md is in the file that it names", () => {
  const page = readFileSync(join(root, "docs/stored-words.md"), "utf8");
  const rows = [...page.matchAll(/^\| `([^`]+)` \| [^|]+ \| `([^`]+)` \|$/gm)];
  expect(rows.length).toBeGreaterThan(25);
  const missing = rows.filter(([, word = "", file = ""]) => {
    const escaped = word.replaceAll(/[.-]/g, String.raw`\$&`);
    return !new RegExp(`(?<![\\w.-])${escaped}(?![\\w-])`).test(readFileSync(join(root, file), "utf8"));
  });
  expect(missing.map(([, word, file]) => `${word}: ${file}`)).toEqual([]);
});
