import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { candidates, findProgram } from "../../../main/core/tunnels/providers/find-program.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const DOCK = "/usr/bin:/bin:/usr/sbin:/sbin";

describe("the places of a program", () => {
  test("[T22] started from a dock on a Mac, Homebrew's and the person's own folders are looked in", () => {
    const found = candidates("cloudflared", { platform: "darwin", env: { PATH: DOCK, HOME: "/Users/a" } });
    expect(found.slice(4)).toEqual([
      "/opt/homebrew/bin/cloudflared",
      "/usr/local/bin/cloudflared",
      "/opt/local/bin/cloudflared",
      "/Users/a/.local/bin/cloudflared",
      "/Users/a/bin/cloudflared",
    ]);
  });

  test("[T22] on Linux too, each folder once and the PATH first", () => {
    const env = { PATH: `/home/a/.local/bin:relative/bin::${DOCK}`, HOME: "/home/a" };
    expect(candidates("cloudflared", { platform: "linux", env })).toEqual([
      "/home/a/.local/bin/cloudflared",
      "/usr/bin/cloudflared",
      "/bin/cloudflared",
      "/usr/sbin/cloudflared",
      "/sbin/cloudflared",
      "/usr/local/bin/cloudflared",
      "/home/a/bin/cloudflared",
      "/snap/bin/cloudflared",
      "/home/linuxbrew/.linuxbrew/bin/cloudflared",
    ]);
  });

  test("[T22] on Windows where its installer, winget, scoop and Chocolatey put it", () => {
    const env = {
      Path: String.raw`C:\Windows\system32;relative`,
      ProgramFiles: String.raw`C:\Program Files`,
      "ProgramFiles(x86)": String.raw`C:\Program Files (x86)`,
      LOCALAPPDATA: String.raw`C:\Users\a\AppData\Local`,
      USERPROFILE: String.raw`C:\Users\a`,
      ProgramData: String.raw`C:\ProgramData`,
    };
    expect(candidates("cloudflared", { platform: "win32", env })).toEqual([
      String.raw`C:\Windows\system32\cloudflared.exe`,
      String.raw`C:\Program Files\cloudflared\cloudflared.exe`,
      String.raw`C:\Program Files (x86)\cloudflared\cloudflared.exe`,
      String.raw`C:\Users\a\AppData\Local\Microsoft\WinGet\Links\cloudflared.exe`,
      String.raw`C:\Users\a\scoop\shims\cloudflared.exe`,
      String.raw`C:\ProgramData\chocolatey\bin\cloudflared.exe`,
    ]);
  });

  test("[T22] a machine that names no folder of its own is looked at all the same", () => {
    expect(candidates("cloudflared", { platform: "win32", env: {} })).toEqual([]);
    expect(candidates("cloudflared", { platform: "darwin", env: { HOME: "" } })[0]).toBe(
      "/opt/homebrew/bin/cloudflared",
    );
  });

  test.skipIf(process.platform === "win32")("[T22] finds what lies there and may be run", async () => {
    const home = tempFolder();
    const bin = join(home, ".local/bin");
    mkdirSync(bin, { recursive: true });
    const program = join(bin, "some-program-of-a-test");
    writeFileSync(program, "");
    const places = { platform: "linux" as const, env: { PATH: DOCK, HOME: home } };
    expect(await findProgram("some-program-of-a-test", places)).toBeUndefined();
    chmodSync(program, 0o755);
    expect(await findProgram("some-program-of-a-test", places)).toBe(program);
  });
});
