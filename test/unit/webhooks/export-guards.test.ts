import { describe, expect, test } from "vitest";
import { guardedCell, printedBytes, shellQuoted } from "../../../main/core/webhooks/store/export/formats.ts";

describe("what an export holds from strangers is run by nobody", () => {
  test.each(["=1+1", "+1", "-1", "@a", "\t=1", " \u200e=1", "\uff1d1", "\r1"])(
    "%j is a text in a cell",
    (text) => {
      expect(guardedCell(text)).toBe(`'${text}`);
    },
  );
  test.each(["hello", "1=1", "a-b", ""])("%j stays as it is", (text) => {
    expect(guardedCell(text)).toBe(text);
  });
  test("a quote ends no word of a shell", () => {
    expect(shellQuoted("it's; rm -rf /")).toBe(String.raw`'it'\''s; rm -rf /'`);
  });
  test.each(['{"a":1}', "line\n\ttab", "Señor 👋", ""])("%j is printed as text", (text) => {
    expect(printedBytes(Buffer.from(text))).toBe(`printf '%s' '${text}'`);
  });
  test.each([
    [Buffer.from("\u0007"), String.raw`\0007`],
    [Buffer.from("a\u001b[0m"), String.raw`a\0033[0m`],
    [Buffer.from("x\u202ey"), String.raw`x\0342\0200\0256y`],
    [Buffer.from([0xff, 0x41]), String.raw`\0377A`],
    [Buffer.from("\u0007'\\~\u007f "), String.raw`\0007\0047\0134~\0177 `],
  ])("what would act on a terminal, or is no text, is printed byte by byte: %j", (body, octal) => {
    expect(printedBytes(body)).toBe(`printf '%b' '${octal}'`);
  });
});
