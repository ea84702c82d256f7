import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { headlessPower } from "../../../main/hosts/headless/power.ts";
import { startProgram } from "../../support/child-process.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const source = join(import.meta.dirname, "../../../main/hosts/headless/power.ts");

/** A folder for PATH with a stand-in program that records its arguments and then runs the script. */
function holder(name: string, script: string) {
  const bin = join(tempFolder(), "bin");
  mkdirSync(bin);
  const program = join(bin, name);
  writeFileSync(program, `#!/bin/sh\necho "$$ $*" >> "${bin}/starts"\n${script}\n`);
  chmodSync(program, 0o755);
  const starts = (): readonly string[] =>
    existsSync(join(bin, "starts")) ? readFileSync(join(bin, "starts"), "utf8").trimEnd().split("\n") : [];
  return { env: { PATH: `${bin}:/usr/bin:/bin` }, starts };
}

// Runs the last argument, as the real programs do.
const RUNS = 'for last; do :; done; exec "$last"';
const REFUSES_SLEEP = `case "$1" in *sleep*) echo denied >&2; exit 1;; esac\n${RUNS}`;

describe.skipIf(process.platform === "win32")("what keeps a machine without a desktop awake", () => {
  test("[T25] on Linux systemd-inhibit does, until it is let go", async () => {
    const { env, starts } = holder("systemd-inhibit", RUNS);
    const held = headlessPower({ env, platform: "linux" }).stayAwake();
    expect(await held.heldBy).toBe("systemd-inhibit");
    const [start = ""] = starts();
    expect(start).toContain("--what=sleep:idle --who=Switchover --why=");
    expect(start).toMatch(/--mode=block \S*\/cat$/);
    const pid = Number(start.split(" ")[0]);
    expect(isAlive(pid)).toBe(true);
    held.release();
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  test("[T25] one that may not hold off sleep holds off idleness at least", async () => {
    const { env, starts } = holder("systemd-inhibit", REFUSES_SLEEP);
    const held = headlessPower({ env, platform: "linux" }).stayAwake();
    expect(await held.heldBy).toBe("systemd-inhibit");
    expect(starts().map((line) => line.split(" ")[1])).toEqual(["--what=sleep:idle", "--what=idle"]);
    held.release();
  });

  test("[T25] on a Mac caffeinate does", async () => {
    const { env, starts } = holder("caffeinate", RUNS);
    const held = headlessPower({ env, platform: "darwin" }).stayAwake();
    expect(await held.heldBy).toBe("caffeinate");
    expect(starts()[0]).toMatch(/ -i \S*\/cat$/);
    held.release();
  });

  test("[T25] where it is refused, or where there is nothing, that is said", async () => {
    const { env, starts } = holder("systemd-inhibit", "exit 1");
    const refused = headlessPower({ env, platform: "linux" }).stayAwake();
    expect(await refused.heldBy).toBeUndefined();
    expect(starts()).toHaveLength(2);
    refused.release();
    const nothing = headlessPower({ env, platform: "win32" }).stayAwake();
    expect(await nothing.heldBy).toBeUndefined();
    nothing.release();
  });

  test("[T25] one that is let go at once holds nothing", async () => {
    const { env, starts } = holder("systemd-inhibit", RUNS);
    const held = headlessPower({ env, platform: "linux" }).stayAwake();
    held.release();
    await held.heldBy;
    for (const start of starts()) await expect.poll(() => isAlive(Number(start.split(" ")[0]))).toBe(false);
  });

  test("[T25] [T16] ends with the program that wanted it, even when that is killed, and keeps none alive", async () => {
    const { env, starts } = holder("systemd-inhibit", RUNS);
    const code = `
      import { headlessPower } from ${JSON.stringify(source)};
      const held = headlessPower({ env: ${JSON.stringify(env)}, platform: "linux" }).stayAwake();
      console.log(await held.heldBy);
    `;
    const idle = startProgram(process.execPath, ["--input-type=module", "-e", code]);
    await idle.printed(/systemd-inhibit/);
    await idle.ended;
    const waiting = startProgram(process.execPath, [
      "--input-type=module",
      "-e",
      `${code}\nsetInterval(() => undefined, 1_000);`,
    ]);
    await waiting.printed(/systemd-inhibit/);
    waiting.signal("SIGKILL");
    await waiting.ended;
    expect(starts()).toHaveLength(2);
    for (const start of starts()) await expect.poll(() => isAlive(Number(start.split(" ")[0]))).toBe(false);
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== "linux" || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}
