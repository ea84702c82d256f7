import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { startCli } from "../../support/cli-process.ts";
import { tempFolder } from "../../support/temp-folder.ts";

describe("what background work of a real process throws", { timeout: 60_000 }, () => {
  test.each([
    { how: "thrown", fault: 'throw new TypeError("hunter2");' },
    { how: "rejected and never caught", fault: 'void Promise.reject(new TypeError("hunter2"));' },
    { how: "no error at all", fault: 'throw "hunter2";' },
  ])("$how: ends with 70 and a reference, and is not printed", async ({ fault }) => {
    const folder = tempFolder();
    const preload = join(folder, "fault.mjs");
    writeFileSync(preload, `process.on("SIGUSR2", () => {\n  ${fault}\n});\n`);
    const program = startCli(["sandbox", "--json", "--data-dir", folder], {
      env: { NODE_OPTIONS: `--import=${pathToFileURL(preload).href}` },
    });
    await program.printed(/\n/);
    program.signal("SIGUSR2");
    const { code, stdout, stderr } = await program.ended;
    expect(code).toBe(70);
    const reference = /^Switchover hit an internal error \(reference ([0-9a-f]{8})\)/.exec(stderr)?.[1];
    const log = readFileSync(join(folder, "log", "mistakes.log"), "utf8");
    expect(log).toContain(reference);
    expect(stdout + stderr + log).not.toContain("hunter2");
    expect(stderr).not.toMatch(/\bat .*:[0-9]+|TypeError/);
  });
});
