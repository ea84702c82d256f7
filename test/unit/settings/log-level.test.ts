import { mkdirSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readLogLevel } from "../../../main/core/settings/log-level.ts";
import { settingsPath } from "../../../main/core/settings/open-settings.ts";
import { changeWindowSettings, readWindowSettings } from "../../../main/core/settings/window-settings.ts";
import { LOG_LEVELS } from "../../../shared/settings/log-level.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

test("the log's level is read by itself as it is with all settings", async () => {
  const dataDir = tempFolder();
  expect(readLogLevel(dataDir)).toBe("info");
  for (const logLevel of LOG_LEVELS) {
    const changed = await changeWindowSettings({ dataDir, clock: virtualClock() }, { logLevel });
    expect(changed).toMatchObject({ ok: true });
    expect(readLogLevel(dataDir)).toBe(logLevel);
  }
});

test("settings that are corrupted, of another form or no file at all give the usual level", () => {
  for (const text of ["", "nonsense", "[]", '{"window":7}', '{"window":{"logLevel":"loud"}}', "\u0000"]) {
    const dataDir = tempFolder();
    writeFileSync(settingsPath(dataDir), text);
    expect([text, readLogLevel(dataDir)]).toEqual([text, "info"]);
    expect(readWindowSettings(dataDir)).toMatchObject({ ok: true, value: { logLevel: "info" } });
  }
  const dataDir = tempFolder();
  mkdirSync(settingsPath(dataDir));
  expect(readLogLevel(dataDir)).toBe("info");
});
