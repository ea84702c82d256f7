import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { cli, type CliOptions } from "../../support/cli.ts";
import { jsonLines, resultLine } from "../../support/json-lines.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { windowCore } from "../../support/window-core.ts";

const OLD = "open sesame";
const NEW = "a door of oak";
const FILES = ["--passphrase-file", "old.txt", "--new-passphrase-file", "new.txt"];

/**
 * A data folder whose vault has the old passphrase, files with both passphrases, and a function that runs the
 * command.
 */
async function rig(files: Readonly<Record<string, string>> = {}) {
  const { client, dataDir } = windowCore();
  await client.call("vault.unlock", { passphrase: OLD, allowCreate: true });
  const folder = tempFolder();
  for (const [name, text] of Object.entries({ "old.txt": `${OLD}\n`, "new.txt": `${NEW}\n`, ...files }))
    writeFileSync(join(folder, name), text);
  return {
    run: (argv: readonly string[], options: CliOptions = {}) =>
      cli(["vault", "passphrase", ...argv], { folder, core: windowCore({ dataDir }).app, ...options }),
    /** Which of the passphrases unlock the vault. */
    opening: async (...passphrases: readonly string[]): Promise<readonly string[]> => {
      const found: string[] = [];
      for (const passphrase of passphrases) {
        const { client: later } = windowCore({ dataDir });
        if ((await later.call("vault.unlock", { passphrase, allowCreate: false })).ok) found.push(passphrase);
      }
      return found;
    },
  };
}

describe("vault passphrase", () => {
  test.each([
    ["two files", FILES, ""],
    ["standard input", [], `${OLD}\n${NEW}\n`],
    ["standard input of Windows", [], `${OLD}\r\n${NEW}\r\n`],
    ["a file and standard input", ["--passphrase-file", "old.txt"], `${NEW}\n`],
    ["standard input and a file", ["--new-passphrase-file", "new.txt"], OLD],
  ])("[I13] changes it from %s, and prints neither", async (_from, argv, input) => {
    const { run, opening } = await rig();
    const { code, stdout, stderr } = await run([...argv, "--json"], { input });
    expect(code).toBe(0);
    expect(resultLine(stdout)).toMatchObject({ outcome: "complete", numberIs: "unknown", proof: "none" });
    expect(jsonLines(stdout)).toHaveLength(1);
    expect(await opening(OLD, NEW)).toEqual([NEW]);
    expect(`${stdout}${stderr}`).not.toMatch(new RegExp(`${OLD}|${NEW}`));
  });

  test("asks a person for the one until now, and twice for the new one", async () => {
    const { run, opening } = await rig();
    const { code, stdout, stderr } = await run([], { answers: [OLD, NEW, NEW] });
    expect(code).toBe(0);
    expect(stdout).toContain("passphrase changed");
    expect(stderr.match(/^.+$/gm)).toEqual(["Current passphrase", "New passphrase", "Type it again"]);
    expect(await opening(OLD, NEW)).toEqual([NEW]);
  });

  test("asks a person only for what no file gives", async () => {
    const { run, opening } = await rig();
    expect((await run(FILES.slice(0, 2), { answers: [NEW, NEW] })).code).toBe(0);
    expect(await opening(OLD, NEW)).toEqual([NEW]);
    expect((await run(["--new-passphrase-file", "old.txt"], { answers: [NEW] })).code).toBe(0);
    expect(await opening(OLD, NEW)).toEqual([OLD]);
  });

  test.each([
    ["the wrong one until now", [], { input: `wrong one\n${NEW}\n` }, "doesn't unlock this vault"],
    [
      "a new one that a person types differently",
      [],
      { answers: [OLD, NEW, "a door of ash"] },
      "don't match",
    ],
    [
      "a new one that a person makes short",
      [],
      { answers: [OLD, "short", "short"] },
      "at least 8 characters",
    ],
    ["a person who breaks off", [], { answers: [undefined] }, "No passphrase was given"],
    ["a person who breaks off later", [], { answers: [OLD, undefined] }, "No passphrase was given"],
    ["one line where two are wanted", [], { input: `${OLD}\n` }, "two lines"],
    ["three lines where two are wanted", [], { input: `${OLD}\n${NEW}\n${NEW}\n` }, "two lines"],
    ["an empty line", [], { input: `${OLD}\n\n` }, "two lines"],
    ["nothing at all", [], { input: "" }, "two lines"],
    ["two lines where one is wanted", FILES.slice(0, 2), { input: `${OLD}\n${NEW}\n` }, "one line"],
    ["a file that is not there", [...FILES.slice(0, 3), "none.txt"], {}, "none.txt: the file doesn't exist"],
    ["an empty file", [...FILES.slice(0, 3), "empty.txt"], {}, "empty.txt is empty"],
    ["an old file that is empty", ["--passphrase-file", "empty.txt"], { input: NEW }, "--passphrase-file: "],
  ])("refuses %s with 2, and the old one stays", async (_what, argv, options, said) => {
    const { run, opening } = await rig({ "empty.txt": "\n" });
    const { code, stdout, stderr } = await run([...argv, "--json"], options);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(said);
    expect(await opening(OLD, NEW, "short")).toEqual([OLD]);
  });

  test("takes a short one from a script at its word, and tells the weakness", async () => {
    const { run, opening } = await rig();
    const { code, stderr } = await run([], { input: `${OLD}\nshort\n` });
    expect(code).toBe(0);
    expect(stderr).toContain("at least 8 characters");
    expect(await opening(OLD, "short")).toEqual(["short"]);
  });

  test("makes no vault where there is none, and asks nobody", async () => {
    const core = windowCore();
    const { code, stderr } = await cli(["vault", "passphrase"], { core: core.app, answers: [] });
    expect(code).toBe(2);
    expect(stderr).toContain("no vault yet");
  });
});
