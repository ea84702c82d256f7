import { constants } from "node:buffer";
import { chmodSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cli } from "../../support/cli.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const GOOD = '{"messaging_product":"chat","to":"12025550123","type":"text","text":{"body":"hi"}}';
const BAD = '{"messaging_product":"chat","to":"+1 202 555 0123","ttl":60,"type":"text","text":{"body":"hi"}}';

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = tempFolder();
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

const lint = (folder: string, args: readonly string[]) => cli(["lint", ...args, "--json"], { folder });

test("[L15] a file that is too large for one text is told as that, and lines may be as many as they like", async () => {
  const folder = folderOf({ "a.json": "", "b.har": "", "c.ndjson": `${GOOD}\n` });
  for (const name of ["a.json", "b.har"]) {
    truncateSync(join(folder, name), constants.MAX_STRING_LENGTH + 1);
    const { code, stdout, stderr } = await lint(folder, ["c.ndjson", name]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(`${name} is too large`);
    expect(stderr).toContain("NDJSON");
  }
});

test.runIf(process.platform === "linux")(
  "[L11] [L15] a name that is no text is told if it has to be read, and passed over if not",
  async () => {
    const folder = folderOf({ "a.json": BAD });
    const named = (end: string): Buffer =>
      Buffer.concat([Buffer.from(`${folder}/`), Buffer.of(0xff), Buffer.from(end)]);
    writeFileSync(named(".txt"), "notes");
    expect(await lint(folder, ["."])).toMatchObject({ code: 1 });
    writeFileSync(named(".json"), GOOD);
    const file = await lint(folder, [".", "--fix"]);
    rmSync(named(".json"));
    mkdirSync(named(""));
    const below = await lint(folder, [".", "--fix"]);
    for (const { code, stdout, stderr } of [file, below]) {
      expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
      expect(stderr).toMatch(/\ufffd\S* can't be read/);
    }
    expect(readFileSync(join(folder, "a.json"), "utf8")).toBe(BAD);
  },
);

test("[L15] an empty path is no folder, and is refused", async () => {
  const folder = folderOf({ "a.json": BAD });
  for (const args of [[""], ["a.json", ""]]) {
    const { code, stdout, stderr } = await lint(folder, [...args, "--fix"]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain("A path is empty.");
  }
  expect(readFileSync(join(folder, "a.json"), "utf8")).toBe(BAD);
});

test.skipIf(process.getuid?.() === 0)(
  "[L15] a file that can't be read is told before anything is changed",
  async () => {
    const folder = folderOf({ "a.json": BAD, "b.json": BAD });
    chmodSync(join(folder, "b.json"), 0o200);
    for (const paths of [["."], ["a.json", "b.json"]]) {
      const { code, stdout, stderr } = await lint(folder, [...paths, "--fix"]);
      expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
      expect(stderr).toContain("b.json can't be read");
    }
    expect(readFileSync(join(folder, "a.json"), "utf8")).toBe(BAD);
  },
);
