import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { machineClock } from "../../../main/hosts/common/ports/clock.ts";
import { defaultDataDir } from "../../../main/hosts/common/ports/data-dir.ts";
import { machineStateDir } from "../../../main/hosts/common/ports/state-dir.ts";
import { outsideSecrets } from "../../../main/hosts/common/ports/outside-secrets.ts";
import { textFiles } from "../../../main/hosts/common/ports/host-ports.ts";
import { withoutTrailingNewline } from "../../../main/hosts/common/ports/trailing-newline.ts";
import { visible } from "../../../main/hosts/headless/terminal/visible.ts";
import { smallDisk } from "../../support/small-disk.ts";
import { tempFolder } from "../../support/temp-folder.ts";

describe("a secret from outside", () => {
  test.each([
    ["secret\n", "secret"],
    ["secret\r\n", "secret"],
    ["secret\n\n", "secret\n"],
    ["secret", "secret"],
    [" secret \n", " secret "],
    ["\n", ""],
  ])("%j is taken as %j: one line end is dropped and nothing else", (text, value) => {
    expect(withoutTrailingNewline(text)).toBe(value);
  });

  test("comes redacted from file and environment", () => {
    const path = join(tempFolder(), "pin.txt");
    writeFileSync(path, "314159\r\n");
    const secrets = outsideSecrets({ PIN: "271828\n" });
    const fromFile = secrets.file(path);
    expect(fromFile.ok && fromFile.value.reveal()).toBe("314159");
    expect(secrets.env("PIN")?.reveal()).toBe("271828");
    expect(JSON.stringify([fromFile, secrets.env("PIN")])).not.toMatch(/314159|271828/);
    expect(secrets.env("NONE")).toBeUndefined();
    expect(secrets.file(`${path}.absent`)).toMatchObject({ ok: false, problem: { code: "ENOENT" } });
  });
});

describe("the usual data folder", () => {
  test.each([
    ["linux", {}, "/home/you/.local/share/switchover"],
    ["linux", { XDG_DATA_HOME: "/data" }, "/data/switchover"],
    ["linux", { XDG_DATA_HOME: "relative" }, "/home/you/.local/share/switchover"],
    ["darwin", {}, "/home/you/Library/Application Support/Switchover"],
    ["win32", { APPDATA: "/roaming" }, "/roaming/Switchover"],
    ["win32", {}, "/home/you/AppData/Roaming/Switchover"],
  ] as const)("on %s with %o is %s", (platform, env, folder) => {
    expect(defaultDataDir({ platform, env, home: "/home/you" }).replaceAll("\\", "/")).toBe(folder);
  });

  test("[I25] what data folders share lies where each system keeps a user's state, apart from the data folder itself", () => {
    const cases = [
      ["linux", {}, "/home/you/.local/state/switchover"],
      ["linux", { XDG_STATE_HOME: "/state" }, "/state/switchover"],
      ["linux", { XDG_STATE_HOME: "relative" }, "/home/you/.local/state/switchover"],
      ["linux", { XDG_STATE_HOME: "" }, "/home/you/.local/state/switchover"],
      ["darwin", { XDG_STATE_HOME: "/state" }, "/home/you/Library/Application Support/Switchover/machine"],
      ["win32", { LOCALAPPDATA: "/local" }, "/local/Switchover"],
      ["win32", {}, "/home/you/AppData/Local/Switchover"],
    ] as const;
    for (const [platform, env, folder] of cases) {
      const machine = { platform, env, home: "/home/you" };
      expect(machineStateDir(machine).replaceAll("\\", "/")).toBe(folder);
      expect(machineStateDir(machine)).not.toBe(defaultDataDir(machine));
    }
  });

  test("has its free bytes told before it exists", () => {
    const folder = tempFolder();
    expect(textFiles.freeBytes(join(folder, "a", "b", "c"))).toBeGreaterThan(0);
  });

  test("[F25] is known to take no files before it exists, where what it would be in takes none", ({
    skip,
  }) => {
    const disk = smallDisk(64, skip);
    const folder = join(disk.folder, "a", "b");
    expect(textFiles.isWritable?.(folder)).toBe(true);
    disk.makeReadOnly();
    expect(textFiles.isWritable?.(folder)).toBe(false);
  });
});

describe("text on its way to a terminal", () => {
  test("holds no character that could move the cursor or turn a line around", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(visible(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      }),
    );
  });

  test("is otherwise left as it is", () => {
    expect(visible("Bäckerei “Nord” 北 +1 202 555 0123")).toBe("Bäckerei “Nord” 北 +1 202 555 0123");
  });
});

test("[V14] the machine's clock sleeps for more than the 24.8 days that one timer holds", async () => {
  const over = new AbortController();
  let isOver = false;
  const asleep = machineClock.sleep(30 * 86_400_000, over.signal).then(() => (isOver = true));
  await setTimeout(50);
  expect(isOver).toBe(false);
  over.abort();
  await asleep;
});
