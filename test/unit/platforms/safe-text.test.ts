import { expect, test } from "vitest";
import { plainText, scrubberFor } from "../../../main/core/platforms/http/safe-text.ts";

test.each([
  ["\u001b[31mInvalid\u001b[0m token", "Invalid  token"],
  ["a\u001b[1;38;5;196m\u001b[4mb", "a b"],
  ["a\u009b2Jb", "a b"],
  ["a\u001b]8;;https://evil.example\u001b\\b\u001b]0;title\u0007c", "a b c"],
  ["a\u001b[?25lb\u001b[Hc", "a b c"],
  // None of these is a whole sequence: what isn't hidden stays.
  ["a\u001bb", "a b"],
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
