import { expect, test } from "vitest";
import { csvOf } from "../../../renderer/screens/overview/csv.ts";

test("every cell is quoted, and none can run as a formula in a spreadsheet", () => {
  expect(
    csvOf([
      ["Number", "Name"],
      ["+1 202", '=HYPERLINK("x")'],
      ["a", 'say "hi", twice'],
    ]),
  ).toBe(`"Number","Name"\r\n"'+1 202","'=HYPERLINK(""x"")"\r\n"a","say ""hi"", twice"\r\n`);
});
