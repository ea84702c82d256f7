import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jsonFault, lineAndColumn } from "../../../main/core/plan/json-faults.ts";

describe("the place of a JSON fault", () => {
  test("agrees with the language's own parser on what is JSON", () => {
    const pieces = fc.constantFrom(
      "{",
      "}",
      "[",
      "]",
      ":",
      ",",
      '"a"',
      '"b"',
      "1",
      "-0.5e3",
      "01",
      "true",
      "nul",
      " ",
      "\n",
      "'",
      '"',
      "\\",
      "\u0001",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join("")),
          fc.json(),
        ),
        (text) => {
          const fault = jsonFault(text);
          expect(fault === undefined || fault.kind !== "syntax").toBe(parses(text));
        },
      ),
    );
  });

  test.each([
    ['{"a": 1,}', 8],
    ['{"a" 1}', 5],
    ["{'a': 1}", 1],
    ['{"a": "x\ny"}', 6],
    ["", 0],
    ["{} {}", 3],
    ['{"a": tru}', 6],
  ])("%j breaks at index %d", (text, at) => {
    expect(jsonFault(text)).toEqual({ kind: "syntax", at });
  });

  test("a member that stands twice is found at its second place, however it is escaped", () => {
    expect(jsonFault('{"pin": 1, "p\\u0069n": 2}')).toEqual({ kind: "repeated", at: 11, member: "pin" });
  });

  test("the same member in two objects is no repetition", () => {
    expect(jsonFault('{"a": {"tls": 1}, "b": {"tls": 1}}')).toBeUndefined();
  });

  test("a hundred thousand brackets do not exhaust the stack", () => {
    expect(jsonFault("[".repeat(100_000))).toMatchObject({ kind: "tooDeep" });
  });

  test("lines and columns count from one", () => {
    expect(lineAndColumn("a\nbc\nd", 0)).toEqual({ line: 1, column: 1 });
    expect(lineAndColumn("a\nbc\nd", 3)).toEqual({ line: 2, column: 2 });
  });
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
