import { expect, test } from "vitest";
import { isolated } from "../../../shared/wording/isolates.ts";
import { table } from "../../../main/hosts/headless/terminal/table.ts";

test("a table that a terminal has no room for is a list with a line for each value", async () => {
  const rows = [
    ["r-20260115-fakeru", "+1 202 555 0123"],
    ["r-20260115-other1", ""],
  ];
  const narrow = await table(["Migration", "Number"], rows, 30);
  expect(narrow).toBe(
    "Migration: r-20260115-fakeru\nNumber: +1 202 555 0123\n\nMigration: r-20260115-other1",
  );
  const wide = await table(["Migration", "Number"], rows);
  expect(wide.split("\n")).toHaveLength(3);
  expect(await table(["Migration", "Number"], rows, 80)).toBe(wide);
});

test("characters that take two columns of a terminal count as two", async () => {
  const name = "東京都港区のパン屋さん";
  expect(await table(["Number", "Name"], [["+1 202 555 0123", name]], 32)).toBe(
    `Number: +1 202 555 0123\nName: ${name}`,
  );
});

test("a table without rows shows its columns, however narrow the terminal is", async () => {
  const wide = await table(["Label", "Kind"], []);
  expect(wide).toContain("Label");
  expect(await table(["Label", "Kind"], [], 5)).toBe(wide);
});

test("in a language that is written from right to left, a listed value is a unit of its own, so that no number is reversed", async () => {
  const number = "+1 202 555 0123";
  const sentence = `أُرسل ${isolated("14:20:05 CET")}`;
  const listed = await table(["الرقم", "الحالة"], [[number, sentence]], 10);
  expect(listed).toBe(`الرقم: ${isolated(number)}\nالحالة: ${isolated(sentence)}`);
  expect(await table(["Number"], [[number]], 10)).toBe(`Number: ${number}`);
});
