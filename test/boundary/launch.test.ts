import { existsSync, readdirSync, readFileSync } from "node:fs";
import { hostname } from "node:os";
import { delimiter, join } from "node:path";
import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import {
  runProgram,
  startProgram,
  type Ended,
  type Program,
  type ProgramOptions,
} from "../support/child-process.ts";
import { bareTree, installedTree, type LaunchTree } from "./fixtures/launch-tree.ts";

describe("the command line's launcher", () => {
  test("builds what is stale on standard error and leaves standard output to the program", async () => {
    const tree = installedTree();
    const first = await launch(tree, ["say", "hello"]);
    expect(first).toMatchObject({ code: 0, stdout: "hello from a part loaded late\n" });
    expect(first.stderr).toContain("Building");
    expect(await launch(tree, ["say", "again"])).toMatchObject({
      stdout: "again from a part loaded late\n",
      stderr: "",
    });
  });

  test("builds again after a change of content, and not after a change of dates", async () => {
    const tree = installedTree();
    await launch(tree, ["say", "x"]);
    tree.write("shared/nothing.ts", "export {};\n");
    expect((await launch(tree, ["say", "x"])).stderr).toBe("");
    tree.write("shared/nothing.ts", "export const something = 1;\n");
    expect((await launch(tree, ["say", "x"])).stderr).toContain("Building");
  });

  test("two starts at once share one build", async () => {
    const tree = installedTree();
    const both = await Promise.all([launch(tree, ["say", "a"]), launch(tree, ["say", "b"])]);
    expect(both.map(({ code, stdout }) => [code, stdout])).toEqual([
      [0, "a from a part loaded late\n"],
      [0, "b from a part loaded late\n"],
    ]);
    expect(both.filter(({ stderr }) => stderr.includes("Building ..."))).toHaveLength(1);
    expect(readdirSync(join(tree.root, ".cache")).filter((name) => name.startsWith("build"))).toEqual([]);
  });

  test("a lock that a dead process left behind holds nobody up", async () => {
    const tree = installedTree();
    const { pid, ended } = startProgram(process.execPath, ["-e", ""]);
    await ended;
    tree.write(".cache/build.lock/holder", `${pid} ${hostname()}`);
    expect((await launch(tree, ["say", "x"])).code).toBe(0);
  });

  test("a build that fails says why on standard error and leaves the last good build in place", async () => {
    const tree = installedTree();
    await launch(tree, ["say", "x"]);
    const good = readFileSync(join(tree.root, "dist/cli.mjs"), "utf8");
    tree.write("main/hosts/headless/cli.ts", `import "./not-there.ts";\n`);
    const failed = await launch(tree, ["say", "x"]);
    expect(failed).toMatchObject({ code: 70, stdout: "" });
    expect(failed.stderr).toContain("not-there.ts");
    expect(readFileSync(join(tree.root, "dist/cli.mjs"), "utf8")).toBe(good);
  });

  test("writes the version into dist/build.json", async () => {
    const tree = installedTree();
    await launch(tree, ["say", "x"]);
    expect(JSON.parse(readFileSync(join(tree.root, "dist/build.json"), "utf8"))).toMatchObject({
      version: "1.2.3",
    });
  });

  test("a mistake of ours ends with 70 and a trace without the bundled line", async () => {
    const thrown = await launch(installedTree(), ["throw"]);
    expect(thrown).toMatchObject({ code: 70, stdout: "" });
    expect(thrown.stderr).toContain("Error: a mistake of ours");
    expect(thrown.stderr).not.toContain("setInterval");
  });

  describe.each(nodes())("on $name", ({ node }) => {
    test("exit codes and standard input reach the program and come back", async () => {
      const tree = installedTree();
      expect((await launch(tree, ["exit", "3"], { node })).code).toBe(3);
      expect((await launch(tree, ["read"], { node, input: "a secret\n" })).stdout).toBe("a secret\n");
    });

    test("SIGTERM is the program's to answer", async () => {
      const program = startLauncher(installedTree(), ["wait"], { node });
      await program.printed(/waiting/);
      program.signal("SIGTERM");
      expect((await program.ended).code).toBe(41);
    });

    test("SIGKILL of the launcher ends the program too", async () => {
      const program = startLauncher(installedTree(), ["wait"], { node });
      await program.printed(/waiting/);
      program.signal("SIGKILL");
      // Its output ends only when the program, which shares it, is gone as well.
      expect((await program.ended).signal).toBe("SIGKILL");
    });
  });
});

