import { mkdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { startProgram } from "../support/child-process.ts";
import { tempFolder } from "../support/temp-folder.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Writes the URL of every module that the process loads, once it ends. */
const RECORDER = `
  import { registerHooks } from "node:module";
  import { writeFileSync } from "node:fs";
  const urls = [];
  registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) });
  process.on("exit", () => writeFileSync(process.env.LOADED, JSON.stringify(urls)));
`;

/** The modules that a command loads from the sources: files of ours by their path, packages by their name. */
async function modulesOf(args: readonly string[], exit: number): Promise<readonly string[]> {
  const folder = tempFolder();
  const dataDir = join(folder, "data");
  // In a folder that exists, the command's end is written to the log as well.
  mkdirSync(dataDir);
  const loaded = join(folder, "loaded.json");
  const recorder = `data:text/javascript,${encodeURIComponent(RECORDER)}`;
  const cli = join(ROOT, "main/hosts/headless/cli.ts");
  const program = startProgram(
    process.execPath,
    ["--import", recorder, cli, "--data-dir", dataDir, ...args],
    {
      cwd: folder,
      env: { HOME: folder, LOADED: loaded },
    },
  );
  const { code, stderr } = await program.ended;
  expect([code, code === exit ? "" : stderr]).toEqual([exit, ""]);
  const urls = JSON.parse(readFileSync(loaded, "utf8")) as readonly string[];
  return urls
    .filter((url) => url.startsWith("file:"))
    .map((url) => relative(ROOT, fileURLToPath(url)).replaceAll("\\", "/"))
    .map((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path);
}

const SENTENCES = /^i18next$|^shared\/wording\/(?:translate|catalogue)/;
const CONTRACT = /^shared\/(?:rpc|migration|checks|workspace)\//;

test("help loads neither the sentences nor the contract nor what checks inputs", async () => {
  const modules = await modulesOf(["--help"], 0);
  expect(modules).toContain("main/hosts/headless/program.ts");
  const heavy = modules.filter((one) => one === "zod" || SENTENCES.test(one) || CONTRACT.test(one));
  expect(heavy).toEqual([]);
});

test("a command that needs no core writes its line in the log without the contract", async () => {
  const modules = await modulesOf(["lint", "missing.json"], 2);
  expect(modules).toContain("main/core/log/operational-log.ts");
  expect(modules.filter((one) => CONTRACT.test(one) || one.startsWith("main/core/app/"))).toEqual([]);
});

test("a command that is refused before it opens the core loads neither core nor contract", async () => {
  for (const args of [
    ["certificate", "missing.json"],
    ["check", "missing.json"],
  ]) {
    const modules = await modulesOf(args, 2);
    expect(modules).toContain("main/core/log/operational-log.ts");
    expect(modules.filter((one) => /^(?:shared\/rpc|main\/core\/(?:app|handlers))\//.test(one))).toEqual([]);
  }
});
