import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseChecked } from "../../../main/core/storage/checked-json.ts";
import { openSettings, settingsPath } from "../../../main/core/settings/open-settings.ts";
import { namesInQuarantine } from "../../../main/core/storage/quarantine.ts";
import type { Settings } from "../../../main/core/settings/port.ts";
import { valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const settingsIn = async (dataDir: string): Promise<Settings> =>
  valueOf(await openSettings({ dataDir, clock: virtualClock() }));

test("a new folder has the defaults and no file until something is changed", async () => {
  const dataDir = tempFolder();
  const settings = await settingsIn(dataDir);
  expect(settings.read()).toEqual({ workspace: "default" });
  expect(namesInQuarantine(settingsPath(dataDir))).toEqual([]);
  expect(readdirSync(dataDir)).toEqual([]);
});

test("a change is there for the next process, in a file that is its owner's alone", async () => {
  const dataDir = tempFolder();
  expect(valueOf((await settingsIn(dataDir)).change({ workspace: "bakery" }))).toEqual({
    workspace: "bakery",
  });
  expect((await settingsIn(dataDir)).read()).toEqual({ workspace: "bakery" });
});

test.runIf(process.platform !== "win32")(
  "the file is its owner's alone, even where it was readable to others",
  async () => {
    const dataDir = tempFolder();
    writeFileSync(settingsPath(dataDir), "{}", { mode: 0o644 });
    const settings = await settingsIn(dataDir);
    const mode = (): number => statSync(settingsPath(dataDir)).mode & 0o777;
    expect(mode()).toBe(0o600);
    valueOf(settings.change({ workspace: "bakery" }));
    expect(mode()).toBe(0o600);
  },
);

test.each(['{"workspace": "baker', '{"workspace":"bakery","checksum":"0"}'])(
  "[F28] a settings file that is damaged after it was opened (%s) is kept by the next change",
  async (content) => {
    const dataDir = tempFolder();
    const settings = await settingsIn(dataDir);
    valueOf(settings.change({ workspace: "bakery" }));
    writeFileSync(settingsPath(dataDir), content);
    expect(settings.read()).toEqual({ workspace: "default" });
    expect(valueOf(settings.change({ window: { language: "es" } }))).toEqual({
      workspace: "default",
      window: { language: "es" },
    });
    const copy = join(dataDir, "settings.json.damaged-2026-01-15T12-00-00-000Z");
    expect(readFileSync(copy, "utf8")).toBe(content);
  },
);

test("members of a later version outlive a change by this one", async () => {
  const dataDir = tempFolder();
  writeFileSync(settingsPath(dataDir), JSON.stringify({ workspace: "bakery", later: { kept: true } }));
  valueOf((await settingsIn(dataDir)).change({ workspace: "shop" }));
  expect(parseChecked(readFileSync(settingsPath(dataDir), "utf8"))).toEqual({
    workspace: "shop",
    later: { kept: true },
  });
});

test.each([
  ["empty", ""],
  ["truncated", '{"workspace": "bak'],
  ["a list", "[1, 2]"],
  ["a word", "null"],
  ["with a member out of shape", '{"workspace": 7}'],
  ["bytes", "\u0000\u0001\u0002"],
])(
  "[F28] a settings file that is damaged (%s) is set aside whole, said so, and the defaults are used",
  async (_how, content) => {
    const dataDir = tempFolder();
    writeFileSync(settingsPath(dataDir), content);
    const settings = await settingsIn(dataDir);
    expect(settings.read()).toEqual({ workspace: "default" });
    const name = "settings.json.damaged-2026-01-15T12-00-00-000Z";
    expect(namesInQuarantine(settingsPath(dataDir))).toEqual([name]);
    const copy = join(dataDir, name);
    expect(readFileSync(copy, "utf8")).toBe(content);
    valueOf(settings.change({ workspace: "bakery" }));
    await settingsIn(dataDir);
    expect(namesInQuarantine(settingsPath(dataDir))).toEqual([name]);
    expect(readFileSync(copy, "utf8")).toBe(content);
  },
);
