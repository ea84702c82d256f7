import { expect, test } from "vitest";
import { visible } from "../../../shared/visible.ts";
import { isolated } from "../../../shared/wording/isolates.ts";

const number = isolated("+1 202 555 0123");

test("the isolates of a sentence stay, also one within another", () => {
  const sentence = `${isolated(`رقم ${number}`)} محلي`;
  expect(visible(sentence)).toBe(sentence);
});

test("an isolate whose end is cut off is closed", () => {
  expect(visible(`رقم ${number} محلي`, 8)).toBe("رقم \u2068+1 …\u2069");
});

test.each([
  ["one that isn't closed", "\u2066a", "\\u{2066}a"],
  ["an end without a beginning", "a\u2069", "a\\u{2069}"],
  ["one from right to left", "\u2067a\u2069", "\\u{2067}a\\u{2069}"],
  ["what is no isolate, within one", "\u2068\u202ea\u2069", "\u2068\\u{202e}a\u2069"],
])("%s is shown", (_, text, shown) => expect(visible(text)).toBe(shown));
