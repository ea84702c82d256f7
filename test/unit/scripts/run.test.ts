import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { pathToFileURL } from "node:url";
import { resolve } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";

const RUN = pathToFileURL(resolve("scripts/lib/run.mjs")).href;
/** Tells its priority and its process, and stays until it is ended. */
const STAYS =
  'process.stderr.write(`${require("node:os").getPriority()} ${process.pid}\\n`); setInterval(() => {}, 1000);';

/** A process that runs two such programs at once, as the checks are run. */
async function twoPrograms(options: object, then = "") {
  const start = `runNode(process.execPath, ["-e", ${JSON.stringify(STAYS)}], ${JSON.stringify({ output: "inherit", limitMs: 60_000, ...options })})`;
  const code = `import { runNode } from ${JSON.stringify(RUN)}; ${then}; await Promise.all([${start}, ${start}]);`;
  const script = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let told = "";
  script.stderr.setEncoding("utf8").on("data", (part: string) => (told += part));
  await expect.poll(() => told.trim().split("\n").length).toBe(2);
  const programs = told
    .trim()
    .split("\n")
    .map((line) => line.split(" ").map(Number))
    .map(([priority = Number.NaN, pid = Number.NaN]) => ({ priority, pid }));
  onTestFinished(() => {
    script.kill("SIGKILL");
    for (const { pid } of programs) if (isAlive(pid)) process.kill(pid, "SIGKILL");
  });
  const stop = async (signal: NodeJS.Signals = "SIGINT"): Promise<number | null> => {
    const ended = once(script, "exit");
    script.kill(signal);
    const [exitCode] = (await ended) as [number | null];
    return exitCode;
  };
  return { programs, stop };
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe.skipIf(process.platform === "win32")("programs that a script runs", () => {
  test.each([
    ["a person interrupts it", "SIGINT", 130],
    ["the system ends it", "SIGTERM", 143],
  ] as const)("end with it, each of them, when %s, and its exit code says so", async (_how, signal, code) => {
    const { programs, stop } = await twoPrograms({});
    expect(programs.map(({ pid }) => isAlive(pid))).toEqual([true, true]);
    expect(await stop(signal)).toBe(code);
    await expect.poll(() => programs.map(({ pid }) => isAlive(pid))).toEqual([false, false]);
  });

  test("end with it where it fails", async () => {
    const fails = 'process.once("SIGUSR2", () => { throw new Error("as a defect"); })';
    const { programs, stop } = await twoPrograms({}, fails);
    expect(await stop("SIGUSR2")).toBe(1);
    await expect.poll(() => programs.map(({ pid }) => isAlive(pid))).toEqual([false, false]);
  });

  test("give way to everything else in the background", async () => {
    const { programs, stop } = await twoPrograms({ inBackground: true });
    expect(programs.map(({ priority }) => priority)).toEqual([
      constants.priority.PRIORITY_LOW,
      constants.priority.PRIORITY_LOW,
    ]);
    // Linux compares sessions first; who isn't its administrator may set the second one's only a moment later.
    const groups = programs.map(({ pid }) => `/proc/${pid}/autogroup`).filter((path) => existsSync(path));
    const isAdmin = process.getuid?.() === 0;
    for (const path of isAdmin ? groups : groups.slice(0, 1))
      expect(readFileSync(path, "utf8")).toContain(`nice ${constants.priority.PRIORITY_LOW}`);
    await stop();
  });
});
