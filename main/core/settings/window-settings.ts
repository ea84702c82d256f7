import { basename } from "node:path";
import { present } from "../../../shared/present.ts";
import { MOST_SEEN, Settings, type SettingsChange } from "../../../shared/settings/settings.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import { openSettings, settingsPath, settingsProblemOf } from "./open-settings.ts";
import { SettingsValues, type SettingsProblem } from "./port.ts";
import { readJsonFile } from "../storage/json-file.ts";
import { quarantineOf } from "../storage/quarantine.ts";
import { TOLD_WHEN_LOST } from "../storage/shared-files.ts";

type SettingsPorts = Parameters<typeof openSettings>[0];

/**
 * The window's part of a settings file. Each member is parsed by itself: a corrupted one gets its default.
 */
function windowSettingsOf(dataDir: string, stored: Readonly<Record<string, unknown>> | undefined): Settings {
  const sound = Object.entries(Settings.shape).flatMap(([member, shape]) => {
    if (NEVER_STORED.has(member)) return [];
    const value = shape.safeParse(stored?.[member]);
    return value.success && value.data !== undefined ? [[member, value.data] as const] : [];
  });
  const settings = Settings.parse(Object.fromEntries(sound));
  // The copies on the disk tell it, so that it is told whichever process set one aside.
  const setAside = quarantineOf(dataDir);
  const untold = (file: string): string | undefined =>
    // The last one by name may be an older one that a person has seen: a clock was ahead.
    setAside(file).findLast((name) => settings.seen?.includes(name) !== true);
  return {
    ...settings,
    ...present({
      setAside: untold(basename(settingsPath(dataDir))),
      ...Object.fromEntries(Object.entries(TOLD_WHEN_LOST).map(([member, file]) => [member, untold(file)])),
    }),
  };
}

const NEVER_STORED: ReadonlySet<string> = new Set(["setAside", ...Object.keys(TOLD_WHEN_LOST), "corrupted"]);

/**
 * Reads the window's settings. Creates neither folder nor file, and loads no library.
 *
 * An unreadable file gives the defaults and says so; the next change renames it.
 */
export function readWindowSettings(dataDir: string): Result<Settings, SettingsProblem> {
  try {
    const file = readJsonFile(settingsPath(dataDir));
    const stored = SettingsValues.safeParse(file === "absent" ? {} : file.value);
    const window = windowSettingsOf(dataDir, stored.data?.window);
    return ok(stored.success ? window : { ...window, corrupted: true });
  } catch (cause) {
    return err(settingsProblemOf(cause));
  }
}

type WindowChange = SettingsChange & Partial<Pick<Settings, "certificates">>;

/**
 * Writes the given members, or those that follow from the settings as they are on the disk, and leaves the others
 * unchanged, including those of a later version. What was seen adds to what other windows noted as seen.
 */
export async function changeWindowSettings(
  ports: SettingsPorts,
  change: WindowChange | ((settings: Settings) => WindowChange),
): Promise<Result<Settings, SettingsProblem>> {
  const settings = await openSettings(ports);
  if (!settings.ok) return settings;
  const changed = settings.value.change((stored) => {
    const before = windowSettingsOf(ports.dataDir, stored.window);
    const { seen, ...members } = typeof change === "function" ? change(before) : change;
    const all = seen && [...new Set([...(before.seen ?? []), ...seen])].slice(-MOST_SEEN);
    return { window: { ...stored.window, ...present({ ...members, seen: all }) } };
  });
  return changed.ok ? readWindowSettings(ports.dataDir) : changed;
}
