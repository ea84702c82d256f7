import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const MODULE = join(import.meta.dirname, "../../../scripts/lib/memory-temp.mjs");

/** What a process of its own says, which is one that has no TMPDIR unless it is given. */
function said(script: string, env: NodeJS.ProcessEnv = {}): string {
  const { TMPDIR: _ours, ...rest } = process.env;
  const code = `import { keepTempInMemory } from ${JSON.stringify(MODULE)}; import { tmpdir } from "node:os"; ${script}`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    env: { ...rest, ...env },
    encoding: "utf8",
  }).stdout;
}

function hasMemory(): boolean {
  if (!existsSync("/dev/shm")) return false;
  const { bavail, bsize } = statfsSync("/dev/shm");
  return bavail * bsize >= 4 * 1024 ** 3 && process.availableMemory() >= 8 * 1024 ** 3;
}

test("temporary folders of the tests lie in memory, and are gone when they end", ({ skip }) => {
  if (!hasMemory()) skip("there is too little memory for it");
  const [folder, after] = said(
    "const end = keepTempInMemory(); console.log(tmpdir()); end(); console.log(tmpdir());",
  ).split("\n");
  expect(folder).toMatch(/^\/dev\/shm\/switchover-tests-\d+$/);
  expect(existsSync(folder ?? "")).toBe(false);
  expect(after).not.toBe(folder);
});

test("what a killed run left there is removed, and what a running one uses stays", ({ skip }) => {
  if (!hasMemory()) skip("there is too little memory for it");
  const ended = spawnSync(process.execPath, ["-e", "0"]).pid;
  const left = `/dev/shm/switchover-tests-${ended}`;
  const used = `/dev/shm/switchover-tests-${process.ppid}`;
  const wasThere = existsSync(used);
  onTestFinished(() => {
    rmSync(left, { recursive: true, force: true });
    if (!wasThere) rmSync(used, { recursive: true, force: true });
  });
  for (const folder of [left, used]) mkdirSync(folder, { recursive: true });
  said("keepTempInMemory()();");
  expect([existsSync(left), existsSync(used)]).toEqual([false, true]);
});

test("a folder that someone named for temporary files stays the one in use", () => {
  expect(said("keepTempInMemory(); console.log(tmpdir());", { TMPDIR: "/tmp/named" })).toBe("/tmp/named\n");
});
