import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { autostartEntry, startedBy } from "../../../main/hosts/electron/autostart-entry.ts";
import { autostartFile } from "../../../main/hosts/electron/autostart-file.ts";
import type { DesktopPort, LoginStart } from "../../../main/core/runtime/ports.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { windowCore } from "../../support/window-core.ts";

function desktop(startAtLogin?: LoginStart): DesktopPort {
  const nothing = async (): Promise<void> => undefined;
  const port = { copyText: nothing, clearText: nothing, showFolder: nothing };
  return startAtLogin === undefined ? port : { ...port, startAtLogin };
}

describe("the start at login", () => {
  test.each([
    [["/opt/Switchover/switchover"]],
    [["/home/ana/My Apps/Switchover.AppImage", "--data-dir", '/home/ana/50 % "new" $HOME `id` \\ data']],
  ])("[ZJ13] the entry starts exactly %j", (words) => {
    const entry = autostartEntry(words);
    expect(startedBy(entry)).toEqual(words);
    expect(entry.split("\n")).toHaveLength(7);
  });

  test("[ZJ13] no path adds another key to the entry", () => {
    const entry = autostartEntry(["/opt/x\nExec=/bin/evil\r\nHidden=true"]);
    expect(entry.match(/^Exec=/gm)).toHaveLength(1);
    expect(entry).not.toMatch(/^Hidden/m);
  });

  test("[ZJ13] is as the system has it after a change, off until it is chosen, and missing elsewhere", async () => {
    let isOn = false;
    let keeps = true;
    const start: LoginStart = { state: () => ({ on: isOn }), set: (on) => void (isOn = keeps && on) };
    const { client } = windowCore({ host: "desktop", desktop: desktop(start) });
    const ask = async (on?: boolean) =>
      valueOf(await client.call("desktop.startAtLogin", on === undefined ? {} : { on })).on;
    expect([await ask(), await ask(true), await ask(), await ask(false)]).toEqual([false, true, true, false]);
    keeps = false;
    expect(await ask(true)).toBe(false);
    const other = windowCore({ host: "desktop", desktop: desktop() });
    expect(problemIn(await other.client.call("desktop.startAtLogin", { on: true }))).toEqual({
      kind: "notHere",
    });
  });

  test("[ZJ13] a folder that can't be written is a problem with its code, not a mistake", async () => {
    const fail = (): never => {
      throw Object.assign(new Error("no room"), { code: "ENOTDIR" });
    };
    const { client } = windowCore({
      host: "desktop",
      desktop: desktop({ state: () => ({ on: false }), set: fail }),
    });
    expect(problemIn(await client.call("desktop.startAtLogin", { on: true }))).toEqual({
      kind: "storageFailed",
      code: "ENOTDIR",
    });
  });

  /** The windows of two data folders, and of the program itself, over one file of the desktop. */
  function windows() {
    const file = join(tempFolder(), "autostart", "switchover.desktop");
    const ofFolder = (folder: string) => autostartFile(file, ["/opt/switchover", "--data-dir", folder]);
    return {
      file,
      a: ofFolder("/data/A"),
      b: ofFolder("/data/B b"),
      plain: autostartFile(file, ["/opt/switchover"]),
    };
  }

  test("[ZJ17] of one data folder isn't that of another, which says so and can replace but not remove it", () => {
    const { file, a, b, plain } = windows();
    for (const one of [a, b, plain]) expect(one.state()).toEqual({ on: false });
    a.set(true);
    const other = "/opt/switchover --data-dir /data/A";
    expect([a, b, plain].map((one) => one.state())).toEqual([
      { on: true },
      { on: false, other },
      { on: false, other },
    ]);
    b.set(false);
    plain.set(false);
    expect(a.state()).toEqual({ on: true });
    b.set(true);
    expect(b.state()).toEqual({ on: true });
    expect(a.state()).toEqual({ on: false, other: '/opt/switchover --data-dir "/data/B b"' });
    b.set(false);
    expect([existsSync(file), a.state()]).toEqual([false, { on: false }]);
  });

  test.each([
    ["Hidden=true", false],
    ["Hidden = TRUE", false],
    ["X-GNOME-Autostart-enabled=false", false],
    ["Hidden=false", true],
    ["# Hidden=true", true],
    ["[Desktop Action New]\nHidden=true\nExec=/bin/other", true],
  ])("[ZJ17] that the desktop has changed by %j is on: %s", (line, on) => {
    const { file, a, b } = windows();
    a.set(true);
    writeFileSync(file, `${readFileSync(file, "utf8")}${line}\n`);
    expect(a.state()).toEqual({ on });
    expect(b.state().on).toBe(false);
    // Turning it on again here is a choice, too.
    a.set(true);
    expect(a.state()).toEqual({ on: true });
  });

  test.each([
    "",
    "[Desktop Entry]\n",
    "Exec=/opt/switchover --data-dir /data/A\n",
    "\u0000".repeat(9),
    '[Desktop Entry]\nExec="',
  ])("[ZJ17] whose file is %j starts nothing, and can be replaced and removed", (text) => {
    const { file, a } = windows();
    a.set(true);
    writeFileSync(file, text);
    expect(a.state()).toEqual({ on: false });
    a.set(false);
    expect(existsSync(file)).toBe(false);
  });

  test("[ZJ17] that another tool has written anew, without quotes and with field codes, is the same", () => {
    const { file, a } = windows();
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, "[Desktop Entry]\r\nName=x\r\nExec = /opt/switchover --data-dir /data/A %U\r\n");
    expect(a.state()).toEqual({ on: true });
  });

  test("[ZJ17] whose file can't be read is a problem, and not off", () => {
    const { file, a } = windows();
    mkdirSync(file, { recursive: true });
    expect(() => a.state()).toThrow("EISDIR");
  });
});
