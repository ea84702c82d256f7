import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { secretScanner } from "../../support/byte-scan.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const SECRET = 'Geheim"nis/+ä 4711 of the bakery';
const utf8 = Buffer.from(SECRET);
const upTo = (text: string, shift: number): Buffer => Buffer.from(`${"x".repeat(shift)}${text}, and more`);
const escapes = Array.from(SECRET, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** Written by other means than those of the scanner. */
const PLANTED: Readonly<Record<string, Buffer | string>> = {
  raw: SECRET,
  "UTF-16 LE": Buffer.from(SECRET, "utf16le"),
  "UTF-16 BE": Buffer.from(
    Array.from(SECRET).flatMap((one) => [one.charCodeAt(0) >> 8, one.charCodeAt(0) & 255]),
  ),
  "base64 at 0": upTo(SECRET, 0).toString("base64"),
  "base64 at 1": upTo(SECRET, 1).toString("base64"),
  "base64 at 2": upTo(SECRET, 2).toString("base64"),
  "base64url at 0": upTo(SECRET, 0).toString("base64url"),
  "base64url at 1": upTo(SECRET, 1).toString("base64url"),
  "base64url at 2": upTo(SECRET, 2).toString("base64url"),
  hex: utf8.toString("hex"),
  "upper-case hex": utf8.toString("hex").toUpperCase(),
  URL: encodeURIComponent(SECRET),
  "URL, lower-case": encodeURIComponent(SECRET).replaceAll(/%[0-9A-F]{2}/g, (one) => one.toLowerCase()),
  form: new URLSearchParams([["a", SECRET]]).toString(),
  JSON: JSON.stringify({ a: SECRET }),
  "JSON in JSON": JSON.stringify(JSON.stringify({ a: SECRET })),
  "JSON, all escaped": `"${escapes.join("")}"`,
  reversed: Array.from(SECRET).toReversed().join(""),
  "first half": SECRET.slice(0, 16),
  "second half": SECRET.slice(16),
  "second half reversed": Array.from(SECRET.slice(16)).toReversed().join(""),
};

describe("a scan for secrets", () => {
  test.each(Object.entries(PLANTED))("[ZK4] finds one that was planted as %s", (_, planted) => {
    const scanner = secretScanner({ token: SECRET });
    const content = Buffer.concat([Buffer.from("before "), Buffer.from(planted), Buffer.from(" after")]);
    expect(scanner.inBytes(content, "here")).not.toEqual([]);
    const folder = tempFolder();
    mkdirSync(join(folder, "deep"));
    writeFileSync(join(folder, "deep", "file.db-wal"), content);
    expect(scanner.inFolder(folder).join()).toMatch(/file\.db-wal: .* of token/);
  });

  test("[ZK4] finds six digits alone and in other encodings, and not amid a longer number", () => {
    const scanner = secretScanner({ PIN: "314159" });
    const inside = (text: string): number => scanner.inBytes(Buffer.from(text), "here").length;
    for (const text of ["314159", '{"pin":"314159"}', "951413", "333134313539", "x314159.", "1314159 314159"])
      expect([text, inside(text) > 0]).toEqual([text, true]);
    for (const text of ["1314159", "3141592", "", "314 159"]) expect([text, inside(text)]).toEqual([text, 0]);
    expect(inside(Buffer.from("my=314159&more").toString("base64"))).toBeGreaterThan(0);
  });

  test("finds nothing in what holds none", () => {
    const scanner = secretScanner({ token: SECRET });
    expect(scanner.inBytes(Buffer.from("Geheimnis of a bakery 4711".repeat(50)), "here")).toEqual([]);
  });
});
