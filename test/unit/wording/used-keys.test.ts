import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { en as terminal } from "../../../main/hosts/headless/wording/en/index.ts";
import { en } from "../../../shared/wording/catalogue/en/index.ts";
import { keyOf, sentencesOf } from "./catalogue-tree.ts";

const ROOT = join(import.meta.dirname, "../../..");
const ALL = { ...en, terminal };
const KEYS = [...new Set([...sentencesOf(ALL).keys()].map(keyOf))];
const AREA = `(?:${Object.keys(ALL).join("|")})`;

/** Every source file that may use a text, except the catalog itself. */
function sources(): readonly string[] {
  return ["shared", "main", "renderer"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .map((path) => join(ROOT, folder, path))
      .filter((path) => /\.tsx?$/.test(path) && !path.includes(join("wording", "catalogue"))),
  );
}

/** The keys that code uses: complete keys, and keys with inserted parts as patterns. */
function askedFor(text: string): readonly RegExp[] {
  const written = [...text.matchAll(new RegExp(`"(${AREA}\\.[A-Za-z0-9.-]+)"`, "g"))].map(([, key = ""]) =>
    exactly(key),
  );
  const filled = [...text.matchAll(new RegExp(`\`(${AREA}\\.(?:\\$\\{[^}]*\\}|[A-Za-z0-9.-])+)\``, "g"))];
  return [...written, ...filled.map(([, key = ""]) => exactly(key))];
}

/** A check's id and a code's name contain a dot, so an inserted part may contain one. */
function exactly(key: string): RegExp {
  const parts = key.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(".", "\\."));
  return new RegExp(`^${parts.join("[A-Za-z0-9-]+(?:\\.[a-z-]+)?")}$`);
}

describe("the keys of the catalogue", () => {
  const texts = sources().map((path) => readFileSync(path, "utf8"));
  const asked = texts.flatMap(askedFor);

  test("are all asked for somewhere", () => {
    expect(asked.length).toBeGreaterThan(250);
    expect(KEYS.filter((key) => !asked.some((pattern) => pattern.test(key)))).toEqual([]);
  });

  test("are there for everything that is asked for", () => {
    const calls = texts.flatMap((text) =>
      [...text.matchAll(/\b(?:say|sayEnglish|phrase)\(\s*(["`][^"`]*["`])/g)].flatMap(([, key = ""]) =>
        askedFor(key),
      ),
    );
    expect(calls.length).toBeGreaterThan(150);
    expect(calls.filter((pattern) => !KEYS.some((key) => pattern.test(key)))).toEqual([]);
  });
});
