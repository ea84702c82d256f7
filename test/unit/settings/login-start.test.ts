import { describe, expect, test } from "vitest";
import { autostartEntry } from "../../../main/hosts/electron/autostart-entry.ts";
import type { DesktopPort, LoginStart } from "../../../main/core/runtime/ports.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { windowCore } from "../../support/window-core.ts";

/** Reads an Exec line back as the specification says. */
function wordsOf(entry: string): readonly string[] {
  const line = entry.split("\n").find((one) => one.startsWith("Exec=")) ?? "";
  const value = line
    .slice("Exec=".length)
    .replaceAll(/\\(.)/g, (_whole, next: string) => (next === "\\" ? "\\" : "?"));
  return [...value.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, inside = ""]) =>
    inside.replaceAll(/\\(.)/g, "$1").replaceAll("%%", "%"),
  );
}

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
    expect(wordsOf(entry)).toEqual(words);
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
    const start: LoginStart = { isOn: () => isOn, set: (on) => void (isOn = keeps && on) };
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
    const { client } = windowCore({ host: "desktop", desktop: desktop({ isOn: () => false, set: fail }) });
    expect(problemIn(await client.call("desktop.startAtLogin", { on: true }))).toEqual({
      kind: "storageFailed",
      code: "ENOTDIR",
    });
  });
});
