import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseJson } from "../../../shared/parse-json.ts";
import { PROGRAM, runInShell, startCli } from "../../support/cli-process.ts";
import { LONG } from "../../support/long-tests.ts";
import { randomFrom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const LIMIT = { timeout: 900_000 };
const MB = 1_048_576;

type Line = Readonly<Record<string, unknown>>;

/** A data folder with one workspace and some megabytes, and commands on it and beside it. */
function setUp(megabytes: number) {
  const folder = tempFolder();
  const file = (name: string): string => join(folder, name);
  writeFileSync(file("pass"), "a passphrase of the copy\n");
  mkdirSync(file("a"), { mode: 0o700 });
  const workspace = {
    id: "ws-7k2q9d",
    name: "Bakery",
    dialect: { brand: "chat", apiVersion: "v23.0" },
    numbers: [],
  };
  writeFileSync(
    file("a/workspaces.json"),
    JSON.stringify({ format: 3, revision: 1, workspaces: [workspace] }),
  );
  mkdirSync(file("a/handed-over"));
  for (let index = 0; index < megabytes; index += 1)
    writeFileSync(file(`a/handed-over/report-${index}.json`), Buffer.alloc(MB, index));
  const start = (data: string, ...args: readonly string[]) =>
    startCli(["--data-dir", file(data), "--json", "data", ...args, "--file-passphrase-file", "pass"], {
      cwd: folder,
    });
  const run = async (data: string, ...args: readonly string[]) => {
    const ended = await start(data, ...args).ended;
    const lines = ended.stdout.split("\n").flatMap((line) => (line === "" ? [] : [parseJson(line) as Line]));
    return { code: ended.code, result: lines.at(-1) };
  };
  return { file, start, run };
}

test(
  "[ZG1] [ZG3] a copy goes from one data folder to another through a file",
  { timeout: 240_000 },
  async () => {
    const { file, run } = setUp(2);
    const made = await run("a", "move", "--out", "copy.switchover-data");
    expect(made).toMatchObject({ code: 0, result: { outcome: "moved", vault: "no-vault", moved: true } });
    const restored = await run("b", "restore", "copy.switchover-data");
    expect(restored).toMatchObject({ code: 0, result: { outcome: "restored", open: [], files: 3 } });
    expect(existsSync(file("b/workspaces.json"))).toBe(true);
    expect(await run("b", "restore", "copy.switchover-data")).toMatchObject({ code: 2 });
  },
);

test("[ZG1] a copy that is larger than a file may be there says so, and leaves nothing", LIMIT, async () => {
  const { file } = setUp(3);
  // In blocks of 1 KB or 512 bytes.
  const copy = (...args: readonly string[]) =>
    runInShell(
      `ulimit -f 2000; ${PROGRAM} --data-dir a data ${args.join(" ")} --out copy --file-passphrase-file pass`,
      { cwd: file(".") },
    );
  for (const how of ["copy", "move"]) {
    const { code, stderr } = await copy(how);
    expect(code).toBe(2);
    expect(stderr).toContain("doesn't take a file as large as the copy");
  }
  expect(readdirSync(file(".")).sort()).toEqual(["a", "pass"]);
  expect(existsSync(file("a/moved.json"))).toBe(false);
});

/** Sends a signal to a move once its folder is marked, and waits for its end. */
async function signaled(signal: NodeJS.Signals) {
  const site = setUp(24);
  const command = site.start("a", "move", "--out", "copy");
  await expect.poll(() => existsSync(site.file("a/moved.json")), { interval: 2, timeout: 60_000 }).toBe(true);
  command.signal(signal);
  const ended = await command.ended;
  const status = await startCli(["--data-dir", site.file("a"), "status"]).ended;
  return { site, ended, said: `${status.stdout}${status.stderr}` };
}

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "[ZG15] %s during a move: the move comes to its end, and says so",
  LIMIT,
  async (signal) => {
    const { site, ended, said } = await signaled(signal);
    expect(ended.code).toBe(0);
    expect(ended.stderr).toContain("This is finished first");
    expect(existsSync(site.file("copy"))).toBe(true);
    expect(said).toContain("Continue where the copy was restored");
    expect(readdirSync(site.file(".")).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  },
);

test("[ZG15] a kill -9 during a move: the folder says that no copy was finished", LIMIT, async () => {
  const { site, said } = await signaled("SIGKILL");
  expect(existsSync(site.file("copy"))).toBe(false);
  expect(said).toContain("No copy was finished");
  expect(said).not.toContain("Continue where the copy was restored");
  expect(said).toContain("switchover --data-dir");
});

test(
  "[ZG6] a kill -9 at any time of making or restoring leaves no copy or a whole one, no data or all of it",
  { ...LIMIT, ...LONG },
  async () => {
    const { file, start, run } = setUp(24);
    const random = randomFrom(7);
    /** Kills a command once something of this name is in a folder and a moment has passed. */
    const killAfter = async (command: ReturnType<typeof start>, folder: string, name: RegExp) => {
      const until = performance.now() + 60_000;
      const isThere = () => existsSync(folder) && readdirSync(folder).some((one) => name.test(one));
      while (performance.now() < until && !isThere()) await new Promise((resolve) => setTimeout(resolve, 2));
      await new Promise((resolve) => setTimeout(resolve, (random.bytes(1)[0] ?? 0) * 4));
      command.signal("SIGKILL");
      await command.ended;
    };
    for (let round = 0; round < 8; round += 1) {
      const out = `copy-${round}`;
      await killAfter(start("a", "copy", "--out", out), file("."), /^copy-.*\.tmp$/);
      const shown = existsSync(file(out)) ? (await run("b", "restore", out, "--show")).code : 0;
      expect(shown).toBe(0);
    }
    expect(await run("a", "copy", "--out", "whole")).toMatchObject({ code: 0, result: { files: 25 } });
    expect(readdirSync(file("a")).filter((name) => name.startsWith("copying"))).toEqual([]);
    for (let round = 0; round < 8; round += 1) {
      const data = `r-${round}`;
      await killAfter(start(data, "restore", "whole"), file(data), /^(?:restoring|arrived)/);
      // Either it was all there, or it is restored now.
      expect([0, 2]).toContain((await run(data, "restore", "whole")).code);
      expect(readdirSync(file(`${data}/handed-over`))).toHaveLength(24);
      expect(readdirSync(file(data)).filter((name) => /^(?:restoring|arrived)/.test(name))).toEqual([]);
    }
  },
);
