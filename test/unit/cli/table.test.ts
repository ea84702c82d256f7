import { expect, test } from "vitest";
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
