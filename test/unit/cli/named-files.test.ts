import { spawnSync } from "node:child_process";
import { mkdirSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { nothing } from "../../../main/hosts/headless/refusal.ts";
import { unfitOutput, writeOutput } from "../../../main/hosts/headless/output-file.ts";
import { cli } from "../../support/cli.ts";
import { terminalEnglish } from "../../../main/hosts/headless/terminal/translate.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const MIB = 1024 * 1024;

/** Each command that reads a file that a person names, with how it is named. */
const READERS: readonly (readonly [
  what: string,
  args: (path: string) => readonly string[],
  ending: string,
])[] = [
  ["a plan", (path) => ["check", path], ".json"],
  ["a table of a batch", (path) => ["batch", path], ".csv"],
  ["notifications", (path) => ["translate", path, "--to", "on-premises"], ".json"],
  ["the output of the egress commands", (path) => ["egress", "read", path], ".txt"],
  ["messages in one text", (path) => ["lint", path], ".json"],
  ["messages by the line", (path) => ["lint", path], ".ndjson"],
  ["blocked hosts", (path) => ["lint", "-", "--blocked-hosts", path], ".txt"],
  ["a workspace", (path) => ["workspace", "import", path], ".workspace"],
  ["a report", (path) => ["report", "--verify", path], ".json"],
  ["timestamps", (path) => ["traffic", "--from-csv", path, "--zone", "UTC"], ".csv"],
];

async function refusalOf(args: readonly string[], folder: string): Promise<{ exit: number; text: string }> {
  const { code, stdout, stderr } = await cli(args, { folder });
  return { exit: code, text: `${stdout}${stderr}` };
}

describe("[ZP6] a file in UTF-16, as some programs save text, is to be saved as UTF-8:", () => {
  const NAMED = ["a plan", "a table of a batch", "blocked hosts"];
  test.each(READERS.filter(([what]) => NAMED.includes(what)))("%s", async (_what, args, ending) => {
    const folder = tempFolder();
    const file = join(folder, `file${ending}`);
    writeFileSync(file, Buffer.from("\ufeffplan,direction\r\n", "utf16le"));
    const { exit, text } = await refusalOf(args(file), folder);
    expect(exit).toBe(2);
    expect(text).toMatch(/it isn't UTF-8 text .*\n.*\n +Save it as UTF-8 text/);
    expect(text).not.toMatch(/path and permissions/);
  });
});

describe("[ZP6] a folder in the place of a file is told with what is needed instead:", () => {
  // Such as the messages of a folder are checked.
  const TAKEN = ["messages in one text", "messages by the line"];
  test.each(READERS.filter(([what]) => !TAKEN.includes(what)))("%s", async (_what, args, ending) => {
    const folder = tempFolder();
    const named = join(folder, `folder${ending}`);
    mkdirSync(named);
    const { exit, text } = await refusalOf(args(named), folder);
    expect(exit).toBe(2);
    expect(text).toMatch(/it is a folder .*\n.*\n +Name a file/);
  });
});

describe.skipIf(process.platform === "win32")(
  "[ZP6] a pipe in the place of a file is refused at once:",
  () => {
    test.each(READERS)("%s", async (_what, args, ending) => {
      const folder = tempFolder();
      const pipe = join(folder, `pipe${ending}`);
      expect(spawnSync("mkfifo", [pipe]).status).toBe(0);
      const { exit, text } = await refusalOf(args(pipe), folder);
      expect(exit).toBe(2);
      expect(text).toMatch(/is a pipe or a device, not a file/);
      expect(text).not.toMatch(/path and permissions/);
    });

    test("a plan that a table names", async () => {
      const folder = tempFolder();
      expect(spawnSync("mkfifo", [join(folder, "plan.json")]).status).toBe(0);
      writeFileSync(join(folder, "table.csv"), "plan,direction\nplan.json,to-cloud\n");
      const { exit, text } = await refusalOf(["batch", join(folder, "table.csv")], folder);
      expect(exit).toBe(2);
      expect(text).toMatch(/is a pipe or a device, not a file/);
    });

    test("a pipe that nobody reads, as an output", () => {
      const pipe = join(tempFolder(), "pipe");
      expect(spawnSync("mkfifo", [pipe]).status).toBe(0);
      const file = { path: pipe, shown: pipe, option: "--out" };
      const works = nothing("sent");
      for (const refused of [unfitOutput(file, works), writeOutput(file, "text", { mode: 0o600, works })])
        expect(refused && refused.words(terminalEnglish).what).toContain("it is a pipe without a reader");
    });
  },
);

describe("[ZP6] what is too large is refused before it is read, with its limit:", () => {
  test.each<
    readonly [what: string, args: (path: string) => readonly string[], bytes: number, sentence: RegExp]
  >([
    ["a plan", (path) => ["check", path], MIB + 1, /larger than 1 MiB/],
    ["a table of a batch", (path) => ["batch", path], 16 * MIB + 1, /larger than 16 MiB/],
    [
      "notifications",
      (path) => ["translate", path, "--to", "on-premises"],
      64 * MIB + 1,
      /larger than 64 MiB/,
    ],
    ["egress output", (path) => ["egress", "read", path], 1_000_001, /longer than 1000000 characters/],
    ["blocked hosts", (path) => ["lint", "-", "--blocked-hosts", path], 16 * MIB + 1, /larger than 16 MiB/],
    [
      "a workspace",
      (path) => ["workspace", "import", path],
      48 * MIB + 1,
      /larger than any handed-over workspace/,
    ],
    ["a report", (path) => ["report", "--verify", path], 64 * MIB + 1, /larger than any report/],
  ])("%s", async (_what, args, bytes, sentence) => {
    const folder = tempFolder();
    const path = join(folder, "file.json");
    writeFileSync(path, "");
    truncateSync(path, bytes);
    const { exit, text } = await refusalOf(args(path), folder);
    expect(exit).toBe(2);
    expect(text).toMatch(sentence);
  });
});

test.skipIf(process.platform !== "linux")(
  "[ZP6] what can't be read is told as that, and a folder as one",
  async () => {
    const folder = tempFolder();
    mkdirSync(join(folder, "folder"));
    const asked = (path: string) => refusalOf(["translate", path, "--to", "on-premises"], folder);
    expect((await asked("/proc/self/mem")).text).toContain("its content couldn't be read (EIO)");
    expect((await asked(join(folder, "folder"))).text).toContain("it is a folder (EISDIR)");
    expect((await asked("/dev/zero")).text).toContain("it is a pipe or a device, not a file");
  },
);
