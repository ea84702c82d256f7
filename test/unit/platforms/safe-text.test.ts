import { expect, test } from "vitest";
import { plainText, scrubberFor } from "../../../main/core/platforms/http/safe-text.ts";

test.each([
  ["\u001b[31mInvalid\u001b[0m token", "Invalid  token"],
  ["a\u001b[1;38;5;196m\u001b[4mb", "a b"],
  ["a\u009b2Jb", "a b"],
  ["a\u001b]8;;https://evil.example\u001b\\b\u001b]0;title\u0007c", "a b c"],
  ["a\u001b[?25lb\u001b[Hc", "a b c"],
  ["a\u001b(B\u001b#8\u001b7b\u001bcc", "a b c"],
  ["a\u001bPq#0;2;0\u001b\\b\u001b_Gf=100;AAAA\u001b\\c\u0090x\u009cd\u009fy\u001b\\e", "a b c d e"],
  ["a\u009d0;title\u0007b\u009d8;;https://evil.example\u009cc", "a b c"],
  [`a\u001b]0;${"t".repeat(600)}\u0007b`, "a b"],
  ["a\u001b]0;in \u001b[31mred\u0007b", "a b"],
  // None of these is a whole sequence: what isn't hidden stays.
  ["a\u001b", "a"],
  ["a\u001béb", "a éb"],
  ["a\u001b]0;never ended \u001b]0;title\u0007b", "a ]0;never ended  b"],
  ["a [31mb", "a [31mb"],
  ["a\u001b]0;never ended", "a ]0;never ended"],
  ["a\u001b[31\u202em", "a [31 m"],
])("a server's text %j is kept as %j: no part of what a terminal is told is left", (text, kept) => {
  expect(plainText(text)).toBe(kept);
  expect(scrubberFor([])(text).trim()).toBe(kept);
});

test("a secret is found also where a sequence for terminals stands beside it", () => {
  const scrub = scrubberFor(["EAAtokentokentokentoken0123456789"]);
  expect(scrub("\u001b[31mEAAtokentokentokentoken0123456789\u001b[0m")).not.toContain("token");
});

test.each(["\u001b", "\u001b[", "\u001b(", "\u009b", "\u001b]0;"])(
  "a secret is found also where %j takes its first character with it",
  (before) => {
    const scrub = scrubberFor(["EAAtokentokentokentoken0123456789"]);
    expect(scrub(`a ${before}EAAtokentokentokentoken0123456789`)).not.toContain("token");
  },
);

test.each([
  "\u001b]",
  "\u001b]0;",
  "\u001b[0;",
  "\u001b(",
  "\u009d",
  "\u001bP\u001b[",
  "\u001b]x\u001b",
  "\u001b ",
])("however often %j begins what never ends, the text is read once", (piece) => {
  // Read anew from each of its beginnings, it would take minutes.
  const text = piece.repeat(300_000);
  expect(plainText(text, text.length).length).toBeLessThanOrEqual(text.length);
});