describe("npm start", () => {
  const noDesktop = { ...process.env, DISPLAY: "", WAYLAND_DISPLAY: "", CI: "1" };

  test("says in a sentence why there is no desktop window, and serves the same program with its arguments", async () => {
    const tree = installedTree();
    const started = await start(tree, ["--data-dir", "somewhere"], { env: noDesktop });
    expect(started).toMatchObject({ code: 0, stdout: `["serve","--data-dir","somewhere"]\n` });
    expect(started.stderr).toContain("No display was found. The window is served to a browser instead.");
  });

  test("with an option of the browser's window does not look for a desktop", async () => {
    const env = { ...noDesktop, DISPLAY: ":0" };
    const started = await start(installedTree(), ["--port=4000", "--no-open"], { env });
    expect(started.stdout).toBe(`["serve","--port=4000","--no-open"]\n`);
    expect(started.stderr).toContain("--port was given.");
  });

  test("hands signals to the program that it became", async () => {
    const program = startScript("start.mjs", installedTree(), ["--wait"], { env: noDesktop });
    await program.printed(/waiting/);
    program.signal("SIGTERM");
    expect((await program.ended).code).toBe(41);
  });
});

describe("the install before anything else", () => {
  test("runs once where two start at once, in silence on standard output", async () => {
    const tree = treeWithNpm(`
      const { appendFileSync, mkdirSync, writeFileSync } = require("node:fs");
      appendFileSync("calls", process.argv.slice(2).join(" ") + "\\n");
      console.log("added 1 package");
      setTimeout(() => {
        mkdirSync("node_modules", { recursive: true });
        writeFileSync("node_modules/.package-lock.json", "{}");
      }, 300);`);
    const both = await Promise.all([installIn(tree), installIn(tree)]);
    expect(both.map(({ code, stdout }) => [code, stdout])).toEqual([
      [0, "ready\n"],
      [0, "ready\n"],
    ]);
    const calls = readFileSync(join(tree.root, "calls"), "utf8").trim().split("\n");
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatch(/^ci .*--include=dev/);
    expect(both.map(({ stderr }) => stderr).join("")).not.toContain("added 1 package");
  });

  test("shows npm's words when it fails, and starts nothing", async () => {
    const tree = treeWithNpm(`console.error("npm error lock and package.json disagree"); process.exit(1);`);
    const ended = await installIn(tree);
    expect(ended).toMatchObject({ code: 70, stdout: "" });
    expect(ended.stderr).toContain("lock and package.json disagree");
    expect(readdirSync(join(tree.root, ".cache"))).toEqual([]);
  });
});

type LaunchOptions = ProgramOptions & { readonly node?: string };

const launch = (tree: LaunchTree, args: readonly string[], options: LaunchOptions = {}): Promise<Ended> =>
  startLauncher(tree, args, options).ended;

const startLauncher = (tree: LaunchTree, args: readonly string[], options: LaunchOptions): Program =>
  startScript("switchover.mjs", tree, args, options);

const start = (tree: LaunchTree, args: readonly string[], options: LaunchOptions): Promise<Ended> =>
  startScript("start.mjs", tree, args, options).ended;

function startScript(
  name: string,
  tree: LaunchTree,
  args: readonly string[],
  { node = process.execPath, ...options }: LaunchOptions,
): Program {
  return startProgram(node, [tree.script(name), ...args], { cwd: tree.root, ...options });
}

function treeWithNpm(npm: string): LaunchTree {
  const tree = bareTree();
  tree.write("npm-cli.cjs", npm);
  tree.write(
    "scripts/start.mjs",
    `
    import { ensureInstalled } from "./lib/install.mjs";
    await ensureInstalled();
    console.log("ready");`,
  );
  return tree;
}

const installIn = (tree: LaunchTree): Promise<Ended> =>
  runProgram(process.execPath, [tree.script("start.mjs")], {
    cwd: tree.root,
    env: { ...process.env, npm_execpath: join(tree.root, "npm-cli.cjs") },
  });

/** This Node, and an older one from 20 on where the machine has it: the launcher then starts Node 24 itself. */
function nodes(): { readonly name: string; readonly node: string }[] {
  const found = [{ name: `Node ${process.versions.node}`, node: process.execPath }];
  for (const folder of (process.env["PATH"] ?? "").split(delimiter)) {
    const node = join(folder, "node");
    if (folder.includes("node_modules") || !existsSync(node)) continue;
    const version = execFileSync(node, ["--version"]).toString().trim().slice(1);
    const major = Number.parseInt(version, 10);
    if (major >= 20 && major < 24) return [...found, { name: `Node ${version}`, node }];
  }
  return found;
}
