import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync, gzipSync } from "node:zlib";
import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { secretScanner, secretsFoundIn } from "../../support/byte-scan.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { unpacked } from "../../support/unpacked.ts";

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

  const forPin = secretScanner({ PIN: "314159" });
  const inside = (content: string): number => forPin.inBytes(Buffer.from(content), "here").length;

  test.each([
    "314159",
    '{"pin":"314159"}',
    "951413",
    "333134313539",
    "x314159.",
    "PIN 314159. 2 left",
    "1314159 314159",
    "code314159",
    // The last character of an escape belongs to the escape.
    "%7B%22pin%22%3A%22314159%22%7D",
    String.raw`\u0022314159\u0022`,
    String.raw`\x22314159\x22`,
    Buffer.from('{"pin":"314159"}').toString("hex"),
    Buffer.from("my=314159&more").toString("base64"),
  ])("[ZK4] finds six digits alone and in other encodings: %s", (content) => {
    expect(inside(content)).toBeGreaterThan(0);
    const folder = tempFolder();
    writeFileSync(join(folder, "file"), content);
    expect(secretsFoundIn(folder, ["314159"])).not.toEqual([]);
  });

  test.each([
    "1314159",
    "3141592",
    "",
    "314 159",
    "0.314159",
    "314159.5",
    // Of a fingerprint, a random id and base64, which hold any six digits now and then.
    "sha256 0a4cbe314159fe",
    "11c800b9836908c532a4cd3caae314159eoutcome",
    "c314159f-12ab-4444-9999-0123456789ab",
    "aaMTQxbbcc",
  ])("[ZC1] finds no six digits amid a longer number, a checksum or random bytes: %s", (content) => {
    expect(inside(content)).toBe(0);
    const folder = tempFolder();
    writeFileSync(join(folder, "file"), content);
    expect(secretsFoundIn(folder, ["314159"])).toEqual([]);
  });

  const page = `BT /F1 12 Tf 1 0 0 1 40 700 Tm <00010002> Tj 9.1 0 Td <0003> Tj 0 -4 Td <0001> Tj ET BT <000400050006> Tj ET`;
  const map =
    "begincmap 1 beginbfrange <0001> <0003> <0041> endbfrange 1 beginbfchar <0004> <0061> endbfchar endcmap";
  const stream = (text: string): Buffer =>
    Buffer.concat([Buffer.from("<< >>\nstream\n"), deflateSync(text), Buffer.from("\nendstream\n")]);

  test.each([
    ["an archive", Buffer.from(zipSync({ "deep/file.json": Buffer.from(`{"a":"${SECRET}"}`) }))],
    ["a compressed file", gzipSync(`a ${SECRET} b`)],
    ["a PDF's data", Buffer.concat([Buffer.from("%PDF-1.4\n"), stream(SECRET)])],
  ])("[ZC3] finds one in %s", (_, content) => {
    expect(secretScanner({ token: SECRET }).inBytes(content, "here")).toContain(
      "here, unpacked: utf-8 of token",
    );
    // Cut off, as by a kill, and not at all what it says.
    for (const cut of [content.subarray(0, 12), content.subarray(0, content.length - 9)])
      expect(() => secretScanner({ token: SECRET }).inBytes(cut, "here")).not.toThrow();
  });

  test("[ZC3] reads the glyphs of a PDF as the text that they show", () => {
    const pdf = Buffer.concat([Buffer.from("%PDF-1.4\n"), stream(map), stream(page)]);
    const [text = ""] = unpacked(pdf)
      .map((layer) => layer.toString())
      .slice(-1);
    expect(text.split("\n")).toContain("ABC");
    expect(text).toContain("a\u0000\u0000");
  });

  test("finds nothing in what holds none", () => {
    const scanner = secretScanner({ token: SECRET });
    expect(scanner.inBytes(Buffer.from("Geheimnis of a bakery 4711".repeat(50)), "here")).toEqual([]);
  });
});
