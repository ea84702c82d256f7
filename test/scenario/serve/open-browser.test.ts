import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openBrowser } from "../../../main/hosts/headless/serve/open-browser.ts";
import { tempFolder } from "../../support/temp-folder.ts";

function machineWith(script: string) {
  const folder = tempFolder();
  const chromium = join(folder, "chromium");
  writeFileSync(chromium, `#!/bin/sh\ncd '${folder}'\n${script}\n`);
  chmodSync(chromium, 0o755);
  const env = { PATH: `${folder}:/usr/bin:/bin`, DISPLAY: ":0", CLOUD_TOKEN: "hunter2" };
  return {
    folder,
    machine: { platform: "linux", env, isRoot: false, has: (path: string) => existsSync(path) } as const,
  };
}

describe.skipIf(process.platform === "win32")("a browser that is opened", () => {
  test("gets an address made for it as an application, and none of the secrets of the environment", async () => {
    const { folder, machine } = machineWith(`echo "$@" > words; env > env`);
    let made = 0;
    const obstacle = await openBrowser(machine, () => {
      made += 1;
      return "http://127.0.0.1:4000/start?token=abc";
    });
    expect([obstacle, made]).toEqual([undefined, 1]);
    expect(readFileSync(join(folder, "words"), "utf8")).toBe("--app=http://127.0.0.1:4000/start?token=abc\n");
    expect(readFileSync(join(folder, "env"), "utf8")).not.toContain("hunter2");
  });

  test("that does not come up is told", async () => {
    const { machine } = machineWith("exit 1");
    expect(await openBrowser(machine, () => "http://127.0.0.1:1/")).toBe("not-started");
  });

  test("is no reason to make an address where there is none to open", async () => {
    const { machine } = machineWith("");
    const none = { ...machine, env: { PATH: "" } };
    expect(await openBrowser(none, () => expect.unreachable())).toBe("no-display");
  });
});
