import { describe, expect, test } from "vitest";
import { checkedText, parseChecked } from "../../../main/core/storage/checked-json.ts";
import { seededRandom } from "../../support/seeded-random.ts";

const VALUE = {
  format: 3,
  revision: 41,
  workspaces: [
    { id: "ws-bakery1", baseUrl: "https://cloud.example", numbers: [{ cc: "34" }], none: undefined },
  ],
  __proto__: { inherited: true },
  "2": "a key that JSON puts first",
};

/** The members but the one of a sum, however its name is spelled. */
function withoutSum(value: unknown): unknown {
  return Object.fromEntries(
    Object.entries(value as object).filter(([, member]) => !/^[0-9a-f]{64}$/.test(String(member))),
  );
}

describe("[F26] JSON with a checksum", () => {
  test.each([undefined, 2])("gives back what was written (indent %s)", (indent) => {
    expect(parseChecked(checkedText(VALUE, indent))).toEqual(JSON.parse(JSON.stringify(VALUE)));
    expect(parseChecked(checkedText({}, indent))).toEqual({});
  });

  test("with any other letter or digit in it is another value's, and gives none", () => {
    const text = checkedText(VALUE, 2);
    const random = seededRandom();
    const right = parseChecked(text);
    for (let at = 0; at < text.length; at += 1) {
      const was = text[at] ?? "";
      if (!/[a-z0-9]/i.test(was)) continue;
      const letter = /[0-9]/.test(was)
        ? String((Number(was) + random.between(1, 9)) % 10)
        : was === "z"
          ? "y"
          : "z";
      const read = parseChecked(text.slice(0, at) + letter + text.slice(at + 1));
      // A harmed name of the sum itself leaves the rest as it was.
      expect([undefined, JSON.stringify(right)]).toContain(
        read === undefined ? undefined : JSON.stringify(withoutSum(read)),
      );
    }
  });

  test("cut anywhere gives none", () => {
    const text = checkedText(VALUE, 2).trimEnd();
    for (let end = 0; end < text.length; end += 1) expect(parseChecked(text.slice(0, end))).toBeUndefined();
  });

  test("[I27] without one, as earlier versions wrote it, is taken as it is", () => {
    expect(parseChecked('{"format": 3, "revision": 1}')).toEqual({ format: 3, revision: 1 });
    expect(parseChecked("[1]")).toEqual([1]);
    expect(parseChecked("null")).toBeNull();
  });

  test.each(['{"a":1,"checksum":7}', '{"a":1,"checksum":""}', '{"a":1,"a":2,"checksum":"x"}'])(
    "with one that is none (%s) gives none",
    (text) => {
      expect(parseChecked(text)).toBeUndefined();
    },
  );

  test("nested deeper than anything that is written gives none", () => {
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    expect(parseChecked(`{"a":${deep},"checksum":"${"0".repeat(64)}"}`)).toBeUndefined();
  });

  test("written over a value that was read with its sum has one sum", () => {
    const once = checkedText({ b: 1 });
    expect(checkedText(JSON.parse(once) as object)).toBe(once);
  });
});
