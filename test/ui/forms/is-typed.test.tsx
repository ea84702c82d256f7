import { expect, test } from "vitest";
import { isTyped } from "../../../renderer/components/forms/is-typed.ts";

test("a name is typed in any script of digits, and without what isn't seen", () => {
  expect(isTyped(" Bakery ١٢\u200f", "Bakery 12")).toBe(true);
  expect(isTyped("Bakery 1", "Bakery 12")).toBe(false);
});

test.each(["\u3164", "\u200f", "\u200b\u200b"])(
  "an empty field confirms no name, also not one that isn't seen: %j",
  (name) => {
    expect(isTyped("", name)).toBe(false);
    expect(isTyped(" ", name)).toBe(false);
    expect(isTyped(name, name)).toBe(true);
  },
);
