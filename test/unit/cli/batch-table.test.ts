import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cli } from "../../support/cli.ts";
import { fakeCore } from "../../support/fake-core.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const linesOf = (stdout: string): readonly unknown[] =>
  stdout
    .trimEnd()
    .split("\n")
    .map((line): unknown => JSON.parse(line));

async function batch(name: string, content: string, ...more: readonly string[]) {
  const folder = tempFolder();
  writeFileSync(join(folder, name), content);
  const core = fakeCore();
  const end = await cli(["batch", name, ...more], { core, folder });
  expect([end.code, core.calls]).toEqual([2, []]);
  return end;
}

test("[B2] of a large bad table a person sees the first 50 rows and how many more there are, a script every one", async () => {
  const content = `plan\n${"missing.json\n".repeat(2_000)}`;
  const { stderr } = await batch("table.csv", content);
  expect(stderr.match(/^✗ Line /gm)).toHaveLength(50);
  expect(stderr).toContain(
    "Correct the table, then run the command again. “batch template” prints the columns.",
  );
  expect(stderr).toContain(
    "  Rows that can't be used either: 1950 more. With --json, each of them has a line.\n",
  );
  expect(stderr.length).toBeLessThan(20_000);
  const { stdout } = await batch("table.csv", content, "--json");
  const lines = linesOf(stdout);
  expect(lines).toHaveLength(2_000);
  expect([lines.at(0), lines.at(-1)]).toMatchObject([{ line: 2 }, { line: 2_001 }]);
});

test("[B2] a single fault isn't longer than a screen, however long the cell is", async () => {
  const { stderr } = await batch("table.csv", `plan,${"x".repeat(100_000)}\n`);
  expect(stderr.length).toBeLessThan(2_000);
  expect(stderr).toContain("…");
});

test("[B2] rows of JSON that begin on one line are named by their order", async () => {
  const { stderr } = await batch("table.json", '[{"plan":"a.json"},7,{"plan":"b.json"}]');
  expect(stderr.match(/^✗ \w+ \d/gm)).toEqual(["✗ Row 1", "✗ Row 2", "✗ Row 3"]);
  const lines = (await batch("table.json", '[{"plan":"a.json"},\n{"plan":"b.json"}]')).stderr;
  expect(lines.match(/^✗ \w+ \d/gm)).toEqual(["✗ Line 1", "✗ Line 2"]);
  const both = (await batch("table.json", '[{"plan":"a.json"},{"plan":"b.json"}]', "--json")).stdout;
  expect(linesOf(both)).toMatchObject([{ line: 1 }, { line: 2 }]);
});

test("[ZP7] rows that aren't one and rows whose plan doesn't hold are named together, in the order of the table", async () => {
  const { stderr } = await batch("table.csv", "plan\na.json,b\nc.json\nd.json,e\nf.json\n");
  expect(stderr.match(/^✗ \w+ \d/gm)).toEqual(["✗ Line 2", "✗ Line 3", "✗ Line 4", "✗ Line 5"]);
  const json = '[7,\n{"plan":"a.json"},\n"x",\n{"plan":"b.json"}]';
  expect((await batch("table.json", json)).stderr.match(/^✗ \w+ \d/gm)).toHaveLength(4);
});

test.each([
  ["rows of CSV", "table.csv", `plan\n${"a\n".repeat(50_001)}`],
  ["rows that are none", "table.csv", `plan\n${",\n".repeat(50_001)}`],
  ["rows of JSON", "table.json", `[${"[],".repeat(50_000)}0]`],
  ["values in a row", "table.json", `[{"a":[${"1,".repeat(1_500_000)}1]}]`],
])("[ZP8] a table with too many %s is refused as a whole", async (_what, name, content) => {
  const { stderr } = await batch(name, content);
  expect(stderr.match(/^✗ .*$/gm)).toEqual([
    "✗ Line 1: the table has too many rows, or too much in them: 50000 numbers are the most; divide it",
  ]);
});

test("[B2] a NUL in a cell is told as what it is", async () => {
  const { stderr } = await batch("table.csv", "plan\na\0b.json\n");
  expect(stderr).toContain("its path has a NUL character");
  expect(stderr).not.toContain("\0");
});

test.skipIf(!existsSync("/dev/zero"))("[B2] a device that never ends is no table", async () => {
  const core = fakeCore();
  const { code, stderr } = await cli(["batch", "/dev/zero"], { core });
  expect([code, core.calls]).toEqual([2, []]);
  expect(stderr).toContain("✗ Can't read /dev/zero: it is a pipe or a device, not a file.");
});
